import { entries, expect, fill, form, hostThat, pressed, report, send, tabTo, test } from './demo.js';

test('PF-11 the incident report is filled in and sent by keyboard alone, and its receipt has the focus', async ({ demo }) => {
  const card = report(demo);
  await tabTo(demo, 'date');
  await demo.keyboard.type('11202026');
  await tabTo(demo, 'severity');
  await demo.keyboard.press('ArrowDown');
  await demo.keyboard.press('ArrowDown');
  await expect(card.getByRole('radio', { name: 'High' })).toBeChecked();
  await tabTo(demo, 'power_off');
  await demo.keyboard.press('Space');
  await tabTo(demo, 'note');
  await demo.keyboard.type('The floor is wet');
  await tabTo(demo, 'Send the report');
  await demo.keyboard.press('Enter');

  await expect(card.getByText('Sent by you')).toBeVisible();
  await expect(card.getByText('November 20, 2026')).toBeVisible();
  await expect(card.getByText('The floor is wet')).toBeVisible();
  await expect(card.locator('[data-outcome]')).toBeFocused();
  await expect(entries(demo, 'ui-submit').locator('pre')).toContainText('"power_off": true');
});

test('L-2 a refused schema shows its problems and what goes back to the model; the next try is drawn', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Send a wrong schema' }).click();
  const refused = form(demo, 'can’t be shown');
  await refused.locator('summary').click();
  await expect(refused.locator('li')).toHaveCount(2);
  await expect(demo.locator('.traffic')).toContainText('"anyOf" is not allowed');
  await expect(demo.locator('.traffic')).toContainText('remove "pattern"');
  await expect(entries(demo, 'ui-refused')).toHaveCount(1);

  const contact = form(demo, 'Contact on site');
  await contact.getByLabel('Who is to be called?').fill('The caretaker');
  await contact.getByLabel('E-mail').fill('caretaker@example.org');
  await contact.getByLabel('E-mail').press('Enter');
  await expect(contact.getByText('Sent by you')).toBeVisible();
});

test('F-14 (18) a host that never answers ends in «Not known», with what was typed', async ({ demo }) => {
  await hostThat(demo, 'silent');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).getByText('Not known', { exact: true })).toBeVisible({ timeout: 10_000 });
  await expect(report(demo).getByLabel('Note')).toHaveValue('The floor is wet');

  await hostThat(demo, 'now');
  const dialog = report(demo).getByRole('dialog');
  await pressed(report(demo).getByRole('button', { name: 'Send again…' }), () => expect(dialog).toBeVisible({ timeout: 100 }));
  await pressed(dialog.getByRole('button', { name: 'Open the form again' }), () => expect(dialog).toBeHidden({ timeout: 100 }));
  await send(report(demo)).click();
  await expect(report(demo).getByText('Sent by you')).toBeVisible();
});

test('L-18 a double click sends once', async ({ demo }) => {
  await hostThat(demo, 'slow');
  await fill(report(demo));
  await send(report(demo)).dblclick();
  await expect(report(demo).getByText('Sent by you')).toBeVisible({ timeout: 10_000 });
  await expect(entries(demo, 'ui-submit')).toHaveCount(1);
});

test('L-15 a form that was answered already shows by whom', async ({ demo }) => {
  await hostThat(demo, 'taken');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).getByText('Already answered by the night shift')).toBeVisible();
  await expect(report(demo).getByText('Seen to on the night shift')).toBeVisible();
  await expect(send(report(demo))).toHaveCount(0);
});

test('L-5 a field that the host refuses shows it, and has the focus', async ({ demo }) => {
  await hostThat(demo, 'field');
  await fill(report(demo));
  await send(report(demo)).click();
  await expect(report(demo).locator('[part=error]')).toContainText('Our records say something else');
  await expect(report(demo).getByLabel('Date')).toBeFocused();
});

test('L-13 a form that changed keeps what was typed, lists the rest and is sent in its new version', async ({ demo }) => {
  await hostThat(demo, 'changed');
  await fill(report(demo));
  await send(report(demo)).click();
  await pressed(report(demo).getByRole('button', { name: 'Review the new version' }), () =>
    expect(report(demo).getByLabel('Somebody else had a look too')).toBeVisible({ timeout: 100 }),
  );
  await expect(report(demo).getByLabel('Date')).toHaveValue('2026-11-20');
  await expect(report(demo).getByText('Note: The floor is wet')).toBeVisible();
  await report(demo).getByLabel('Somebody else had a look too').check();
  await send(report(demo)).click();
  await expect(report(demo).getByText('Sent by you')).toBeVisible();
});

for (const [behaviour, says] of [
  ['closed', 'Closed'],
  ['off', 'Turned off'],
  ['forbidden', 'Refused'],
  ['error', 'Not known'],
] as const) {
  test(`L-14 a host that is ${behaviour}: «${says}», and what was typed stays in sight`, async ({ demo }) => {
    await hostThat(demo, behaviour);
    await fill(report(demo));
    await send(report(demo)).click();
    await expect(report(demo).getByText(says, { exact: true })).toBeVisible();
    await expect(report(demo).getByLabel('Note')).toHaveValue('The floor is wet');
  });
}

test('F-7 a thread of 200 forms is drawn, and the last of them can be answered', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Go back 200 forms' }).click();
  await expect(demo.locator('#thread ui-form')).toHaveCount(201);
  const last = demo.locator('#thread ui-form').last();
  await last.getByRole('radio', { name: 'Friday morning' }).check();
  await send(last).click();
  await expect(last.getByText('Sent by you')).toBeVisible();
});

test('F-13 the sign-up says until when it can be answered, F-10 and how many have', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Open a sign-up' }).click();
  const signUp = form(demo, 'Help with the repair');
  await expect(signUp.getByText('Can be answered until')).toBeVisible();
  await expect(signUp.getByText('3 answers so far')).toBeVisible();
});
