import { createHash } from 'node:crypto';

/** What a browser checks a file by. */
export const integrity = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
