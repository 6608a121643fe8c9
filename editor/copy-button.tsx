import { type RefObject, useState } from 'react';
import { useUi } from './ui';

interface CopyButtonProps {
  readonly label: string;
  /** The text, or a function if it takes time to make. */
  readonly text: string | (() => string);
  /** What the text is made from: a change resets the message. */
  readonly of?: unknown;
  /** The message after copying. */
  readonly done: string;
  /** The element with the text, to be selected if the clipboard is not available. */
  readonly shownBy?: RefObject<HTMLElement | null>;
  readonly className?: string;
}

function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Copies a text and says so; if it may not, it selects the text and says what to do. */
export function CopyButton(props: CopyButtonProps) {
  const { label, text, of = text, done, shownBy, className = '' } = props;
  const { t, announce } = useUi();
  const [said, setSaid] = useState<{ readonly of: unknown; readonly text: string }>({
    of,
    text: '',
  });
  const copy = async () => {
    let words = done;
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
    } catch {
      if (shownBy?.current) mark(shownBy.current);
      words = t('selected');
    }
    setSaid({ of, text: words });
    announce(words);
  };
  return (
    <div className="copy">
      <button type="button" className={className} onClick={copy}>
        {label}
      </button>
      {said.of === of && said.text && <p className="said">{said.text}</p>}
    </div>
  );
}
