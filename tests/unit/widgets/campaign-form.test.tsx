import { describe, expect, it } from 'vitest';
import { campaign } from '../../../src/widgets/campaign-form/campaign-form.form';
import { widget } from '../../../src/widgets/campaign-form/campaign-form.widget';
import { describeForm } from '../support/describe-form';
import { screen, waitFor } from '../support/dom';
import { choose, field, give, listed, messageOf, openForm, page, send } from '../support/form-page';

const adult = 'Olen vähintään 18-vuotias.';
const rules = 'Hyväksyn arvonnan säännöt.';
const missing = ['Sähköposti', adult, rules];
const fill = () => {
  give({ Sähköposti: 'aino@example.fi' });
  for (const box of [adult, rules]) if (!field(box).checked) choose(box);
};
const body = {
  email: 'aino@example.fi',
  join: '1',
  isAdult: 'true',
  subscribeToCinCinVinoNewsletter: 'false',
};

describeForm('the entry to a prize draw', {
  widget,
  form: campaign,
  elsewhere: { joinId: 12 },
  fault: 'campaign',
  path: 'campaign/participate',
  fill,
  body,
  missing,
  thanks: 'Kiitos! Olet mukana arvonnassa.',
  failure: 'Jotain meni vikaan',
});

describe('an entry to a prize draw', () => {
  const enter = async (view: ReturnType<typeof openForm>) => {
    send();
    await waitFor(() => expect(view.backend.to('campaign/participate')).toHaveLength(1));
    return view.backend.to('campaign/participate')[0]?.body;
  };

  it('sends all as texts, with the number of the page’s draw [FOTH-07]', async () => {
    const view = openForm(widget, { props: { joinId: 12 } });
    fill();
    choose('Tilaan samalla Cin Cin Vino -uutiskirjeen.');
    expect(await enter(view as never)).toEqual({
      ...body,
      join: '12',
      subscribeToCinCinVinoNewsletter: 'true',
    });
  });

  it('is of draw 1 without a number, and needs no newsletter [FOTH-07, FOTH-08]', async () => {
    const view = openForm(widget);
    fill();
    expect(await enter(view as never)).toEqual(body);
  });

  it('needs an address, an adult and the rules [FOTH-08]', () => {
    openForm(widget);
    send();
    expect(listed()).toEqual(missing);
    for (const label of missing) expect(messageOf(field(label))).toBe('Tämä kenttä on pakollinen');
  });

  it('fails when the answer says so, and thanks in place else [FOTH-09]', async () => {
    openForm(widget, { props: { successText: 'Onnea arvontaan!' } });
    fill();
    // The stand-in's list has every address with this name.
    give({ Sähköposti: 'taken@example.fi' });
    send();
    await waitFor(() => screen.getByText('Jotain meni vikaan'));
    give({ Sähköposti: 'aino@example.fi' });
    send();
    await waitFor(() => screen.getByText('Onnea arvontaan!'));
    expect(page.gone).toEqual([]);
  });
});
