import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/video-modal/video-modal.widget';
import { declared } from '../support/declared';
import { act, fireEvent, rendered, screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const props = {
  videoUrl: '/videos/tilalta.webm',
  title: 'Tilalta pöytään',
  image: '/pictures/tila.svg',
};
const show = (more: Partial<typeof props> = {}) =>
  renderWidget(widget, { props: { ...props, ...more } });
const opener = () => screen.getByRole('button', { name: /Tilalta pöytään/ });
const open = () => {
  opener().focus();
  fireEvent.click(opener());
};
const dialog = () => screen.getByRole('dialog', { name: 'Tilalta pöytään' });
const video = () => rendered.querySelector('video');

describe('the video modal', () => {
  it('is a button with the picture and the title of its video [CONT-02]', () => {
    const { container } = show();
    expect(opener().querySelector('img')?.getAttribute('src')).toBe('/pictures/tila.svg');
    expect(container.querySelector('figcaption')?.textContent).toBe('Tilalta pöytään');
    expect(video()).toBeNull();
  });

  it('is a plain button without a picture [CONT-02]', () => {
    show({ image: '' });
    expect(screen.getByRole('button', { name: 'Tilalta pöytään' })).toBeTruthy();
  });

  it('names the player also if there is no picture, before it requests anything from it [CONT-02]', () => {
    show({ image: '', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    const described = opener().getAttribute('aria-describedby') ?? '';
    expect(rendered.getElementById(described)?.textContent).toBe('Soitin: YouTube');
  });

  it('is closed by the browser’s Back, which stays on the page [CONT-02]', () => {
    show();
    open();
    expect(history.state).toMatchObject({ atriaOpen: true });
    history.replaceState(null, '');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('plays the video in a dialog of up to 1200 px [CONT-02]', () => {
    show();
    open();
    expect(within(dialog()).queryByRole('button', { name: 'Sulje' })).toBeTruthy();
    expect(dialog().contains(video())).toBe(true);
    expect(video()?.autoplay).toBe(true);
    expect(declared(dialog(), 'max-inline-size')).toBe('1200px');
  });

  it('focuses the player, and returns the focus to its button [CONT-02, IMP-13]', () => {
    show();
    open();
    expect(rendered.activeElement).toBe(video());
    fireEvent.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(rendered.activeElement).toBe(opener());
  });

  it.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Sulje' }))],
    ['Escape', () => fireEvent.keyDown(dialog(), { key: 'Escape' })],
  ])('stops the video when it is closed by %s [CONT-02]', (_, close) => {
    show();
    open();
    close();
    expect(video()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stops the video when the widget is removed [CONT-02]', () => {
    const { unmount } = show();
    open();
    unmount();
    expect(video()).toBeNull();
  });

  it('plays what YouTube has in its player [CONT-02]', () => {
    show({ videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
    open();
    expect(dialog().querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/');
    // A frame with the focus would keep Escape from the dialog [IMP-13].
    expect(rendered.activeElement?.localName).not.toBe('iframe');
  });

  it('gives its place to another popup of the page [ELEM-05]', async () => {
    show();
    open();
    const other = renderWidget(widget, {
      props: { ...props, videoUrl: '/b.mp4', title: 'Toinen' },
    });
    const second = within(other.container).getByRole('button', { name: /Toinen$/ });
    act(() => fireEvent.click(second));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Toinen' })).toBeTruthy();
  });

  it('is nothing at all without a video', () => {
    const { container } = show({ videoUrl: '' });
    expect(container.querySelector('button')).toBeNull();
  });
});
