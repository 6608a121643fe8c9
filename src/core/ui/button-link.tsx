import { type ButtonLook, buttonClass } from './button';
import { drawIcon } from './icon';
import { Link, type LinkProps } from './link';

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) => (
  <Link className={buttonClass({ variant, size, block }, className)} {...rest}>
    {icon && drawIcon(icon)}
    <span>{children}</span>
  </Link>
);
