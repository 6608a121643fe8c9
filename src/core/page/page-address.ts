/**
 * The address of the page around a widget, without its hash, which a server never gets. In a
 * browser it is `location` itself; a server passes a `URL`.
 */
export type PageAddress = Pick<URL, 'href' | 'hostname' | 'pathname' | 'search'>;
