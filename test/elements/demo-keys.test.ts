import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { incident } from '../../demo/contents.js';
import { ASK, Host, mountForm, root, unmountAll, until } from './support.js';

const press = (key: string): Promise<void> => sendKeys({ press: key });

/** 20 October 2026. Chromium and Firefox go on to the next part of a date by themselves; in WebKit one presses Tab. */
async function typeDate(): Promise<void> {
  const { userAgent } = navigator;
  if (!userAgent.includes('AppleWebKit') || userAgent.includes('Chrome')) return sendKeys({ type: '10202026' });
  for (const part of ['10', '20', '2026']) {
    await sendKeys({ type: part });
    if (part !== '2026') await press('Tab');
  }
}

describe('the form of the demo', () => {
  afterEach(unmountAll);

  it('PF-11 is filled in and sent by keyboard alone', async () => {
    const form = await mountForm(incident, { source: ASK });
    const host = new Host(form);
    const focused = (): string => root(form).activeElement?.getAttribute('name') ?? '';
    /** Tab until a control has the focus; a date has a stop for each of its parts. */
    const tabTo = async (name: string): Promise<void> => {
      for (let stops = 0; stops < 8 && focused() !== name; stops++) await press('Tab');
      expect(focused()).to.equal(name);
    };
    form.focusHeading();
    await tabTo('date');
    await typeDate();
    await tabTo('severity');
    await press(' ');
    await press('ArrowDown');
    await press('ArrowDown');
    await tabTo('area_closed');
    await press(' ');
    await tabTo('note');
    await sendKeys({ type: 'Water' }); // WebKit’s driver swallows a letter that comes twice
    for (let stops = 0; stops < 3 && root(form).activeElement?.getAttribute('part') !== 'submit'; stops++) await press('Tab');
    await press('Enter');
    const { command } = await host.event();
    expect(command).to.deep.equal({
      type: 'answer_deferred',
      run_id: 'run-1',
      tool_call_id: 'call-1',
      answer: {
        date: '2026-10-20',
        severity: 'high',
        area_closed: true,
        power_off: false,
        photos: false,
        note: 'Water',
      },
    });
    await host.answer({ ok: true });
    await until(form, 'answered');
    expect(root(form).activeElement?.hasAttribute('data-outcome')).to.equal(true);
  });
});
