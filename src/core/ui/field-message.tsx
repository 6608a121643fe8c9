import type { Elements } from '../element/elements';
import { styles } from './field-message.styles';
import { drawIcon } from './icon';

interface FieldMessageProps {
  /** What the control names by `aria-describedby`. */
  readonly id: string;
  /** `alert` where it comes without the focus moving to a summary. */
  readonly role?: 'alert';
  readonly children: Elements | string;
}

/** What is wrong in a field, below it [IMP-18]. */
export const FieldMessage = ({ id, role, children }: FieldMessageProps) => (
  <p id={id} role={role} className={styles.root}>
    {drawIcon('warning', 1)}
    <span>{children}</span>
  </p>
);
