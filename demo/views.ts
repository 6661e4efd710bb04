/** Chat or playground, by the address after the #, so that each can be linked to and Back works. */
export function startViews(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-view]')];
  const show = (): void => {
    const chosen = links.find((link) => link.hash === location.hash);
    if (!chosen && links.some((link) => link.ariaCurrent === 'page')) return; // a link inside a view
    for (const link of links) {
      const current = link === (chosen ?? links[0]);
      link.ariaCurrent = current ? 'page' : null;
      const view = document.querySelector<HTMLElement>(link.hash);
      if (view) view.hidden = !current;
    }
  };
  addEventListener('hashchange', show);
  show();
}
