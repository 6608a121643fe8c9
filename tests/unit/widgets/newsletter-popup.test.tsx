import { describe, expect, it } from 'vitest';
import { widget as releases } from '../../../src/widgets/news-release-popup/news-release-popup.widget';
import { widget } from '../../../src/widgets/newsletter-popup/newsletter-popup.widget';
import { held } from '../../support/held';
import {
  closeButton,
  describeHashPopup,
  dialog,
  dialogOf,
  openAt,
} from '../support/describe-hash-popup';
import { fireEvent, rendered, screen, waitFor } from '../support/dom';
import { give, openForm, send } from '../support/form-page';
import { goToHash } from '../support/go-to-hash';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

describeHashPopup({ widget, hash: '#newsletter', title: 'Uutiskirjeen tilaus' });

const subscribe = async () => {
  await screen.findByRole('form');
  give({ Sähköpostiosoite: 'anna@example.fi' });
  send();
};

describe('the newsletter popup', () => {
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

  /** A popup whose dialog is closed while it subscribes, before the answer has come. */
  const closedMeanwhile = async () => {
    const [isAnswered, answer] = held();
    const backend = recordingBackend();
    const fetch: typeof globalThis.fetch = async (...given) => {
      const response = await backend.fetch(...given);
      await isAnswered;
      return response;
    };
    const view = openForm(widget, { props: { variant: 'foodservice' }, settings: { fetch } });
    goToHash('#newsletter');
    await subscribe();
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    fireEvent.click(closeButton());
    expect(dialog()).toBeNull();
    return { ...view, backend, answer };
  };
  const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

  it('subscribes though its dialog is closed meanwhile, fires its event and announces the thanks [NEWS-02, ANA-09, IMP-20]', async () => {
    const dataLayer: { event?: string }[] = [];
    Object.assign(window, { dataLayer });
    const { backend, answer, events } = await closedMeanwhile();
    expect(backend.calls[0]?.signal.aborted).toBe(false);
    answer();
    await said('Kiitos tilauksesta!');
    expect(events.map(({ name }) => name)).toContain('atria-form-success');
    expect(dataLayer.map(({ event }) => event)).toContain('fs_newsletter_form_submit');
    Reflect.deleteProperty(window, 'dataLayer');
  });

  it('opened again meanwhile is still busy, and is sent once [IMP-28]', async () => {
    const { backend, answer } = await closedMeanwhile();
    goToHash('#newsletter');
    await screen.findByRole('form');
    send();
    answer();
    await waitFor(() => expect(rendered.querySelector('form')).toBeNull());
    expect(backend.calls).toHaveLength(1);
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
