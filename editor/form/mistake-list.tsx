import type { FormMistake } from '../model/mistakes';
import { useUi } from '../ui';
import { controlId } from './form-context';

export interface ToldMistake {
  readonly text: string;
  /** Where it can be mended; absent when the form cannot lead there. */
  readonly path?: FormMistake['path'];
}

/** Brings a place of the form into view, with the focus: the nearest that is not folded away. */
function leadTo(path: FormMistake['path']): void {
  for (let length = path.length; length > 0; length--) {
    const target = document.getElementById(controlId(path.slice(0, length)));
    if (!target) continue;
    const fold = target.closest('details');
    if (fold) fold.open = true;
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return;
  }
}

/** All that is wrong, in one place; a press leads to the field. */
export function MistakeList({ mistakes }: { mistakes: readonly ToldMistake[] }) {
  const { t } = useUi();
  if (mistakes.length === 0) return <p className="fine">{t.fine}</p>;
  return (
    <div className="mistakes">
      <h2>{t.mistakes(mistakes.length)}</h2>
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
    </div>
  );
}
