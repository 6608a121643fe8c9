import type { Place } from './site';

/** The one page that the other sites may frame: the shop's bare page, through which they sell. */
const isFramed = ({ site, path }: Place): boolean => site === 'lihakauppa' && path === '/kehys';

/**
 * The policy of every page of the demo host: nothing inline, nothing from elsewhere except the
 * other sites' frames and calls and the players of videos, and no markup or script address from a
 * plain string.
 */
export const contentPolicyOf = (place: Place): string =>
  [
    `frame-ancestors 'self'${isFramed(place) ? ' http://localhost:* http://*.localhost:*' : ''}`,
    "default-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "frame-src 'self' http://*.localhost:* https://www.youtube-nocookie.com https://player.vimeo.com",
    "connect-src 'self' http://*.localhost:*",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
