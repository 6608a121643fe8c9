import { describe, expect, it, vi } from 'vitest';
import { Video, type VideoProps } from '../../../../src/core/video/video';
import { fireEvent, rendered, screen } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const given: VideoProps = {
  videoUrl: '/videos/tilalta.webm',
  title: 'Tilalta pöytään',
  image: '/pictures/tila.svg',
  captions: '/videos/tilalta.fi.vtt',
};
const embedded = { ...given, videoUrl: 'https://youtu.be/aqz-KE-bpKQ' };

function show(props: VideoProps = given) {
  let current = props;
  const { container, setProps } = renderInFrame(() => <Video {...current} />);
  return {
    container,
    rerender: (next: VideoProps) => {
      current = next;
      setProps({});
    },
    player: () => container.querySelector<HTMLElement>('video, iframe'),
  };
}
const button = () => screen.getByRole('button');
const play = () => fireEvent.click(button());

describe('a video', () => {
  it.each([given, embedded])('loads nothing of its own before it plays', (props) => {
    const { container } = show(props);
    const loaded = [...container.querySelectorAll('[src], [href], [poster]')];
    expect(loaded.map((one) => [one.localName, one.getAttribute('src')])).toEqual([
      ['img', given.image],
    ]);
  });

  it('has a picture, and a button that names it', () => {
    show();
    expect(screen.getByRole('button', { name: 'Toista video: Tilalta pöytään' })).toBeTruthy();
  });

  it('names the player whose host the press will contact', () => {
    show(embedded);
    expect(button().textContent).toContain('Soitin: YouTube');
  });

  it('plays a file in its place, with controls, captions and the focus', () => {
    const { player } = show();
    play();
    const video = player() as HTMLVideoElement;
    expect(video.getAttribute('src')).toBe('/videos/tilalta.webm');
    expect([video.controls, video.autoplay, video.getAttribute('aria-label')]).toEqual([
      true,
      true,
      'Tilalta pöytään',
    ]);
    const track = video.querySelector('track');
    expect(['kind', 'src', 'srclang', 'label'].map((name) => track?.getAttribute(name))).toEqual([
      'captions',
      '/videos/tilalta.fi.vtt',
      'fi',
      'Tekstitys',
    ]);
    expect(rendered.activeElement).toBe(video);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no captions of an address that is not safe [IMP-09]', () => {
    const { player } = show({ ...given, captions: 'javascript:alert(1)' });
    play();
    expect(player()?.querySelector('track')).toBeNull();
  });

  it('plays one of YouTube in its player, which gets only the host of the page', () => {
    const { player } = show(embedded);
    play();
    const frame = player() as HTMLIFrameElement;
    expect(frame.src).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
    expect(frame.title).toBe('Tilalta pöytään');
    expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame.getAttribute('allow')).toContain('autoplay');
    expect(rendered.activeElement).toBe(frame);
  });

  it('says that a file cannot be played, and tries again by the same button', () => {
    const { player } = show();
    play();
    fireEvent.error(player() as HTMLElement);
    expect(screen.getByRole('alert').textContent).toBe(
      'Videota ei voitu toistaa. Yritä uudelleen.',
    );
    expect(rendered.activeElement).toBe(button());
    play();
    expect(player()?.localName).toBe('video');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('pauses a file that has left the view, and keeps its place [CAR-07]', () => {
    const { rerender, player } = show();
    play();
    const video = player() as HTMLVideoElement;
    const pause = vi.spyOn(video, 'pause');
    rerender({ ...given, isAway: true });
    expect(pause).toHaveBeenCalledOnce();
    expect(player()).toBe(video);
  });

  it('removes the player of another host when it has left the view [CAR-07]', () => {
    const { rerender, player } = show(embedded);
    play();
    rerender({ ...embedded, isAway: true });
    expect(player()).toBeNull();
  });

  it('begins again with its picture when it gets another address', () => {
    const { rerender, player } = show();
    play();
    rerender({ ...given, videoUrl: '/videos/toinen.webm' });
    expect(player()).toBeNull();
    expect(button()).toBeTruthy();
  });
});
