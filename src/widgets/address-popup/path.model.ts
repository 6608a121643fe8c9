import { clean } from '../../read/text';

const plain = (path: string): string => {
  const bare =
    clean(path)
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '') || '/';
  try {
    return decodeURI(bare).toLowerCase();
  } catch {
    return bare.toLowerCase();
  }
};

/** Whether a page has one of these paths, ignoring case and a final slash [CHK-16]. */
export const isAtPath = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => clean(path) !== '' && plain(path) === plain(pathname));
