import { type MouseEvent, useState } from 'react';
import { useWidget } from '../element/widget-context';
import { Button } from '../ui/button';
import { useFormPart, useFormState } from './form-context';

/** Up to so many fields with so many letters are quickly filled again: then it does not ask. */
const few = 2;
const short = 100;

/**
 * Clears a form and its stored draft, for people who share a machine. It asks by its own label
 * where much would be lost. There is no undo, since the next visitor could use it.
 */
export function ClearForm() {
  const { say, clear } = useFormState();
  const filled = useFormPart((view) => view.filled);
  const isMuch = useFormPart(
    (view) => view.filled > few || Object.values(view.values).join('').length > short,
  );
  const { announce } = useWidget();
  const [isSure, setSure] = useState(false);
  const press = ({ currentTarget }: MouseEvent) => {
    if (isMuch && !isSure) {
      setSure(true);
      return announce(say('/form/clear-sure'));
    }
    setSure(false);
    announce(say('/form/cleared'));
    clear();
    // The button disappears with what it cleared.
    currentTarget.closest('form')?.focus();
  };
  if (filled === 0) return null;
  return (
    <Button variant="quiet" onClick={press} onBlur={() => setSure(false)}>
      {say(isSure ? '/form/clear-sure' : '/form/clear')}
    </Button>
  );
}
