import { flushSync } from 'react-dom';
import type { FormMistake } from '../model/mistakes';
import { useUi } from '../ui';
import { controlId } from './form-context';

export interface ToldMistake {
  readonly text: string;
  /** Where it can be corrected; absent if that is not in the form. */
  readonly path?: FormMistake['path'];
}

/** Scrolls to a place of the form and focuses it: folds and entries on the way open. */
function leadTo(path: FormMistake['path']): void {
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
export function MistakeList({ mistakes }: { mistakes: readonly ToldMistake[] }) {
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
