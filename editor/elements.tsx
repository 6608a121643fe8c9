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
export const focusFirst = (place: ParentNode | null, selectors: readonly string[]): void =>
  selectors
    .map((one) => place?.querySelector<HTMLElement>(`${one}:not(:disabled)`))
    .find(Boolean)
    ?.focus();

interface SignButtonProps {
  readonly sign: ReactNode;
  /** What it does, for screen readers and for the pointer. */
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  /** How far it moves its entry. */
  readonly move?: 1 | -1;
}

/** A button with a sign in place of words. */
export const SignButton = ({ sign, label, onPress, isOff = false, move }: SignButtonProps) => (
  <button
    type="button"
    data-move={move}
    disabled={isOff}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    {sign}
  </button>
);

interface EntryButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons of an entry in a list, or of a part of the page. */
export function EntryButtons(props: EntryButtonsProps) {
  const { name, isFirst, isLast, onMove, onRemove, children } = props;
  const { t } = useUi();
  const moves = [
    { move: -1, sign: '↑', label: t('moveUp', { name }), isOff: isFirst },
    { move: 1, sign: '↓', label: t('moveDown', { name }), isOff: isLast },
  ] as const;
  return (
    <div className="entry-buttons">
      {moves.map((one) => (
        <SignButton key={one.move} {...one} onPress={() => onMove(one.move)} />
      ))}
      {children}
      <SignButton sign="✕" label={t('remove', { name })} onPress={onRemove} />
    </div>
  );
}

/** What has just happened, and a button that undoes it. */
export const SaidUndo = ({ said, onUndo }: { said: string; onUndo: () => void }) => (
  <p className="said">
    {said}{' '}
    <button type="button" className="quiet" onClick={onUndo}>
      {useUi().t('undo')}
    </button>
  </p>
);

/** Texts in a list. */
export const TextList = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** Mistakes, each a line. */
export const WrongTexts = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className="wrong">
      {text}
    </p>
  ));
