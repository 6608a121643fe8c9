import { describe, expect, it } from 'vitest';
import { useOverlay } from '../../../src/core/popups/overlay';
import { widget as buttons } from '../../../src/widgets/floating-buttons/floating-buttons.widget';
import { widget } from '../../../src/widgets/overlay/overlay.widget';
import { closeButton, dialog } from '../support/describe-hash-popup';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import { field, give, onFormPages, openForm, page, send, sendVerified } from '../support/form-page';
import { openLivingPage } from '../support/living-page';
import { renderInFrame } from '../support/render-in-frame';
import { renderWidget } from '../support/render-widget';

onFormPages();

/** A page with the floating buttons and the overlay. */
function open(props: Parameters<typeof openForm<typeof widget.contract>>[1] = {}) {
  renderWidget(buttons);
  return openForm(widget, props);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const close = () => fireEvent.click(closeButton());
const pageOf = (name: string) => screen.findByRole('dialog', { name });
const formStands = () => waitFor(() => field('Sähköpostiosoite'));
const questionStands = () => waitFor(() => field('Viestisi'));

describe('the overlay', () => {
  it('is closed until a button of the page opens the newsletter [CONT-04, CONT-06]', async () => {
    open({ props: { newsletterText: 'Ideoita keittiöön.' } });
    expect(dialog()).toBeNull();
    press('Tilaa Ideakirje');
    await pageOf('Tilaa Ideakirje');
    await formStands();
    expect(screen.getByText('Ideoita keittiöön.')).toBeTruthy();
  });

  it('shows the question form in place of the newsletter, one at a time [CONT-06, ELEM-05]', async () => {
    open();
    press('Tilaa Ideakirje');
    press('Kysy asiantuntijalta');
    await pageOf('Kysy asiantuntijalta');
    await questionStands();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is closed again by its close button, and fires its event [CONT-06, ELEM-08]', async () => {
    const { events } = open();
    press('Kysy asiantuntijalta');
    await pageOf('Kysy asiantuntijalta');
    close();
    expect(dialog()).toBeNull();
    expect(events).toEqual([{ name: 'atria-overlay-closed', detail: { state: 'questionForm' } }]);
  });

  it('opens by its state, which waits while a visitor’s popup is open [CONT-06, ELEM-05]', async () => {
    let menu: ReturnType<typeof useOverlay> | undefined;
    renderInFrame(function View() {
      menu = useOverlay('menu');
      return null;
    });
    act(() => menu?.open());
    const { setProps } = open({ props: { state: 'newsletter' } });
    expect(dialog()).toBeNull();
    act(() => menu?.close());
    await pageOf('Tilaa Ideakirje');
    setProps({ state: 'questionForm' });
    await pageOf('Kysy asiantuntijalta');
    setProps({ state: 'closed' });
    expect(dialog()).toBeNull();
  });
});

it.each<[how: string, open: (overlay: HTMLElement) => void]>([
  ['a property', (overlay) => Object.assign(overlay, { state: 'newsletter' })],
  ['an attribute', (overlay) => overlay.setAttribute('state', 'newsletter')],
])('opens by the same state again once it was closed, as %s [CONT-06]', async (_, open) => {
  const { element, root, find } = await openLivingPage('overlay', { title: 'Closed.' });
  for (let times = 0; times < 2; times++) {
    open(element);
    (await find('dialog button')).click();
    await waitFor(() => expect(root.querySelector('dialog')).toBeNull());
    expect(element).toMatchObject({ state: 'closed' });
  }
});

describe('the newsletter of the overlay', () => {
  const subscribe = async () => {
    press('Tilaa Ideakirje');
    await formStands();
    give({ Sähköpostiosoite: 'anna@example.fi' });
    send();
  };

  it('ends with a thank-you dialog; opened again it is the form [CONT-07, NEWS-02]', async () => {
    const { backend } = open();
    await subscribe();
    const thanks = await pageOf('Kiitos tilauksesta!');
    expect(thanks.textContent).toContain('Seuraava kirje tulee sähköpostiisi.');
    expect(backend.to('newsletter/subscribe').map(({ body }) => body)).toEqual([
      { email: 'anna@example.fi' },
    ]);
    close();
    expect(dialog()).toBeNull();
    press('Tilaa Ideakirje');
    await formStands();
    expect(field('Sähköpostiosoite').value).toBe('');
  });

  it('reports to the page’s analytics that a visitor has subscribed [ANA-09]', async () => {
    Object.assign(window, { dataLayer: [] });
    open();
    await subscribe();
    await pageOf('Kiitos tilauksesta!');
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: 'fs_newsletter_form_submit', formName: 'uutiskirje' },
    ]);
  });

  it('stays open with an error when it fails [NEWS-02]', async () => {
    const { backend } = open();
    backend.failWith('newsletter:500');
    await subscribe();
    await screen.findByText('Jotain meni vikaan');
    await pageOf('Tilaa Ideakirje');
  });
});

it('leads a sent question to the success page, with the page’s subject [CONT-08, FBUS-14]', async () => {
  const props = { successUrl: '/kiitos', subject: 'Keittiö', customerId: '7' };
  const { backend } = open({ props });
  press('Kysy asiantuntijalta');
  await questionStands();
  give({ Nimesi: 'Anna', Sähköpostiosoitteesi: 'anna@example.fi', Viestisi: 'Miksi?' });
  await sendVerified();
  await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
  expect(backend.to('expertquestion').map(({ body }) => body)).toMatchObject([
    { Data: { Subject: 'Keittiö', CustomerId: '7', FullName: 'Anna' } },
  ]);
});
