import { expect, waitFor } from 'storybook/test';
import { examples } from '../src/widgets/retail-contact-form/retail-contact-form.examples';
import { widget } from '../src/widgets/retail-contact-form/retail-contact-form.widget';
import { type Steps, storiesFrom } from './support/stories-from';

const stories = storiesFrom(widget, examples);
export default { ...stories.meta, id: 'retail-contact-form', title: 'Forms/Retail contact form' };

export const SentWithErrors = stories.steps('default', async ({ screen, press, t }) => {
  await press(t('/form/send'));
  await screen.findByText(t('/form/box-title'));
});

const typed = {
  '/person/message': 'Maistui!',
  '/person/first-name': 'Maija',
  '/person/last-name': 'Mallikas',
  '/person/street': 'Kotikatu 1',
  '/person/postal-code': '60100',
  '/person/city': 'Seinäjoki',
};

/** The box of the stand-in's captcha, which is outside the form's own root. */
const captchaOf = (element: HTMLElement) =>
  waitFor(() => {
    const roots = [...element.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
    const box = roots.map((root) => root?.querySelector('input')).find(Boolean);
    if (!box) throw new Error('the captcha is not there yet');
    return box;
  });

const send = async ({ element, press, type, t }: Steps) => {
  await press(t('/retail-contact/feedback'), 'radio');
  for (const [label, text] of Object.entries(typed)) await type(t(label), text);
  await press(t('/person/no-contact'), 'radio');
  const captcha = await captchaOf(element);
  captcha.click();
  await waitFor(() => expect(captcha).toBeDisabled());
  await press(t('/form/send'));
};

export const Sent = stories.steps('default', async (given) => {
  await send(given);
  await given.screen.findByText(given.t('/form/thanks'));
});
export const Sending = stories.steps('loading', send);
export const NotSent = stories.steps('failing', async (given) => {
  await send(given);
  await given.screen.findByRole('alert');
});
