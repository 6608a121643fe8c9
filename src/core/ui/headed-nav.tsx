import { useId } from 'react';
import type { Elements } from '../element/elements';
import { heading as headings } from '../style/heading.styles';

export interface HeadedNavProps {
  readonly heading: string;
  /** Its name for screen readers if it has no heading. */
  readonly label: string;
  readonly className: string;
  readonly children: Elements;
}

/** A navigation within a page, named by its heading if it has one. */
export function HeadedNav({ heading, label, className, children }: HeadedNavProps) {
  const titleId = useId();
  const name = heading ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <nav className={className} {...name}>
      {heading && (
        <h2 id={titleId} className={headings.block}>
          {heading}
        </h2>
      )}
      {children}
    </nav>
  );
}
