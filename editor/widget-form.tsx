import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useByJson } from '../src/core/page/use-by-json';
import { controlId, KindOfCards, Mistaken, placeKey } from './form/form-context';
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

/** The mistakes in a widget's values, in the editor's language, each with its place. */
export function useTold({ contract, fields }: EditorWidget, values: Values) {
  const { t, ui } = useUi();
  const own = useMemo(
    () =>
      formMistakes(contract, fields, values).map((mistake) => ({
        path: mistake.path,
        text: toldIn(ui, mistake),
      })),
    [contract, fields, values, ui],
  );
  const ids = useMemo(() => idsIn(fields, values), [fields, values]);
  const known = useNames(ids.map(({ asked }) => asked));
  // The ids that no longer exist.
  const gone = ids.flatMap(({ path, asked }, at) =>
    known[at] === 'gone'
      ? [{ path, text: t('idGone', { place: placeIn(fields, path), id: asked.id }) }]
      : [],
  );
  return [...own, ...gone];
}

const wholeForm: Path = [];

interface ToldMistake {
  readonly text: string;
  /** Where it can be corrected; absent if that is not in the form. */
  readonly path?: Path;
}

/** Scrolls to a place of the form and focuses it: folds and entries on the way open. */
function leadTo(path: Path): void {
  let target: HTMLElement | undefined;
  path.forEach((_, at) => {
    const place = document.getElementById(controlId(path.slice(0, at + 1)));
    if (!place) return;
    target = place;
    const fold = place.closest('details');
    if (fold) fold.open = true;
    const isClosed = place.getAttribute('aria-expanded') === 'false';
    if (isClosed && at < path.length - 1) flushSync(() => place.click());
  });
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** All mistakes, in one place; a press leads to the field. */
function MistakeList({ mistakes }: { mistakes: readonly ToldMistake[] }) {
  const { t } = useUi();
  const isFine = mistakes.length === 0;
  return (
    <div className={isFine ? 'fine' : 'mistakes'}>
      <div role="status">
        {isFine ? t('noMistakes') : <h2>{t('mistakes', { count: mistakes.length })}</h2>}
      </div>
      {!isFine && (
        <ul>
          {mistakes.map(({ text, path }) => (
            <li key={text}>
              {path ? (
                <button type="button" onClick={() => leadTo(path)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The form of one widget: its mistakes, and its fields. The catalogue and each block use it. */
export function WidgetForm(props: WidgetFormProps) {
  const { widget, values, example, told, onChange, children } = props;
  const { t } = useUi();
  const own = useTold(widget, values);
  const left = useMemo(() => ofExample(widget, values, example), [widget, values, example]);
  // The same object while they are equal, since all fields read it.
  const placed = useByJson(own.map(({ path, text }) => [placeKey(path), text] as const));
  return (
    <>
      <MistakeList mistakes={[...own, ...told.map((text) => ({ text }))]} />
      {left.length > 0 && <p className="hint">{t('ofExample', { places: left })}</p>}
      <Mistaken value={placed}>
        <form onSubmit={(event) => event.preventDefault()}>
          <KindOfCards value={kindOfCards(widget.fields, values)}>
            <Fields fields={widget.fields} path={wholeForm} values={values} onChange={onChange} />
          </KindOfCards>
          {children}
        </form>
      </Mistaken>
    </>
  );
}
