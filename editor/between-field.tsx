import type { Draft } from './model/values';
import type { EditorWidget } from './model/widgets';
import { useUi } from './ui';

interface BetweenFieldProps {
  readonly widget: EditorWidget;
  readonly draft: Draft;
  readonly onChange: (between: string) => void;
}

/** What stands between the tags, where the widget takes something or something stands there. */
export function BetweenField({ widget, draft, onChange }: BetweenFieldProps) {
  const { t } = useUi();
  if (!draft.between && !('(default)' in (widget.contract.slots ?? {}))) return null;
  return (
    <div className="field">
      <label htmlFor="between">{t.between}</label>
      <textarea
        id="between"
        rows={4}
        spellCheck={false}
        value={draft.between}
        aria-describedby="between-hint"
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id="between-hint">
        {[t.betweenHint, ...widget.slots].join(' ')}
      </p>
    </div>
  );
}
