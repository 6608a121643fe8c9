import { describe, expect, it } from 'vitest';
import { expertQuestion } from '../../../../src/core/contact/expert-question.form';
import { widget } from '../../../../src/widgets/expert-question-form/expert-question-form.widget';
import { describeForm } from '../../support/describe-form';
import { screen, waitFor } from '../../support/dom';
import { field, give, openForm, sendVerified, wrapped } from '../../support/form-page';
import { formWidget } from '../../support/form-widget';

const fill = () =>
  give({
    Nimesi: 'Anna Kokki',
    Yritys: 'Ravintola Lakeus',
    Sähköpostiosoitteesi: 'anna@example.fi',
    Viestisi: 'Miksi kastike juoksettuu? <3 #apua',
  });
const fixed = { Subject: 'Kysymys keittiöstä', CustomerId: '40210' };
const body = wrapped({
  ...fixed,
  FullName: 'Anna Kokki',
  Company: 'Ravintola Lakeus',
  Email: 'anna@example.fi',
  Phone: '',
  Message: 'Miksi kastike juoksettuu? <3 #apua',
});

describeForm('the question to an expert', {
  isWhole: true,
  widget,
  props: { subject: fixed.Subject, customerId: fixed.CustomerId },
  elsewhere: { subject: 'Toinen kysymys' },
  form: expertQuestion,
  anySigns: true,
  path: 'business/expertquestion',
  fill,
  body,
  missing: ['Nimesi', 'Sähköpostiosoitteesi', 'Viestisi'],
  title: 'Tapahtui virhe',
  heading: 'Lomakkeessa on virheitä',
  failure: 'Jotain meni vikaan',
});

describe('a question to an expert', () => {
  it('accepts any character in its message, and never mentions them [FBUS-13, FORM-09]', async () => {
    const { backend } = openForm(formWidget(expertQuestion, { fixed }));
    fill();
    expect(field('Viestisi').getAttribute('aria-invalid')).toBeNull();
    await sendVerified();
    await waitFor(() =>
      expect(backend.to('expertquestion').map((one) => one.body)).toEqual([body]),
    );
    expect(screen.queryByText(/Erikoismerkit/)).toBeNull();
  });
});
