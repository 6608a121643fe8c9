import { logos } from '../../src/core/page/brand';
import { fontName, tokensOf } from './shown-values';

/** The lists of fonts that the brands have. */
const fonts = [
  ...new Set(
    logos.flatMap((logo) => {
      const own = tokensOf(logo);
      return [own['font-body'], own['font-heading']].filter((one) => one !== undefined);
    }),
  ),
];

/**
 * Registers the font of a file in the page under the file's name, and returns the token's value for
 * it.
 */
export async function takenFont(file: File): Promise<string> {
  const family = file.name.replace(/\.\w+$/, '').replaceAll(/[^\w -]/g, '');
  document.fonts.add(await new FontFace(family, await file.arrayBuffer()).load());
  return `'${family}', system-ui, sans-serif`;
}

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list of fonts: one of the brands', any other in words, or one from a file. */
export const FontEntry = ({ id, value, onChange }: Props) => (
  <span className="token-size">
    <input
      id={id}
      value={value}
      list={`${id}-fonts`}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
    <datalist id={`${id}-fonts`}>
      {fonts.map((one) => (
        <option key={one} value={one}>
          {fontName(one)}
        </option>
      ))}
    </datalist>
    <input
      type="file"
      accept=".woff2,.woff,.ttf,.otf"
      aria-label="A font file to try"
      onChange={async ({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChange(await takenFont(file));
      }}
    />
  </span>
);
