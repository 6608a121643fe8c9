// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { videoSource } from '../../../../src/core/video/video-source';

const youTube = (id: string) => ({
  kind: 'embed',
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
  player: 'YouTube',
});
const vimeo = (id: string, key = '') => ({
  kind: 'embed',
  src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}`,
  player: 'Vimeo',
});

describe('the address of a video', () => {
  it.each([
    '/videot/tilalta.mp4',
    'videot/tilalta.WEBM?v=2#t=4',
    'https://cdn.example.org/a.ogv',
    '//cdn.example.org/a.ogg',
    'a.m4v',
  ])('is a file: %s [CONT-02]', (src) => {
    expect(videoSource(src)).toEqual({ kind: 'file', src });
  });

  it('is read without what an editor does not see', () => {
    const src = 'https://cdn.example.org/a.mp4?a=1&b=2';
    const pasted = '\u200bhttps://cdn.example.org/a.mp4?a=1&amp;b=2\u00a0';
    expect(videoSource(pasted)).toEqual({ kind: 'file', src });
    expect(videoSource('https://')).toBeUndefined();
  });

  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    '\ufeffhttps://www.youtube.com/watch?feature=share&amp;v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ/',
    'https://www.youtube.com/watch/?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('is of YouTube, whose player without cookies is used: %s [CONT-02]', (address) => {
    expect(videoSource(address)).toEqual(youTube('aqz-KE-bpKQ'));
  });

  it.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 90],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 90],
    ['https://youtu.be/aqz-KE-bpKQ?t=1h2m', 3720],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=90', 90],
  ])('begins where it says: %s [CONT-02]', (address, start) => {
    const source = youTube('aqz-KE-bpKQ');
    expect(videoSource(address)).toEqual({ ...source, src: `${source.src}&start=${start}` });
  });

  it.each(['t=abc', 't=0', 't='])('begins at its start if that is no time: %s', (query) => {
    expect(videoSource(`https://youtu.be/aqz-KE-bpKQ?${query}`)).toEqual(youTube('aqz-KE-bpKQ'));
  });

  it.each([
    [
      'https://vimeo.com/76979871#t=1m30s',
      { ...vimeo('76979871'), src: `${vimeo('76979871').src}#t=1m30s` },
    ],
    ['https://vimeo.com/76979871', vimeo('76979871')],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871')],
    ['https://vimeo.com/76979871/8272103f6e', vimeo('76979871', '8272103f6e')],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', vimeo('76979871', '8272103f6e')],
  ])('is of Vimeo, whose player runs without tracking: %s [CONT-02]', (address, source) => {
    expect(videoSource(address)).toEqual(source);
  });

  it.each([
    '',
    'https://example.org/sivu',
    'https://example.org/embed/aqz-KE-bpKQ',
    'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@kanava',
    'https://vimeo.com/about',
    'javascript:alert(1)//a.mp4',
    'java\tscript:alert(1)//a.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    'mailto:a@example.org.mp4',
    'https://[.mp4',
  ])('is nothing to play: %s [CONT-02, IMP-09]', (address) => {
    expect(videoSource(address)).toBeUndefined();
  });
});
