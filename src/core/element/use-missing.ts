import { useEffect } from 'react';
import { type Problem, tellProblems } from './problem';
import { useWidget } from './widget-context';

/**
 * Reports to an editor, and to no visitor, what a view shows nothing without, where it may come in
 * more than one way: by an attribute or between the tags. A value with only one way is `required`
 * in the contract.
 */
export function useMissing(isMissing: boolean, { where, expected }: Problem): void {
  const { tag, host, settings } = useWidget();
  const isTold = isMissing && Boolean(settings.editMode);
  useEffect(() => {
    if (isTold) return tellProblems(tag, host, [{ where, expected }]);
  }, [isTold, tag, host, where, expected]);
}
