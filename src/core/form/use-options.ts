import { useEffect } from 'react';
import { shown, tellProblems, wrongValue } from '../element/problem';
import { useWidget } from '../element/widget-context';
import { useByJson } from '../page/use-by-json';
import type { Option } from './field';
import type { Preset } from './form-view';

/**
 * The options that only a page knows, each value once: two options with the same value would be
 * chosen and sent together. The second is left out, and reported to an editor.
 */
export function useOptions(offered: Preset['options'] = {}): Preset['options'] {
  const { tag, host } = useWidget();
  const isFirst = ({ value }: Option, at: number, all: readonly Option[]) =>
    all.findIndex((one) => one.value === value) === at;
  const repeated = Object.entries(offered).flatMap(([where, all]) =>
    all
      .filter((...one) => !isFirst(...one))
      .map(({ value, label }) => {
        const params = { value: shown(value), label: shown(label) };
        const given = { code: '{value} for {label}', params };
        return wrongValue(where, given, 'a value that no option before it has');
      }),
  );
  const problems = useByJson(repeated);
  useEffect(() => tellProblems(tag, host, problems), [tag, host, problems]);
  return Object.fromEntries(
    Object.entries(offered).map(([name, all]) => [name, all.filter(isFirst)]),
  );
}
