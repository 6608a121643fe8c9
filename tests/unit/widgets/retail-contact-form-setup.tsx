import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/retail-contact-form/retail-contact-form.widget';
import { fakeCaptcha } from '../support/captcha';
import { recordingBackend } from '../support/recording';
import { type RenderOptions, renderWidget } from '../support/render-widget';

export const path = '/api/contact/retail/';
export let gone: string[];
export let captcha: ReturnType<typeof fakeCaptcha>;
export let user: ReturnType<typeof userEvent.setup>;

export type Options = RenderOptions<typeof widget.contract>;
export function open(options: Options = {}) {
  const backend = recordingBackend();
  const host = document.createElement('div');
  document.body.append(host);
  const settings = { fetch: backend.fetch, captchaScript: '/captcha.js', captchaKey: 'key' };
  const view = renderWidget(widget, { ...options, host, settings });
  return { ...view, backend, host };
}
export const send = () => user.click(screen.getByRole('button', { name: 'Lähetä' }));
export const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
export const type = async (label: string, text: string) => {
  const input = field(new RegExp(`^${label}`));
  await user.clear(input);
  await user.type(input, text);
};
export const choose = (label: string) => user.click(screen.getByRole('radio', { name: label }));
export const product = () => screen.getByRole('combobox', { name: /^Tuotteen nimi/ });

export async function chooseProduct(text = 'Grillimakkara') {
  await user.type(product(), text);
  const [first] = await screen.findAllByRole('option');
  const title = first?.textContent ?? '';
  await user.click(first as HTMLElement);
  return title;
}
export async function fillPerson() {
  await type('Viesti', 'Pakkaus oli rikki.');
  await type('Etunimi', 'Anna');
  await type('Sukunimi', ' Asiakas ');
  await type('Katuosoite', 'Kuja 1');
  await type('Postinumero', '00100');
  await type('Postitoimipaikka', 'Helsinki');
  await choose('Sähköpostilla');
  await type('Sähköposti', 'anna@atria.fi');
}
export async function fillComplaint() {
  const title = await chooseProduct();
  await type('Viimeinen käyttöpäivä', '05/11/2026');
  await type('Eränumero', 'L123');
  await type('Ostopaikka', 'Kauppa');
  await fillPerson();
  return title;
}
export const missing = () =>
  within(screen.getByRole('alert', { name: 'Tapahtui Virhe!' }))
    .getAllByRole('link')
    .map((one) => one.textContent);

beforeEach(() => {
  gone = [];
  user = userEvent.setup({ delay: null });
  captcha = fakeCaptcha();
  vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
