import { expect, it } from 'vitest';
import { widget } from '../../../src/widgets/expert-question-form/expert-question-form.widget';
import { screen, waitFor } from '../support/dom';
import {
  arrived,
  field,
  give,
  listed,
  onFormPages,
  openForm,
  page,
  send,
  sendVerified,
  summary,
  wrapped,
} from '../support/form-page';

// The declaration has the tests of every form, in tests/unit/core/contact.
onFormPages();

const fill = () =>
  give({
    Nimesi: 'Anna Kokki',
    Sähköpostiosoitteesi: 'anna@example.fi',
    Viestisi: 'Riittääkö yksi uuni?',
  });

it('sends the subject and the customer of the page, and leads on [FBUS-11, FBUS-14]', async () => {
  const view = openForm(widget, {
    props: { subject: 'Kysymys keittiöstä', customerId: '40210', successUrl: '/kiitos' },
  });
  fill();
  expect(await arrived(view, 'business/expertquestion')).toEqual(
    wrapped({
      Subject: 'Kysymys keittiöstä',
      FullName: 'Anna Kokki',
      Company: '',
      Message: 'Riittääkö yksi uuni?',
      Email: 'anna@example.fi',
      Phone: '',
      CustomerId: '40210',
    }),
  );
  await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
});

it('lists what is missing in its own words [FBUS-12]', () => {
  openForm(widget);
  send();
  expect(listed()).toEqual(['Nimesi', 'Sähköpostiosoitteesi', 'Viestisi']);
  expect(summary().textContent).toContain('Tapahtui virheLomakkeessa on virheitä');
});

it('says that something went wrong [FBUS-14]', async () => {
  const { backend } = openForm(widget, { props: { successUrl: '/kiitos' } });
  backend.failWith('contact:500');
  fill();
  await sendVerified();
  await waitFor(() => screen.getByText('Jotain meni vikaan'));
  expect(page.gone).toEqual([]);
});

it('separates a question about one subject from another page’s', () => {
  const about = (subject: string) => openForm(widget, { props: { subject } });
  const first = about('Keittiö');
  fill();
  first.unmount();
  const second = about('Makkara');
  expect(field('Viestisi').value).toBe('');
  second.unmount();
  about('Keittiö');
  expect(field('Viestisi').value).toBe('Riittääkö yksi uuni?');
});
