import { styleName } from '../core/element/served-mark';

/**
 * The declarations that the sheet of all widgets has a name for, which the build puts here; see
 * scripts/build/server/server.ts.
 */
declare const __NAMED_STYLES__: readonly string[];

/** As React writes it; a quote of a text is escaped. */
const style = / style="([^"&]*)"/g;

/**
 * React's markup with a name in the place of each `style` attribute, which a policy of
 * `style-src 'self'` refuses: the widgets' sheet has the declarations by that name. Where it lacks
 * one of them, all stay as they are, and are set by script.
 */
export function withStyleNames(html: string): string {
  const named = new Set(__NAMED_STYLES__);
  return html.replace(style, (all, text: string) =>
    text.split(';').every((one) => named.has(one)) ? ` ${styleName}=";${text};"` : all,
  );
}
