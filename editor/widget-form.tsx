import { type ReactNode, useMemo } from 'react';
import { Mistaken, placeKey } from './form/form-context';
import { MistakeList } from './form/mistake-list';
import { Fields } from './form/object-field';
import { formMistakes, toldIn } from './model/mistakes';
import { ofExample } from './model/of-example';
import type { Values } from './model/values';
import type { EditorWidget } from './model/widgets';
import { useUi } from './ui';

interface WidgetFormProps {
  readonly widget: EditorWidget;
  readonly values: Values;
  /** What else is wrong, in words. */
  readonly told: readonly string[];
  readonly onChange: (values: Values) => void;
  /** What the form asks beside the widget's own values. */
  readonly children?: ReactNode;
}

/** What is wrong with a widget's values, in the editor's language, each with its place. */
export function useTold({ contract, fields }: EditorWidget, values: Values) {
  const { ui } = useUi();
  return useMemo(
    () =>
      formMistakes(contract, fields, values).map((mistake) => ({
        path: mistake.path,
        text: toldIn(ui, mistake),
      })),
    [contract, fields, values, ui],
  );
}

/** The form of one widget: what is wrong, and its fields. The catalogue's and each block's. */
export function WidgetForm({ widget, values, told, onChange, children }: WidgetFormProps) {
  const { t } = useUi();
  const own = useTold(widget, values);
  const left = useMemo(() => ofExample(widget, values), [widget, values]);
  const byPlace = useMemo(() => {
    const texts = new Map<string, string[]>();
    for (const { path, text } of own)
      texts.set(placeKey(path), [...(texts.get(placeKey(path)) ?? []), text]);
    return texts;
  }, [own]);
  return (
    <>
      <MistakeList mistakes={[...own, ...told.map((text) => ({ text }))]} />
      {left.length > 0 && <p className="hint">{t.ofExample(left.join(', '))}</p>}
      <Mistaken value={byPlace}>
        <form onSubmit={(event) => event.preventDefault()}>
          <Fields
            fields={widget.fields}
            path={[]}
            values={values}
            more={t.more}
            onChange={onChange}
          />
          {children}
        </form>
      </Mistaken>
    </>
  );
}
