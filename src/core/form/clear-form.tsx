import { useState } from 'react';
import { useWidget } from '../element/widget-context';
import { Button } from '../ui/button';
import { useFormState } from './form-context';

/** Up to so many fields are quickly given again: nothing is asked. */
const few = 2;

interface Props {
  /** How many fields the visitor has filled. */
  readonly filled: number;
  readonly onClear: () => void;
}

/**
 * Clears a form and all that is kept of it, for who shares the machine. It asks by its own label
 * where much would be lost; nothing is kept to undo it, which the next visitor could.
 */
export function ClearForm({ filled, onClear }: Props) {
  const { say } = useFormState();
  const { announce } = useWidget();
  const [isSure, setSure] = useState(false);
  const press = () => {
    if (filled > few && !isSure) {
      setSure(true);
      return announce(say('/form/clear-sure'));
    }
    announce(say('/form/cleared'));
    onClear();
  };
  return (
    <Button variant="quiet" onClick={press} onBlur={() => setSure(false)}>
      {say(isSure ? '/form/clear-sure' : '/form/clear')}
    </Button>
  );
}
