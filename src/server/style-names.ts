import { styleName } from '../core/element/served-mark';

/**
 * The declarations that have a name in the sheet of all widgets; the build inserts them, see
 * scripts/build/server/server.ts.
 */
declare const __NAMED_STYLES__: readonly string[];

/** As React writes it; quotes in a text are escaped. */
const style = / style="([^"&]*)"/g;

/**
 * React's markup with a name in place of each `style` attribute, which a policy of
 * `style-src 'self'` refuses: the widgets' sheet has the declarations under that name. If it lacks
 * one of them, all stay as they are, and script sets them.
 */
export function withStyleNames(html: string): string {
  const named = new Set(__NAMED_STYLES__);
  return html.replace(style, (all, text: string) =>
    text.split(';').every((one) => named.has(one)) ? ` ${styleName}=";${text};"` : all,
  );
}
