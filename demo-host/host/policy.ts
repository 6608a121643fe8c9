/**
 * What every page of the demo host sends: nothing inline, nothing from elsewhere but the other
 * sites' frames and calls, and no markup or script address from a plain string.
 */
export const contentPolicy = [
  "default-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "frame-src 'self' http://*.localhost:*",
  "connect-src 'self' http://*.localhost:*",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
