import { safeUrl, urlOf } from '../../read/link';

/** The player of a video: the browser itself, or a player's page in a frame. */
export type VideoSource =
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'embed'; readonly src: string; readonly player: 'YouTube' | 'Vimeo' };

const fileName = /\.(mp4|m4v|webm|ogv|ogg)$/i;

// A relative address belongs to the page's own host, which need not be known here.
const own = 'https://page.invalid';

const youTubeId = ({ host, pathname, searchParams }: URL): string | undefined => {
  if (host === 'youtu.be') return pathname.split('/')[1];
  if (!/^((www|m)\.)?youtube(-nocookie)?\.com$/.test(host)) return undefined;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1];
};

/** The start time of a video, in whole seconds: of `90`, `90s` or `1m30s`; 0 without one. */
function secondsOf(time: string): number {
  const [, ...parts] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
}

/** The address of YouTube's player that sets no cookie before it plays. */
function youTube(url: URL): VideoSource | undefined {
  const id = youTubeId(url);
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  const from: Record<string, string> = start ? { start: `${start}` } : {};
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', ...from });
  const src = `https://www.youtube-nocookie.com/embed/${id}?${query}`;
  return { kind: 'embed', src, player: 'YouTube' };
}

/** The address of Vimeo's player, with tracking off; `h` is the key of an unlisted video. */
function vimeo({ host, pathname, searchParams, hash }: URL): VideoSource | undefined {
  const isPlayer = host === 'player.vimeo.com';
  if (!isPlayer && !/^(www\.)?vimeo\.com$/.test(host)) return undefined;
  const path = isPlayer ? /^\/video\/(\d+)()\/?$/ : /^\/(?:.+\/)?(\d{5,})(?:\/(\w+))?\/?$/;
  const [, id, inPath] = path.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath || searchParams.get('h');
  const unlisted: Record<string, string> = key && /^\w+$/.test(key) ? { h: key } : {};
  const query = new URLSearchParams({ dnt: '1', autoplay: '1', ...unlisted });
  const start = /^#t=[\dhms]+$/.test(hash) ? hash : '';
  const src = `https://player.vimeo.com/video/${id}?${query}${start}`;
  return { kind: 'embed', src, player: 'Vimeo' };
}

/**
 * The player for a video's address: a file (mp4, m4v, webm, ogv, ogg) of any host, or a page or
 * player address of YouTube or Vimeo. Undefined for any other [CONT-02].
 */
export function videoSource(address: string): VideoSource | undefined {
  const url = urlOf(address, own);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const embed = youTube(url) ?? vimeo(url);
  if (embed) return embed;
  return fileName.test(url.pathname) ? { kind: 'file', src: safeUrl(address) ?? '' } : undefined;
}

/** The message for editors about a wrong video address. */
export const expectedVideo =
  'the address of a video file (mp4, m4v, webm, ogv, ogg) or of a video on YouTube or Vimeo';
