import type { ReactNode } from 'react';
import { useUi } from './ui';

interface TileProps {
  readonly title: string;
  readonly lead: string;
  /** The id of its button. */
  readonly id?: string;
  readonly onPress: () => void;
  /** Its picture. */
  readonly children?: ReactNode;
}

/** One of several choices in a list: its picture, its name and its purpose. */
export function Tile({ title, lead, id, onPress, children }: TileProps) {
  return (
    <li className="tile">
      {children}
      <h3>
        <button type="button" id={id} onClick={onPress}>
          {title}
        </button>
      </h3>
      <p>{lead}</p>
    </li>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly value: string;
  /** Whether it is HTML, shown as written. */
  readonly isSource?: boolean;
  readonly className?: string;
  readonly onChange: (value: string) => void;
}

/** A field of several lines that is not one of a widget's values. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, rows, value, isSource, className, onChange } = props;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={className}
        rows={rows}
        spellCheck={isSource ? false : undefined}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** In small windows the form, the preview and the snippet are below each other. */
function leadTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Links to the form, the preview and the snippet, in small windows. */
export function StepsNav({ label }: { label: string }) {
  const { t } = useUi();
  return (
    <nav className="steps" aria-label={label}>
      {(['fill', 'look', 'copy'] as const).map((one) => (
        <button key={one} type="button" onClick={() => leadTo(one)}>
          {t(`steps.${one}`)}
        </button>
      ))}
    </nav>
  );
}

/** Focuses the first enabled element of the first selector that matches any. */
export function focusFirst(
  place: ParentNode | null | undefined,
  selectors: readonly string[],
): void {
  for (const selector of selectors) {
    const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const usable = all.find((one) => !one.matches(':disabled'));
    if (usable) {
      usable.focus();
      return;
    }
  }
}
