import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletter } from '../../../src/core/contact/newsletter.form';
import { widget } from '../../../src/widgets/newsletter-form/newsletter-form.widget';
import { describeForm } from '../support/describe-form';
import { screen } from '../support/dom';
import { give, openForm, send } from '../support/form-page';

const label = 'Sähköpostiosoite';
const fill = () => give({ [label]: 'anna@example.fi' });

describeForm('the newsletter', {
  isWhole: true,
  widget,
  form: newsletter,
  fault: 'newsletter',
  path: 'newsletter/subscribe',
  fill,
  body: { email: 'anna@example.fi' },
  missing: [label],
  thanks: 'Kiitos tilauksesta!',
  failure: 'Jotain meni vikaan',
});

describe('the newsletter form', () => {
  const pushed = () => (window as { dataLayer?: unknown[] }).dataLayer;
  beforeEach(() => Object.assign(window, { dataLayer: [] }));
  afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

  const event = { event: 'fs_newsletter_form_submit', formName: 'uutiskirje' };
  it.each([
    ['default', '/api/newsletter/subscribe', []],
    ['foodservice', '/api/newsletter/subscribe', [event]],
    ['shop', '/api/lk/newsletter/subscribe', []],
  ] as const)(
    'of the variant %s sends the address to %s, and reports its event to analytics [NEWS-03, ANA-09, API-35, API-36]',
    async (variant, path, told) => {
      const { backend } = openForm(widget, { props: { variant } });
      fill();
      send();
      await screen.findByText('Kiitos tilauksesta!');
      expect(backend.calls.map((one) => [one.path, one.body])).toEqual([
        [path, { email: 'anna@example.fi' }],
      ]);
      expect(pushed()).toEqual(told);
    },
  );

  it('reports no failed subscription to analytics [ANA-09]', async () => {
    const { backend } = openForm(widget, { props: { variant: 'foodservice' } });
    backend.failWith('newsletter:500');
    fill();
    send();
    await screen.findByText('Jotain meni vikaan');
    expect(pushed()).toEqual([]);
  });

  it('has its heading and text above, and the form alone without them', () => {
    const { setProps } = openForm(widget, { props: { heading: 'Ideat', text: 'Torstaisin.' } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ideat');
    expect(screen.getByText('Torstaisin.')).toBeTruthy();
    setProps({});
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('form', { name: 'Uutiskirjeen tilaus' })).toBeTruthy();
  });
});
