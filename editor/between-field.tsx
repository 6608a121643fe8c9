import { TextField } from './elements';
import type { Draft } from './model/values';
import type { EditorWidget } from './model/widgets';
import { useUi } from './ui';

interface BetweenFieldProps {
  readonly widget: EditorWidget;
  readonly draft: Draft;
  readonly onChange: (between: string) => void;
}

/** The content between the tags, if the widget uses any or there is some. */
export function BetweenField({ widget, draft, onChange }: BetweenFieldProps) {
  const { t } = useUi();
  if (!draft.between && !('(default)' in (widget.contract.slots ?? {}))) return null;
  return (
    <TextField
      id="between"
      label={t('between')}
      hint={[t('betweenHint'), ...widget.slots].join(' ')}
      rows={4}
      value={draft.between}
      isSource
      onChange={onChange}
    />
  );
}
