import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/news-release-popup/news-release-popup.widget';
import { describeHashPopup, dialogOf } from '../support/describe-hash-popup';
import { screen } from '../support/dom';
import { choose, give, openForm, sendVerified } from '../support/form-page';
import { goToHash } from '../support/go-to-hash';

describeHashPopup({ widget, hash: '#newsreleases', title: 'Tilaa tiedotteet' });

describe('the news release popup', () => {
  it('requests no categories before it is open [NEWS-04, NEWS-09]', async () => {
    const { backend } = openForm(widget);
    expect(backend.calls).toEqual([]);
    goToHash('#newsreleases');
    await screen.findByRole('checkbox', { name: 'Pörssitiedotteet' });
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/cision/subscribe/categories']);
  });

  it('sends the form, with the captcha in its dialog, and thanks there [NEWS-10]', async () => {
    const { backend } = openForm(widget);
    goToHash('#newsreleases');
    await screen.findByRole('checkbox', { name: 'Pörssitiedotteet' });
    choose('Pörssitiedotteet');
    give({ Sähköpostiosoite: 'anna@example.fi' });
    await sendVerified();
    await screen.findByText('Kiitos tilauksesta!');
    await dialogOf('Tilaa tiedotteet');
    expect(backend.to('cision-liana/subscribe')).toHaveLength(1);
  });
});
