import { css } from '../style/css';
import { token } from '../style/tokens';
import { describeProblem, type Problem } from './problem';

const box = css({
  padding: token('space-3'),
  marginBlockEnd: token('space-3'),
  border: `2px dashed ${token('color-warning')}`,
  background: token('color-warning-surface'),
  color: token('color-warning'),
  fontSize: token('font-size-s'),
});

/** What is wrong with a widget's attributes, for editors only [ELEM-10]. */
export function ProblemList({ tag, problems }: { tag: string; problems: readonly Problem[] }) {
  return (
    <ul className={box}>
      {problems.map((problem) => (
        <li key={problem.where}>{describeProblem(tag, problem)}</li>
      ))}
    </ul>
  );
}
