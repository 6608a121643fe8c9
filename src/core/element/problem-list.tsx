import { describeProblem, type Problem } from './problem';
import { styles } from './problem-list.styles';

/** What is wrong with a widget's attributes, for editors only [ELEM-10]. */
export function ProblemList({ tag, problems }: { tag: string; problems: readonly Problem[] }) {
  return (
    <ul className={styles.box}>
      {problems.map((problem) => (
        <li key={problem.where}>{describeProblem(tag, problem)}</li>
      ))}
    </ul>
  );
}
