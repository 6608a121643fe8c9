import type { ComponentProps } from 'react';
import { cx } from '../style/css';
import { styles } from './button.styles';
import { drawIcon, type IconName } from './icon';
import { Spinner } from './spinner';
import { switchedOff } from './switched-off';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 's' | 'm' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Whether something runs: a spinner shows, and a press does nothing [IMP-28]. */
  readonly busy?: boolean | undefined;
}

export const buttonClass = ({ variant = 'primary', size, block }: ButtonLook, more?: string) =>
  cx(styles.root, styles[variant], size === 's' && styles.s, block && styles.block, more);

/** A button; if it is busy or `disabled` it keeps its focus and says so. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      {...rest}
      {...switchedOff(busy || disabled)}
    >
      {busy && <Spinner />}
      {icon && drawIcon(icon)}
      {/* An element of its own: the spinner is added and removed beside it, even with a page translator. */}
      <span>{children}</span>
    </button>
  );
}
