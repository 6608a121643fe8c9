import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { widget as releases } from '../../../src/widgets/news-release-popup/news-release-popup.widget';
import { widget } from '../../../src/widgets/newsletter-popup/newsletter-popup.widget';
import { give, onFormPages, openForm, send } from '../support/form-page';
import { renderWidget } from '../support/render-widget';

onFormPages();
const openAt = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => openAt('/'));

const dialog = () => screen.queryByRole('dialog');
const pageOf = (name: string) => screen.findByRole('dialog', { name });
/** As a link, Back or Forward does it. */
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const closeButton = () => {
  const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Sulje' });
  return button as HTMLElement;
};
const subscribe = async () => {
  await screen.findByRole('form');
  give({ Sähköpostiosoite: 'anna@example.fi' });
  send();
};

describe.each([
  ['newsletter', '#newsletter', widget, 'Uutiskirjeen tilaus'],
  ['news-release', '#newsreleases', releases, 'Tilaa tiedotteet'],
] as const)('the %s popup', (_, hash, popup, title) => {
  const open = (props = {}) => openForm(popup as typeof widget, { props });

  it('is nothing until the address has its hash [NEWS-04]', async () => {
    open();
    expect(dialog()).toBeNull();
    goTo('#muu');
    expect(dialog()).toBeNull();
    goTo(hash);
    await pageOf(title);
    await screen.findByRole('form');
  });

  it('is open at load where the address has it, with the texts of the page [NEWS-04]', async () => {
    openAt(`/sivu?a=1${hash}`);
    open({ heading: 'Otsikko', text: 'Torstaisin.' });
    await pageOf('Otsikko');
    expect((await screen.findAllByText('Torstaisin.')).length).toBeGreaterThan(0);
  });

  it.each([
    ['its button', () => fireEvent.click(closeButton())],
    ['Escape', () => fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' })],
  ])('takes the hash away when it is closed by %s [NEWS-05, IMP-13]', async (_by, close) => {
    openAt(`/sivu?a=1${hash}`);
    open();
    await pageOf(title);
    close();
    expect(dialog()).toBeNull();
    expect(window.location.href.endsWith('/sivu?a=1')).toBe(true);
  });

  it('is not in the markup of a server, which knows no hash', () => {
    expect(renderToString(open().element)).not.toContain('dialog');
  });
});

it('shows the form, and after a subscription a thank-you, whose closing restores the address [NEWS-06, NEWS-05]', async () => {
  openAt('/sivu?a=1#osa');
  const { backend } = openForm(widget, { props: { variant: 'shop' } });
  goTo('#newsletter');
  await subscribe();
  await pageOf('Kiitos tilauksesta!');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(backend.calls.map(({ path }) => path)).toEqual(['/api/lk/newsletter/subscribe']);
  fireEvent.click(closeButton());
  expect(dialog()).toBeNull();
  expect(window.location.href.endsWith('/sivu?a=1#osa')).toBe(true);
});

it('stays a form with an error where the subscription fails [NEWS-02, NEWS-06]', async () => {
  const { backend } = openForm(widget);
  backend.failWith('newsletter:500');
  goTo('#newsletter');
  await subscribe();
  await screen.findByText('Jotain meni vikaan');
  await pageOf('Uutiskirjeen tilaus');
});

it('is one of two popups at a time: the newer link wins [NEWS-04, ELEM-05]', async () => {
  openForm(releases);
  renderWidget(widget);
  goTo('#newsletter');
  await pageOf('Uutiskirjeen tilaus');
  goTo('#newsreleases');
  await pageOf('Tilaa tiedotteet');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
