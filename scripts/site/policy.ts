/**
 * What every page says of itself, since a static host sends no headers: nothing inline, nothing from
 * elsewhere but the players of videos, no markup or script address from a plain string.
 */
const policy = [
  "default-src 'self'",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
