import { useMemo, useState } from 'react';
import { tokenGroups } from '../../scripts/build/brands/token-groups';
import { isLogo, type Logo, logos } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import type { TokenName } from '../../src/core/style/tokens';
import { type BrandDraft, withoutToken, withToken } from './brand-file';
import { draftOf, fullTokens, hexIn, lowPairs, pageTokens, saysOf } from './draft-tokens';
import { KitPage } from './kit-page';
import { ThemeFiles } from './theme-files';
import { ThemePreview } from './theme-preview';
import { TokenControl } from './token-control';
import { markFault, wordmarkOf } from './wordmark';
import './theme-editor.css';

interface ControlsProps {
  readonly draft: BrandDraft;
  /** The brand that it started from. */
  readonly begun: BrandDraft;
  readonly onChange: (draft: BrandDraft) => void;
}

function NameFields({ draft, onChange }: Omit<ControlsProps, 'begun'>) {
  return (
    <div className="theme-names">
      <label>
        Name
        <input
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </label>
      <label>
        Logo name, of the file
        <input
          value={draft.logo}
          pattern="[a-z]+"
          onChange={({ target }) =>
            onChange({ ...draft, logo: target.value.toLowerCase().replaceAll(/[^a-z-]/g, '') })
          }
        />
      </label>
      <label className="theme-character">
        What it is about
        <input
          value={draft.character}
          onChange={({ target }) => onChange({ ...draft, character: target.value })}
        />
      </label>
    </div>
  );
}

/** All tokens in their groups, with their faults beside each. */
function TokenControls({ draft, begun, onChange }: ControlsProps) {
  const tokens = fullTokens(draft);
  const low = lowPairs(tokens);
  return Object.entries(tokenGroups).map(([group, members], at) => {
    const names = Object.keys(members) as TokenName[];
    const ofGroup = low.filter(({ color, on }) => names.includes(color) || names.includes(on));
    return (
      <details key={group} open={at < 5 || undefined}>
        <summary>
          <span>{group}</span>
          {ofGroup.length > 0 && <em>{`${ofGroup.length} with too little contrast`}</em>}
        </summary>
        {names.map((name) => (
          <TokenControl
            key={name}
            name={name}
            use={members[name] ?? ''}
            value={tokens[name]}
            hex={name.startsWith('color-') ? hexIn(tokens, name) : undefined}
            own={name in draft.tokens}
            stillAsIn={
              begun.name !== draft.name &&
              name in draft.tokens &&
              begun.tokens[name] === draft.tokens[name]
                ? begun.name
                : undefined
            }
            warnings={low.filter(({ color, on }) => name === color || name === on).map(saysOf)}
            onChange={(value) =>
              onChange({ ...draft, tokens: withToken(draft.tokens, name, value) })
            }
            onReset={() => onChange({ ...draft, tokens: withoutToken(draft.tokens, name) })}
          />
        ))}
      </details>
    );
  });
}

function Verdict({ draft, mark }: Pick<ControlsProps, 'draft'> & { readonly mark: string }) {
  const tokens = fullTokens(draft);
  const { length } = lowPairs(tokens);
  // A colour that cannot be computed is reported beside its token.
  const fault = hexIn(tokens, 'color-header') ? markFault(mark, tokens) : '';
  const words = length === 1 ? '1 pair of colours has' : `${length} pairs of colours have`;
  return (
    <div role="status">
      <p className={length > 0 ? 'verdict verdict-low' : 'verdict'}>
        {length > 0 ? `${words} too little contrast` : 'All pairs of colours pass'}
      </p>
      {fault && <p className="verdict verdict-low">{fault}</p>}
    </div>
  );
}

const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A brand that changes nothing yet: every value is the common one. */
const nothing: BrandDraft = { logo: '', name: '', character: '', tokens: {} };

/** Changes a brand's tokens with a live preview, and writes its file. */
export function ThemeEditor({ start }: { start: Logo }) {
  const [from, setFrom] = useState(start);
  const [begun, setBegun] = useState(() => draftOf(start));
  const [draft, setDraft] = useState(begun);
  const [mark, setMark] = useState('');
  const shownMark = mark || wordmarkOf(from);
  const tokens = useMemo(() => pageTokens(draft, from), [draft, from]);
  const begin = (one: BrandDraft, logo: Logo) => {
    setFrom(logo);
    setBegun(one);
    setDraft(one);
  };
  const beginFrom = (logo: Logo) => begin(draftOf(logo), logo);
  const take = (taken: BrandDraft) => {
    setDraft(taken);
    if (isLogo(taken.logo)) setFrom(taken.logo);
  };
  return (
    <KitPage
      title="Theme editor"
      lead="Begin from a brand, change its tokens and see what happens to it. What has too little contrast is told at once. Nothing is kept here: take the file along."
    >
      <div className="theme-editor">
        <div className="theme-controls">
          <div className="theme-begin">
            <label>
              Begin from
              <select value={from} onChange={({ target }) => beginFrom(target.value as Logo)}>
                {logos.map((logo) => (
                  <option key={logo} value={logo}>{`${brandThemes[logo].name} (${logo})`}</option>
                ))}
              </select>
            </label>
            <button type="button" onClick={() => beginFrom(from)}>
              Begin again
            </button>
            <button type="button" onClick={() => begin(nothing, 'atriafi')}>
              Begin from nothing
            </button>
            <label>
              Wordmark, an SVG file
              <input
                type="file"
                accept=".svg"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  file?.text().then(setMark);
                }}
              />
            </label>
          </div>
          <NameFields draft={draft} onChange={setDraft} />
          <Verdict draft={draft} mark={shownMark} />
          <TokenControls draft={draft} begun={begun} onChange={setDraft} />
        </div>
        <section className="theme-preview kit-card" aria-label="Preview">
          {mark && (
            <p className="theme-mark">
              <img
                src={addressOf(mark)}
                alt={`The wordmark on the header of ${draft.name}`}
                style={{ background: fullTokens(draft)['color-header'] }}
              />
              <img src={addressOf(mark)} alt={`The wordmark of ${draft.name} on white`} />
            </p>
          )}
          <ThemePreview logo={from} tokens={tokens} />
        </section>
      </div>
      <ThemeFiles draft={draft} from={from} onTake={take} />
    </KitPage>
  );
}
