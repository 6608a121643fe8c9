import type { Elements } from '../element/elements';
import { styles } from './field-message.styles';
import { drawIcon } from './icon';

interface FieldMessageProps {
  /** The id for the control's `aria-describedby`. */
  readonly id: string;
  /** `alert` if it appears without a focus change to a summary. */
  readonly role?: 'alert';
  readonly children: Elements | string;
}

/** The message for a wrong field, below it [IMP-18]. */
export const FieldMessage = ({ id, role, children }: FieldMessageProps) => (
  <p id={id} role={role} className={styles.root}>
    {drawIcon('warning', 1)}
    <span>{children}</span>
  </p>
);
