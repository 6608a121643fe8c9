import { useEffect } from 'react';
import { type Problem, shown, tellProblems } from '../element/problem';
import { useWidget } from '../element/widget-context';
import type { Option } from './field';

type Options = Readonly<Record<string, readonly Option[]>>;

/**
 * The options that only a page knows, each value once: two options with the same value would be
 * chosen and sent together. The second is left out, and reported to an editor.
 */
export function useOptions(given: Options = {}): Options {
  const { tag, host } = useWidget();
  const problems: Problem[] = [];
  const options = Object.entries(given).map(([where, all]) => {
    const values = all.map(({ value }) => value);
    const isFirst = ({ value, label }: Option, at: number) => {
      const first = values.indexOf(value);
      if (first < at)
        problems.push({
          where,
          given: `${shown(value)} for ${shown(label)}`,
          expected: `another value than that of ${shown(all[first]?.label)}`,
        });
      return first === at;
    };
    return [where, all.filter(isFirst)] as const;
  });
  const reported = JSON.stringify(problems);
  useEffect(() => tellProblems(tag, host, JSON.parse(reported)), [tag, host, reported]);
  return Object.fromEntries(options);
}
