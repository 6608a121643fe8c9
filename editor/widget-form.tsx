import { type ReactNode, useMemo } from 'react';
import { useByJson } from '../src/core/page/use-by-json';
import { KindOfCards, Mistaken, placeKey, type ToldMistakes } from './form/form-context';
import { MistakeList } from './form/mistake-list';
import { Fields } from './form/object-field';
import { kindOfCards } from './model/card-looks';
import { formMistakes, type Path, placeIn, toldIn } from './model/mistakes';
import { ofExample } from './model/of-example';
import type { Values } from './model/values';
import type { EditorWidget } from './model/widgets';
import { idsIn, useNames } from './names/use-names';
import { useUi } from './ui';

interface WidgetFormProps {
  readonly widget: EditorWidget;
  readonly values: Values;
  /** The form's first content, if that is not one of the widget's own examples. */
  readonly example?: Values;
  /** Further mistakes, in words. */
  readonly told: readonly string[];
  readonly onChange: (values: Values) => void;
  /** Further questions beside the widget's own values. */
  readonly children?: ReactNode;
}

/** The ids in a form that no longer exist, each with its place. */
function useGone({ fields }: EditorWidget, values: Values) {
  const { t } = useUi();
  const ids = useMemo(() => idsIn(fields, values), [fields, values]);
  const known = useNames(ids.map(({ asked }) => asked));
  return ids
    .filter((_, at) => known[at] === 'gone')
    .map(({ path, asked }) => ({
      path,
      text: t('idGone', { place: placeIn(fields, path), id: asked.id }),
    }));
}

/** The mistakes in a widget's values, in the editor's language, each with its place. */
export function useTold(widget: EditorWidget, values: Values) {
  const { contract, fields } = widget;
  const { ui } = useUi();
  const gone = useGone(widget, values);
  const own = useMemo(
    () =>
      formMistakes(contract, fields, values).map((mistake) => ({
        path: mistake.path,
        text: toldIn(ui, mistake),
      })),
    [contract, fields, values, ui],
  );
  return [...own, ...gone];
}

const wholeForm: Path = [];

/** The mistakes by their place; the same object while they are equal, since all fields read it. */
function useByPlace(told: ReturnType<typeof useTold>): ToldMistakes {
  const all = useByJson(told.map(({ path, text }) => [placeKey(path), text] as const));
  return useMemo(() => {
    const byPlace = new Map<string, readonly string[]>();
    for (const [key, text] of all) byPlace.set(key, [...(byPlace.get(key) ?? []), text]);
    return byPlace;
  }, [all]);
}

/** The form of one widget: its mistakes, and its fields. The catalogue and each block use it. */
export function WidgetForm(props: WidgetFormProps) {
  const { widget, values, example, told, onChange, children } = props;
  const { t } = useUi();
  const own = useTold(widget, values);
  const left = useMemo(() => ofExample(widget, values, example), [widget, values, example]);
  const byPlace = useByPlace(own);
  return (
    <>
      <MistakeList mistakes={[...own, ...told.map((text) => ({ text }))]} />
      {left.length > 0 && <p className="hint">{t('ofExample', { places: left })}</p>}
      <Mistaken value={byPlace}>
        <form onSubmit={(event) => event.preventDefault()}>
          <KindOfCards value={kindOfCards(widget.fields, values)}>
            <Fields
              fields={widget.fields}
              path={wholeForm}
              values={values}
              more={(count) => t('more', { count })}
              onChange={onChange}
            />
          </KindOfCards>
          {children}
        </form>
      </Mistaken>
    </>
  );
}
