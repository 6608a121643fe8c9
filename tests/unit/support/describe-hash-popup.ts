import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { fireEvent, screen, within } from './dom';
import { onFormPages, openForm } from './form-page';
import { goToHash } from './go-to-hash';

export const openAt = (path: string) => window.history.replaceState(null, '', path);
export const dialog = () => screen.queryByRole('dialog');
export const dialogOf = (name: string) => screen.findByRole('dialog', { name });
export const closeButton = () => {
  const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Sulje' });
  return button as HTMLElement;
};

type Open = (props?: object) => Pick<ReturnType<typeof openForm>, 'element' | 'unmount'>;

interface PopupCase<C extends Contract> {
  readonly widget: WidgetDefinition<C>;
  /** With its `#`. */
  readonly hash: string;
  /** The title of its dialog, if the page gives none. */
  readonly title: string;
}

/** What every popup of a hash does; each suite keeps only its own tests, on fresh form pages. */
export function describeHashPopup<C extends Contract>({ widget, hash, title }: PopupCase<C>) {
  const open: Open = (props = {}) => openForm(widget, { props: props as never });
  onFormPages();
  describe(`the popup of ${hash}`, () => describeOpening(open, hash, title));
}

function describeOpening(open: Open, hash: string, title: string) {
  it('is nothing until the address has its hash [NEWS-04]', async () => {
    open();
    expect(dialog()).toBeNull();
    goToHash('#muu');
    expect(dialog()).toBeNull();
    goToHash(hash);
    await dialogOf(title);
    await screen.findByRole('form');
  });

  it('is open at load if the address has it, with the texts of the page [NEWS-04]', async () => {
    openAt(`/sivu?a=1${hash}`);
    open({ heading: 'Otsikko', text: 'Torstaisin.' });
    await dialogOf('Otsikko');
    expect((await screen.findAllByText('Torstaisin.')).length).toBeGreaterThan(0);
  });

  it.each([
    ['its button', () => fireEvent.click(closeButton())],
    ['Escape', () => fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' })],
  ])('removes the hash when it is closed by %s [NEWS-05, IMP-13]', async (_by, close) => {
    openAt(`/sivu?a=1${hash}`);
    open();
    await dialogOf(title);
    close();
    expect(dialog()).toBeNull();
    expect(window.location.href.endsWith('/sivu?a=1')).toBe(true);
  });

  it('opens once if a page has it twice, and by the other when the first is removed', async () => {
    const first = open();
    open();
    goToHash(hash);
    await dialogOf(title);
    first.unmount();
    goToHash('');
    goToHash(hash);
    await dialogOf(title);
  });

  it.each(['#tuotteet', '#kirjaudu'])(
    'is closed at %s of the cart, which is the address again once it is closed [NEWS-05]',
    async (step) => {
      openAt(`/ostoskori${step}`);
      open();
      expect(dialog()).toBeNull();
      goToHash(hash);
      await dialogOf(title);
      fireEvent.click(closeButton());
      expect(dialog()).toBeNull();
      expect(window.location.hash).toBe(step);
    },
  );

  it('is not in the markup of a server, which knows no hash', () => {
    expect(renderToString(open().element)).not.toContain('dialog');
  });
}
