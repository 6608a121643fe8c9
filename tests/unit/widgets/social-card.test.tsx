import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from '../../../src/widgets/card-carousel/card-carousel.contract';
import { widget } from '../../../src/widgets/card-carousel/card-carousel.widget';
import { fireEvent, rendered, screen } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const whole = {
  header: 'Grillivinkki',
  body: 'Anna pihvin levätä.',
  link: 'https://www.instagram.com/p/1',
  image: '/pictures/pihvi.webp',
  likeCount: 1204,
  commentCount: 87,
  socialMedia: 'instagram',
  socialMediaProfilePictureUrl: '/pictures/atria.webp',
  socialMediaProfileUrl: 'https://www.instagram.com/atriasuomi',
  socialMediaDaysSincePosted: 3,
};
const show = (given: object, language = 'fi') =>
  renderWidget(widget, {
    language,
    props: { cardKind: 'socialMedia', cards: v.parse(contract.attributes.cards.schema, [given]) },
  });
const card = () => rendered.querySelector('article') as HTMLElement;
const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
const text = (length: number) => 'x'.repeat(length);
const shownText = () =>
  [...(card().querySelector('p')?.childNodes ?? [])]
    .map((one) => (one instanceof HTMLElement && one.hidden ? '' : one.textContent))
    .join('');

const video = { ...whole, socialMediaMediaType: 'VIDEO', image: 'https://video.example/a.mp4' };
const playButton = () => screen.findByRole('button', { name: /^Toista video: Grillivinkki/ });

describe('a social card', () => {
  it('shows header, body, counts and how long ago it was posted [CARD-15]', () => {
    show(whole);
    for (const part of ['Grillivinkki', 'Anna pihvin levätä.', '3 päivää sitten', '87'])
      expect(card().textContent).toContain(part);
    expect(card().textContent).toMatch(/Tykkäyksiä 1204Kommentteja 87/);
  });

  it('links its header to its address, and the author’s picture to the profile [CARD-15]', () => {
    show(whole);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Grillivinkki')).toBe(whole.link);
    expect(hrefOf('Profiili: instagram')).toBe(whole.socialMediaProfileUrl);
    const profile = screen.getByRole('link', { name: 'Profiili: instagram' });
    expect(profile.querySelector('img')?.getAttribute('src')).toContain('/pictures/atria.webp');
  });

  it('shows its source as an icon, one for each, with its name [CARD-15]', () => {
    const drawings = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x'].map((name) => {
      const { unmount } = show({ ...whole, socialMedia: name });
      const drawn = screen.getByText(name).parentElement?.querySelector('path')?.getAttribute('d');
      unmount();
      return drawn;
    });
    expect(new Set(drawings).size).toBe(6);
    expect(drawings).not.toContain(undefined);
  });

  it.each([
    [0, 'fi', 'tänään'],
    [1, 'fi', 'eilen'],
    [1, 'en', 'yesterday'],
    [4, 'se', 'för 4 dagar sedan'],
  ])(
    'says that it was posted %i days ago in the language %s as "%s" [CARD-15]',
    (days, language, words) => {
      show({ ...whole, socialMediaDaysSincePosted: days }, language);
      expect(card().textContent).toContain(words);
    },
  );

  it('shows the image if its media is no video [CARD-15]', () => {
    show({ ...whole, socialMediaMediaType: 'IMAGE' });
    expect(card().querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/pihvi\.webp/);
    expect(card().querySelector('video')).toBeNull();
  });

  it.each([
    ['a file', 'https://video.example/a.mp4', 'video', 'https://video.example/a.mp4'],
    ['a file by no known name', 'https://video.example/a?id=1', 'video', 'https://video.example/a'],
    ['one of YouTube', 'https://youtu.be/dQw4w9WgXcQ', 'iframe', 'youtube-nocookie.com/embed/'],
  ])('plays the video when its media is one, %s [CARD-15]', async (_, image, player, src) => {
    show({ ...video, image });
    fireEvent.click(await playButton());
    expect(card().querySelector(player)?.getAttribute('src')).toContain(src);
  });

  it('says that a video fails to load, and offers it again [CARD-15]', async () => {
    show(video);
    fireEvent.click(await playButton());
    fireEvent.error(card().querySelector('video') as HTMLElement);
    expect(screen.getByRole('alert').textContent).toMatch(/^Videota ei voitu toistaa/);
    expect(await playButton()).toBe(rendered.activeElement);
  });

  it('requests nothing from the host of a video before it is played [CARD-15]', async () => {
    show({ ...video, socialMediaPosterUrl: '/pictures/still.webp' });
    const still = await playButton();
    const sources = [...rendered.querySelectorAll('[src], [poster]')].map((one) => one.outerHTML);
    expect(sources.join()).not.toContain('video.example');
    expect(still.querySelector('img')?.getAttribute('src')).toContain('still.webp');
  });

  it('has neither a video nor an image at an address that is not safe [CARD-15]', () => {
    const { container } = show({ ...video, image: 'javascript:alert(1)' });
    expect(screen.queryByRole('button', { name: /^Toista/ })).toBeNull();
    expect(container.innerHTML).not.toContain('javascript:');
  });

  it('cuts a body at 120 characters, with a press that expands it in place [CARD-16]', () => {
    show({ ...whole, body: `${text(120)}loppu` });
    expect(shownText()).toBe(`${text(120)}…`);
    // For search engines, and where no script runs.
    expect(card().textContent).toContain('loppu');
    fireEvent.click(more() as HTMLElement);
    expect(shownText()).toBe(`${text(120)}loppu`);
    expect(more()).toBeNull();
    expect(rendered.activeElement?.textContent).toContain('loppu');
  });

  it('has no such press for a body of 120 characters [CARD-16]', () => {
    show({ ...whole, body: text(120) });
    expect(shownText()).toBe(text(120));
    expect(more()).toBeNull();
  });

  it('splits no emoji where it cuts [CARD-16]', () => {
    show({ ...whole, body: '🔥'.repeat(121) });
    expect(shownText()).toBe(`${'🔥'.repeat(120)}…`);
  });
});
