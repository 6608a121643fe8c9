import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { widget as releases } from '../../../src/widgets/news-release-popup/news-release-popup.widget';
import { widget } from '../../../src/widgets/newsletter-popup/newsletter-popup.widget';
import {
  closeButton,
  describeHashPopup,
  dialog,
  dialogOf,
  openAt,
} from '../support/describe-hash-popup';
import { give, onFormPages, openForm, send } from '../support/form-page';
import { goToHash } from '../support/go-to-hash';
import { renderWidget } from '../support/render-widget';

describeHashPopup({ widget, hash: '#newsletter', title: 'Uutiskirjeen tilaus' });

const subscribe = async () => {
  await screen.findByRole('form');
  give({ Sähköpostiosoite: 'anna@example.fi' });
  send();
};

describe('the newsletter popup', () => {
  onFormPages();
  afterEach(() => openAt('/'));

  it('shows the form, and after a subscription a thank-you, whose closing restores the address [NEWS-06, NEWS-05]', async () => {
    openAt('/sivu?a=1#osa');
    const { backend } = openForm(widget, { props: { variant: 'shop' } });
    goToHash('#newsletter');
    await subscribe();
    await dialogOf('Kiitos tilauksesta!');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/lk/newsletter/subscribe']);
    fireEvent.click(closeButton());
    expect(dialog()).toBeNull();
    expect(window.location.href.endsWith('/sivu?a=1#osa')).toBe(true);
  });

  it('stays a form with an error where the subscription fails [NEWS-02, NEWS-06]', async () => {
    const { backend } = openForm(widget);
    backend.failWith('newsletter:500');
    goToHash('#newsletter');
    await subscribe();
    await screen.findByText('Jotain meni vikaan');
    await dialogOf('Uutiskirjeen tilaus');
  });

  it('is one of two popups at a time: the newer link wins [NEWS-04, ELEM-05]', async () => {
    openForm(releases);
    renderWidget(widget);
    goToHash('#newsletter');
    await dialogOf('Uutiskirjeen tilaus');
    goToHash('#newsreleases');
    await dialogOf('Tilaa tiedotteet');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
