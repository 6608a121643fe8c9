import { useMemo } from 'react';
import type { Language } from '../../src/core/page/language';
import { BetweenField } from '../between-field';
import { exampleIn } from '../drafts';
import { isOtherEntries } from '../model/entries';
import type { Draft } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import { leftOutOf } from '../snippet/write-snippet';
import { StartFrom } from '../start-from';
import { useUi } from '../ui';
import { WidgetForm } from '../widget-form';

interface PartFormProps {
  readonly widget: EditorWidget;
  /** The language of the page. */
  readonly language: Language;
  readonly draft: Draft;
  /** The mistakes of the part as written. */
  readonly mistakes: readonly string[];
  /** Whether it is written anew at the next change. */
  readonly isFaulty: boolean;
  /** The mistakes that the page finds in it. */
  readonly found: readonly string[];
  /** Called with the changed part, and the name of the change; '' for a step of its own. */
  readonly onChange: (draft: Draft, about: string) => void;
  /** Called to write the part anew, without the mistakes of its writing. */
  readonly onMend: (draft: Draft) => void;
}

/** The names of the differences between two drafts. */
const changedOf = (before: Draft, after: Draft): string =>
  [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
    .filter((name) => before.values[name] !== after.values[name])
    .join(' ');

/** The form of one widget of the page. */
export function PartForm(props: PartFormProps) {
  const { widget, language, draft, mistakes, isFaulty, found, onChange, onMend } = props;
  const example = useMemo(() => exampleIn(widget, language), [widget, language]);
  const { t, announce } = useUi();
  const leftOut = isFaulty ? leftOutOf(draft).join(', ') : '';
  const mend = () => {
    onMend(draft);
    announce(t('mended'));
  };
  const more = [...(leftOut ? [t('leftOut', { what: leftOut })] : []), ...found];
  return (
    <>
      <p className="lead">{widget.summary}</p>
      {mistakes.length > 0 && (
        <div className="opened">
          <p>{t('partWrong')}</p>
          <ul>
            {mistakes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <button type="button" onClick={mend}>
            {t('mendPart')}
          </button>
        </div>
      )}
      <StartFrom widget={widget} draft={draft} onChoose={(next) => onChange(next, '')} />
      <WidgetForm
        widget={widget}
        values={draft.values}
        example={example.values}
        told={more}
        onChange={(values) => {
          const next = { ...draft, values };
          const isStep = isOtherEntries(draft.values, values);
          onChange(next, isStep ? '' : changedOf(draft, next));
        }}
      >
        <BetweenField
          widget={widget}
          draft={draft}
          onChange={(between) => onChange({ ...draft, between }, 'between')}
        />
      </WidgetForm>
    </>
  );
}
