import { useRef } from 'react';
import { snippet as headLines } from '../scripts/snippet';
import { type Address, writeAddress } from './address';
import { CopyButton } from './copy-button';
import { releaseOf } from './settings';
import { useUi } from './ui';

interface SnippetBoxProps {
  readonly snippet: string;
  readonly isWrong: boolean;
  /** What the catalogue shows, with what the form holds. */
  readonly address: Address;
}

/** The snippet to copy, and what to do when it shows nothing. */
export function SnippetBox({ snippet, isWrong, address }: SnippetBoxProps) {
  const { t, settings: given } = useUi();
  const code = useRef<HTMLElement>(null);
  // That of the window follows a little later.
  const link = new URL(writeAddress(address), location.href).href;
  const head = (given.head ?? headLines(releaseOf(given))).join('\n');
  const settings = `data-brand="${address.brand}" data-language="${address.language}"`;
  return (
    <section className="snippet" aria-labelledby="snippet-heading" id="copy" tabIndex={-1}>
      <div className="snippet-head">
        <h2 id="snippet-heading">{t.snippet}</h2>
        <CopyButton
          label={t.copySnippet}
          text={snippet}
          done={t.copied}
          shownBy={code}
          className="main"
        />
      </div>
      <p className="hint">{t.snippetLead}</p>
      {isWrong && <p className="wrong">{t.stillWrong}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <pre tabIndex={0}>
        <code ref={code} translate="no">
          {snippet}
        </code>
      </pre>
      <CopyButton label={t.link} text={link} done={t.linkCopied} className="quiet" />
      <details>
        <summary>{t.lines}</summary>
        <p className="hint">{t.linesLead}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
        <pre tabIndex={0}>
          <code translate="no">
            {head.replace('></script>', `\n        ${settings}></script>`)}
          </code>
        </pre>
      </details>
    </section>
  );
}
