import { expect, type Page } from '@playwright/test';

/** The browser's data of a person, by its own names. */
export const known = {
  NAME_FIRST: 'Anna',
  NAME_LAST: 'Asiakas',
  ADDRESS_HOME_LINE1: 'Kuja 1',
  ADDRESS_HOME_STREET_ADDRESS: 'Kuja 1',
  ADDRESS_HOME_ZIP: '00180',
  ADDRESS_HOME_CITY: 'Helsinki',
  ADDRESS_HOME_COUNTRY: 'FI',
  EMAIL_ADDRESS: 'anna@example.fi',
  PHONE_HOME_WHOLE_NUMBER: '+358401234567',
  COMPANY_NAME: 'Keittiö Oy',
};

/**
 * Makes the browser fill in a form by its first name, as a visitor would by the browser's list.
 *
 * @returns how it classifies each field of the form, in its own words
 */
export async function autofill(page: Page, tag: string): Promise<string[]> {
  const first = page.locator(tag).getByRole('textbox', { name: 'Etunimi', exact: true });
  await first.click();
  const browser = await page.context().newCDPSession(page);
  const fields = Object.entries(known).map(([name, value]) => ({ name, value }));
  const { result } = await browser.send('Runtime.evaluate', {
    expression: `document.querySelector('${tag}').shadowRoot
      .querySelector('[autocomplete$=given-name]')`,
  });
  const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const types = new Promise<string[]>((resolve) => {
    browser.on('Autofill.addressFormFilled', ({ filledFields }) =>
      resolve(filledFields.map(({ autofillType }) => autofillType)),
    );
  });
  await browser.send('Autofill.enable');
  await browser.send('Autofill.setAddresses', { addresses: [{ fields }] });
  // The browser reads a form's fields some time after they were added.
  await expect(async () => {
    await browser.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      address: { fields },
    } as never);
    await expect(first).toHaveValue('Anna', { timeout: 1000 });
  }).toPass();
  return types;
}
