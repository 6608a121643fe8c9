import { useRef, useState } from 'react';
import type { Logo } from '../../src/core/page/brand';
import type { TokenName } from '../../src/core/style/tokens';
import {
  type BrandDraft,
  readBrandFile,
  readTokensCss,
  withToken,
  writeBrandFile,
  writeTokensCss,
} from './brand-file';
import { pageTokens } from './draft-tokens';
import { KitSection } from './kit-page';

interface FileProps {
  readonly name: string;
  readonly note: string;
  readonly text: string;
}

/** A file to copy or to save. */
function ReadyFile({ name, note, text }: FileProps) {
  const [said, setSaid] = useState({ of: '', words: '' });
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ of: text, words: 'Copied' });
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid({ of: text, words: 'Press Ctrl+C' });
    }
  };
  return (
    <article className="kit-card theme-file" aria-label={name}>
      <div className="kit-card-head">
        <strong>{name}</strong>
        <span>
          <button type="button" onClick={copy}>
            {said.of === text ? said.words : 'Copy'}
          </button>{' '}
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
            Save
          </a>
        </span>
      </div>
      <p className="kit-note">{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
      <pre tabIndex={0}>
        <code ref={code}>{text}</code>
      </pre>
    </article>
  );
}

/** A draft with the content of a text: a brand's whole file, or a style sheet's properties. */
export function draftFrom(text: string, draft: BrandDraft): BrandDraft {
  if (text.includes('BrandTheme')) return readBrandFile(text);
  let { tokens } = draft;
  for (const [name, value] of Object.entries(readTokensCss(text)))
    tokens = withToken(tokens, name as TokenName, value);
  return { ...draft, tokens };
}

interface Props {
  readonly draft: BrandDraft;
  readonly from: Logo;
  readonly onTake: (draft: BrandDraft) => void;
}

function TakeIn({ draft, onTake }: Omit<Props, 'from'>) {
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const take = () => {
    try {
      onTake(draftFrom(text, draft));
      say('Taken over.');
    } catch (error) {
      say((error as Error).message);
    }
  };
  return (
    <div className="theme-take-in">
      <label>
        <span>
          A brand’s file, or a style sheet with <code>--atria-…</code> properties
        </span>
        <textarea value={text} rows={6} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        or choose the file{' '}
        <input
          type="file"
          accept=".ts,.css,text/css"
          onChange={({ target }) => target.files?.[0]?.text().then(setText)}
        />
      </label>
      <button type="button" onClick={take}>
        Take over
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** The files of a draft, and how to load one. */
export function ThemeFiles({ draft, from, onTake }: Props) {
  const changed = pageTokens(draft, from);
  return (
    <>
      <KitSection title="Take it along">
        <div className="theme-files">
          <ReadyFile
            name={`${draft.logo}.brand.ts`}
            note="For src/core/style/brands: the brand as the bundle has it."
            text={writeBrandFile(draft)}
          />
          <ReadyFile
            name={`${draft.logo}.css`}
            note={`For a page of ${from}: what differs from its brand.`}
            text={
              Object.keys(changed).length > 0
                ? writeTokensCss(changed)
                : `/* Nothing differs from ${from} yet. */\n`
            }
          />
        </div>
      </KitSection>
      <KitSection title="Go on with another">
        <TakeIn draft={draft} onTake={onTake} />
      </KitSection>
    </>
  );
}
