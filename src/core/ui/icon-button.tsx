import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../style/css';
import { drawIcon, type IconName } from './icon';
import { styles } from './icon-button.styles';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
  readonly icon: IconName;
  readonly size?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button with a drawing only; a `title` is its name as it stands, and is not read twice. */
export const IconButton = ({ label, icon, size, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={cx(styles.root, className)}
    aria-label={rest.title ? undefined : label}
    {...rest}
  >
    {drawIcon(icon, size)}
  </button>
);
