/**
 * What every page of the demo host sends: nothing inline, nothing from elsewhere but the other
 * sites' frames and calls and the players of videos, and no markup or script address from a plain
 * string.
 */
export const contentPolicy = [
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
