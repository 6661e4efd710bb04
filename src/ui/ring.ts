/**
 * The focus outline against a page's own colours: under 3:1 with the surface (look.md, WCAG 1.4.11) it is drawn in the
 * colour of the text, for everyone, and the page's developer is told. Loaded where a page has such colours.
 */

/** Least contrast of what has to be seen. */
const LEAST = 3;

const inText = new CSSStyleSheet();
inText.replaceSync(':host{--_focus:var(--_text)}');

/** One answer a theme: elements of a thread mostly share it. */
const known = new Map<string, number>();
let told = false;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * A colour as `color-mix` in sRGB writes it, whatever way it was written in; channels and alpha 0 to 1.
 * @returns undefined for what can't be read.
 */
function parse(text: string): Colour | undefined {
  const [, inside = ''] = /^color\(srgb ([^)]*)\)$/.exec(text) ?? [];
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = inside.split(/[\s/]+/).map(Number);
  return [red, green, blue, alpha].some(Number.isNaN) ? undefined : [red, green, blue, alpha];
}

const linear = (value: number): number => (value <= 0.04045 ? Math.max(0, value) / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2 contrast, 1 to 21, of a colour that may let some of the ground through. */
function contrast(colour: Colour, ground: Colour): number {
  const [red, green, blue] = [0, 1, 2].map((at) => (colour[at] ?? 0) * colour[3] + (ground[at] ?? 0) * (1 - colour[3]));
  const [one, other] = [luminance([red ?? 0, green ?? 0, blue ?? 0, 1]), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Draws both in a part of the element's own, so that what the page wrote comes out as numbers. What is no colour draws no
 * outline at all, hence 1.
 */
function measure(root: ShadowRoot): number {
  const probe = document.createElement('i');
  probe.hidden = true;
  root.append(probe);
  const read = (name: string): Colour | undefined => {
    probe.style.color = `color-mix(in srgb, var(${name}), var(${name}))`;
    return parse(getComputedStyle(probe).color);
  };
  const [ring, surface] = [read('--_focus-asked'), read('--_surface')];
  probe.remove();
  return ring && surface ? contrast(ring, surface) : 1;
}

/** @param style Computed, of the host. */
export function keepRing(root: ShadowRoot, style: CSSStyleDeclaration): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const asked = ['--_focus-asked', '--_surface'].map((name) => style.getPropertyValue(name));
  const key = [...asked, style.color, style.colorScheme, dark].join();
  const ratio = known.get(key) ?? measure(root);
  known.set(key, ratio);
  const others = root.adoptedStyleSheets.filter((sheet) => sheet !== inText);
  if (ratio < LEAST !== others.length < root.adoptedStyleSheets.length)
    root.adoptedStyleSheets = ratio < LEAST ? [...others, inText] : others;
  if (ratio >= LEAST || told) return;
  told = true;
  console.warn(
    `inlay-ui: the focus outline (--ui-color-focus, or the accent) has ${ratio.toFixed(2)}:1 with the surface; under 3:1 the colour of the text is used`,
  );
}
