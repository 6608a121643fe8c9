import { type RefObject, useState } from 'react';
import { useUi } from './ui';

interface CopyButtonProps {
  readonly label: string;
  /** The text, made where it takes a while. */
  readonly text: string | (() => string);
  /** What it is made of: another has not been copied yet. */
  readonly of?: unknown;
  /** What is said when it was copied. */
  readonly done: string;
  /** What shows the text, to be marked where the clipboard is closed. */
  readonly shownBy?: RefObject<HTMLElement | null>;
  readonly className?: string;
}

function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Copies a text and says so; where it may not, it marks the text and says how to go on. */
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
      words = t.selected;
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
