import { type RefObject, useState } from 'react';
import { useUi } from './ui';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
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
export function CopyButton({ label, text, done, shownBy, className = '' }: CopyButtonProps) {
  const { t, announce } = useUi();
  const [said, setSaid] = useState({ of: '', text: '' });
  const copy = async () => {
    let words = done;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (shownBy?.current) mark(shownBy.current);
      words = t.selected;
    }
    setSaid({ of: text, text: words });
    announce(words);
  };
  return (
    <div className="copy">
      <button type="button" className={className} onClick={copy}>
        {label}
      </button>
      {said.of === text && said.text && <p className="said">{said.text}</p>}
    </div>
  );
}
