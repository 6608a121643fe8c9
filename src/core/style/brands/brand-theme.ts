import type { Tokens } from '../tokens';

/** What a brand defines: its readable name, its wordmark, and the tokens it changes. */
export interface BrandTheme {
  /** The brand's name, used as alternative text of the wordmark. */
  readonly name: string;
  /** Address of the wordmark, an SVG beside the built script. */
  readonly wordmark: string;
  readonly tokens: Tokens;
}
