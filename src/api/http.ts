import ky from 'ky';

/** The one ky instance: no timeout, no retries, every status is an answer [API-03]. */
export const http = ky.create({ timeout: false, retry: 0, throwHttpErrors: false });
