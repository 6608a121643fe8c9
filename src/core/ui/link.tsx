import type { ComponentProps } from 'react';
import { safeUrl } from '../../read/link';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string | null | undefined;
}

/** A link; without a safe address only its content [IMP-09]. */
export function Link({ href, children, className, ...rest }: LinkProps) {
  const safe = safeUrl(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} {...rest} href={safe}>
      {children}
    </a>
  );
}
