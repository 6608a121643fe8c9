const plain = (path: string): string => {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
  try {
    return decodeURI(bare).toLowerCase();
  } catch {
    return bare.toLowerCase();
  }
};

/** Whether a page is one of some paths, however these are written: letters, last slash [CHK-16]. */
export const isAtPath = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => path.trim() !== '' && plain(path.trim()) === plain(pathname));
