import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/recipe-banner/recipe-banner.widget';
import { act, fireEvent, rendered, screen, waitFor } from '../support/dom';
import { layOut } from '../support/lay-out';
import { renderWidget } from '../support/render-widget';

const text = 'Viikon reseptit sähköpostiisi.';
const open = (props: object = {}) =>
  renderWidget(widget, { props: { text, link: '/uutiskirje', linkLabel: 'Tilaa', ...props } });
const banner = () => screen.queryByRole('complementary');
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Sulje' }));

describe('the recipe banner', () => {
  it('shows its text and its link at the bottom of the window [CONT-09]', () => {
    open();
    expect(banner()?.textContent).toBe(`${text}Tilaa`);
    expect(screen.getByRole('link', { name: 'Tilaa' }).getAttribute('href')).toBe('/uutiskirje');
  });

  it('is not shown if the cookie says that it was closed [CONT-09]', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
    document.cookie = 'recipe-banner-closed=true; Path=/';
    open();
    expect(banner()).toBeNull();
  });

  it('passes the focus to the page’s content when it is closed [IMP-12]', () => {
    const main = document.body.appendChild(document.createElement('main'));
    open();
    close();
    expect(rendered.activeElement).toBe(main);
    main.remove();
  });

  it('disappears when it is closed, on the whole page, for 30 days [CONT-10]', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    open();
    open();
    fireEvent.click(screen.getAllByRole('button', { name: 'Sulje' })[0] as HTMLElement);
    expect(banner()).toBeNull();
    expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
      `recipe-banner-closed=true; Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`,
    ]);
    open();
    expect(banner()).toBeNull();
  });

  it('disappears when it was closed in another tab, once this one is visible [IMP-30]', () => {
    open();
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it.
    document.cookie = 'recipe-banner-closed=true; Path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(banner()).toBeNull();
  });

  it.each([
    ['40px', '90px'],
    ['', '74px'],
  ])('leaves the space that the page has written on its elements: "%s"', async (written, more) => {
    layOut();
    const sizes = { offsetWidth: 2000, offsetHeight: 50 };
    for (const [name, size] of Object.entries(sizes))
      vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(size);
    const [body, root] = [document.body.style, document.documentElement.style];
    // The page's own style sheet has another.
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      () =>
        ({
          paddingBlockEnd: body.paddingBlockEnd || '24px',
          scrollPaddingBlockEnd: root.scrollPaddingBlockEnd || '24px',
        }) as CSSStyleDeclaration,
    );
    const spaces = () => [body.paddingBlockEnd, root.scrollPaddingBlockEnd];
    body.paddingBlockEnd = written;
    root.scrollPaddingBlockEnd = written;
    const { unmount } = open();
    await waitFor(() => expect(spaces()).toEqual([more, more]));
    unmount();
    expect(spaces()).toEqual([written, written]);
    body.paddingBlockEnd = '';
    root.scrollPaddingBlockEnd = '';
  });

  it('is not in the markup of a server, which does not know the cookie', () => {
    expect(renderToString(open().element)).not.toContain(text);
  });

  it('is nothing without a text, and has no button without text and address', () => {
    open({ text: '' });
    expect(banner()).toBeNull();
    open({ linkLabel: '' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stays away for the visit if cookies are blocked [CONT-10, IMP-10]', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const first = open();
    close();
    expect(banner()).toBeNull();
    first.unmount();
    open();
    expect(banner()).toBeNull();
  });
});
