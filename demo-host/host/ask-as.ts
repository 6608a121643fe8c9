import type { Backend } from '../../stand-in/api/app';

/** The back end's answer for a visitor, requested by the host for a page that it prints. */
export const askAs = async (
  { app }: Backend,
  { url, headers }: Request,
  path: string,
): Promise<Response> => app.fetch(new Request(new URL(path, url), { headers }));
