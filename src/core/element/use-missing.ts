import { useEffect } from 'react';
import { type Problem, tellProblems } from './problem';
import { useWidget } from './widget-context';

/** What is missing: its place, and the code of what is expected there. */
export interface Missing extends Pick<Problem, 'where' | 'isOfPage'> {
  readonly expected: string;
}

/**
 * Reports to an editor, and to no visitor, what a view shows nothing without, where it may come in
 * more than one way: by an attribute or between the tags. A value with only one way is `required`
 * in the contract.
 */
export function useMissing(isMissing: boolean, { where, isOfPage, expected }: Missing): void {
  const { tag, host, settings } = useWidget();
  const isTold = isMissing && Boolean(settings.editMode);
  useEffect(() => {
    if (isTold)
      return tellProblems(tag, host, [
        { where, isOfPage, code: 'absent', params: { expected: { code: expected } } },
      ]);
  }, [isTold, tag, host, where, isOfPage, expected]);
}
