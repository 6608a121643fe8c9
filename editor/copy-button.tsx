import { useEffect, useRef, useState } from 'react';
import { useUi } from './ui';

interface CopyButtonProps {
  readonly label: string;
  /** The text, or a function if it takes time to make. */
  readonly text: string | (() => string);
  /** What the text is made from: a change resets the message. */
  readonly of?: unknown;
  /** The message after copying. */
  readonly done: string;
  readonly className?: string;
}

/**
 * Copies a text and says so. Without the clipboard, it shows the text in a field, selected, and
 * says what to do.
 */
export function CopyButton({ label, text, of = text, done, className = '' }: CopyButtonProps) {
  const { t, announce } = useUi();
  const [said, setSaid] = useState({ of, words: '', uncopied: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each press.
  useEffect(() => {
    // Only what has the focus is copied by Ctrl+C in all engines.
    field.current?.focus();
    field.current?.select();
  }, [said]);
  const copy = async () => {
    const whole = typeof text === 'string' ? text : text();
    const tell = (words: string, uncopied = '') => {
      setSaid({ of, words, uncopied });
      announce(words);
    };
    try {
      await navigator.clipboard.writeText(whole);
      tell(done);
    } catch {
      tell(t('selected'), whole);
    }
  };
  return (
    <div className="copy">
      <button type="button" className={className} onClick={copy}>
        {label}
      </button>
      {said.of === of && said.words && (
        <>
          <p className="said">{said.words}</p>
          {said.uncopied && (
            <textarea ref={field} readOnly rows={3} aria-label={label} value={said.uncopied} />
          )}
        </>
      )}
    </div>
  );
}
