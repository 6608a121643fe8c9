/**
 * The address of the page around a widget, without its hash, which no server is told. In a browser
 * it is `location` itself; who renders on a server gives a `URL`.
 */
export type PageAddress = Pick<URL, 'href' | 'hostname' | 'pathname' | 'search'>;
