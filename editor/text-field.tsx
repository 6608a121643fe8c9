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
