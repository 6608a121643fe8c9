import { expect, it } from 'vitest';
import { question } from '../../../src/widgets/question-form/question-form.form';
import { widget } from '../../../src/widgets/question-form/question-form.widget';
import { describeForm } from '../support/describe-form';
import { screen, waitFor } from '../support/dom';
import { arrived, field, give, messageOf, openForm, page, wrapped } from '../support/form-page';

const fill = () => give({ Kysymyksesi: 'Mistä sinappi tulee?' });
const body = wrapped({ Message: 'Mistä sinappi tulee?' });

describeForm('the question', {
  widget,
  form: question,
  path: 'retail/question',
  fill,
  body,
  missing: ['Kysymyksesi'],
  thanks: 'Kiitos! Kysymyksesi on lähetetty.',
});

it('sends a message alone, and thanks in the page’s words in its place [FOTH-01, FORM-16]', async () => {
  const view = openForm(widget, { props: { successText: 'Kiitos, luemme kaiken.' } });
  fill();
  expect(await arrived(view, 'retail/question')).toEqual(body);
  await waitFor(() => screen.getByText('Kiitos, luemme kaiken.'));
  expect(page.gone).toEqual([]);
});

it('says that a question has special characters [FORM-10]', () => {
  openForm(widget);
  give({ Kysymyksesi: 'Onko #sinappi gluteenitonta?' });
  expect(messageOf(field('Kysymyksesi'))).toContain(
    'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
  );
});
