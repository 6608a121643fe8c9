import type { ReactNode } from 'react';
import { snippet as headLines } from '../scripts/describe/snippet';
import type { Address } from './address';
import { CopyButton } from './copy-button';
import { releaseOf } from './settings';
import { useUi } from './ui';

interface SnippetBoxProps {
  readonly text: string;
  readonly words: Readonly<Record<'heading' | 'lead' | 'copy', string>>;
  readonly isWrong: boolean;
  readonly address: Pick<Address, 'brand' | 'language'>;
  /** Its further actions. */
  readonly children?: ReactNode;
}

/** The source to copy, and what to do if it shows nothing. */
export function SnippetBox({ text, words, isWrong, address, children }: SnippetBoxProps) {
  const { t, settings: given } = useUi();
  const head = (given.head ?? headLines(releaseOf(given))).join('\n');
  const settings = `data-brand="${address.brand}" data-language="${address.language}"`;
  return (
    <section className="snippet" aria-labelledby="snippet-heading" id="copy" tabIndex={-1}>
      <div className="snippet-head">
        <h2 id="snippet-heading">{words.heading}</h2>
        <CopyButton label={words.copy} text={text} done={t('copied')} className="main" />
      </div>
      <p className="hint">{words.lead}</p>
      {isWrong && <p className="wrong">{t('stillWrong')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <pre tabIndex={0}>
        <code translate="no">
          <Lines text={text} />
        </code>
      </pre>
      {children}
      <details>
        <summary>{t('lines')}</summary>
        <p className="hint">{t('linesLead')}</p>
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

/** A text line by line, each a block: a key in the form has the browser lay out one line again. */
function Lines({ text }: { readonly text: string }) {
  const lines = text.split(/(?<=\n)/);
  return lines.map((line, at) => <span key={at}>{line}</span>);
}
