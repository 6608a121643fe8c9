import { readable } from '../../core/page/location';
import { clean } from '../../read/text';

const plain = (path: string): string =>
  readable(
    clean(path)
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '') || '/',
  ).toLowerCase();

/** Whether a page has one of these paths, ignoring case and a final slash [CHK-16]. */
export const isAtPath = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => clean(path) !== '' && plain(path) === plain(pathname));
