import { useEffect } from 'react';
import { type Problem, tellProblems } from './problem';
import { useWidget } from './widget-context';

/**
 * Tells an editor, and no visitor, of what a view shows nothing without, where that may come in
 * more than one way: by an attribute or between the tags. What comes in one is `required` in the
 * contract.
 */
export function useMissing(isMissing: boolean, { where, expected }: Problem): void {
  const { tag, host, settings } = useWidget();
  const isTold = isMissing && Boolean(settings.editMode);
  useEffect(() => {
    if (isTold) return tellProblems(tag, host, [{ where, expected }]);
  }, [isTold, tag, host, where, expected]);
}
