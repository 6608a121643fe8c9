import { tokenGroups } from '../../scripts/build/brands/token-groups';
import { colorOf, contrast, hexOf } from '../../scripts/shared/contrast';
import type { Logo } from '../../src/core/page/brand';
import type { TokenName, Tokens } from '../../src/core/style/tokens';
import { BrandTable } from './brand-table';
import { allPairs, type Pair } from './contrast-pairs';
import { KitSection } from './kit-page';
import { isFollowing, shownValue, tokensOf, writtenValue } from './shown-values';

interface Props {
  readonly logos: readonly Logo[];
}

const isPaint = (name: string): boolean => name.startsWith('color-') || name === 'image-scrim';

function Swatch({ logo, name }: { logo: Logo; name: TokenName }) {
  const own = tokensOf(logo);
  const value = shownValue(own, name);
  const origin = own[name] ? 'its own' : isFollowing(own, name) ? 'follows' : 'as all';
  return (
    <>
      <span className="swatch" style={{ background: value }} title={writtenValue(own, name)} />
      <code className={own[name] ? 'is-own' : ''}>{value.startsWith('#') ? value : 'shade'}</code>
      <small>{origin}</small>
    </>
  );
}

/** Every colour of every brand. */
export function ColorTable({ logos }: Props) {
  const groups = Object.entries(tokenGroups).flatMap(([group, tokens]) => {
    const rows = Object.entries(tokens)
      .filter(([name]) => isPaint(name))
      .map(([name, use]) => ({
        key: name,
        head: (
          <>
            <code>{name}</code>
            <small>{use}</small>
          </>
        ),
        cell: (logo: Logo) => <Swatch logo={logo} name={name as TokenName} />,
      }));
    return rows.length > 0 ? [[group, rows] as const] : [];
  });
  return <BrandTable label="Colours by brand" logos={logos} groups={Object.fromEntries(groups)} />;
}

/** The contrast of a pair with a brand's changes. */
export const ratioOf = (own: Tokens, { color, on }: Pair): number =>
  contrast(colorOf(own, color), colorOf(own, on));

function PairSample({ logo, pair }: { logo: Logo; pair: Pair }) {
  const own = tokensOf(logo);
  const ratio = ratioOf(own, pair);
  const passes = ratio >= pair.needed;
  const paint = {
    color: hexOf(colorOf(own, pair.color)),
    background: hexOf(colorOf(own, pair.on)),
  };
  return (
    <>
      <span className="pair" style={paint}>
        {pair.needed === 3 ? <i /> : 'Aa'}
      </span>
      <small className={passes ? '' : 'pair-low'}>
        {`${ratio.toFixed(1)} ${passes ? 'passes' : 'too low'}`}
      </small>
    </>
  );
}

const rowsOf = (needed: Pair['needed']) =>
  allPairs
    .filter((pair) => pair.needed === needed)
    .map((pair) => ({
      key: `${pair.color} ${pair.on}`,
      head: (
        <>
          <code>{pair.color}</code>
          <small>
            on <code>{pair.on}</code>
          </small>
        </>
      ),
      cell: (logo: Logo) => <PairSample logo={logo} pair={pair} />,
    }));

/** Each pair of colours that may meet, with its contrast in every brand. */
export function ContrastTable({ logos }: Props) {
  const low = logos.flatMap((logo) =>
    allPairs.filter((pair) => ratioOf(tokensOf(logo), pair) < pair.needed),
  );
  const count = allPairs.length * logos.length;
  return (
    <KitSection
      title="Colours that may meet"
      note="Only these pairs are promised, by WCAG 2.2 AA: text needs 4.5 to 1, shapes that carry meaning (edges of fields, focus, icons) 3 to 1. Any other pair is chance: do not use it."
    >
      <p className={low.length > 0 ? 'verdict verdict-low' : 'verdict'}>
        {low.length > 0
          ? `${low.length} of ${count} pairs have too little contrast`
          : `All ${count} pairs pass`}
      </p>
      <BrandTable
        label="Contrast by brand"
        logos={logos}
        groups={{ 'Text, 4.5 to 1': rowsOf(4.5), 'Shapes, 3 to 1': rowsOf(3) }}
      />
    </KitSection>
  );
}
