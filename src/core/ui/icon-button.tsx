import type { ComponentProps } from 'react';
import { cx } from '../style/css';
import { drawIcon, type IconName } from './icon';
import { styles } from './icon-button.styles';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Its action, for those who do not see the icon. */
  readonly label: string;
  readonly icon: IconName;
  readonly size?: number;
}

/** A round button with only an icon; a `title` is its name and is not read twice. */
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
