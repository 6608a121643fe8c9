import { useId } from 'react';
import type { Elements } from '../element/elements';
import { BelowHeading } from '../element/heading';
import { heading as headings } from '../style/heading.styles';

interface Props {
  readonly heading: string;
  readonly className: string;
  readonly children: Elements;
}

function useHeading(text: string, className: string) {
  const id = useId();
  const title = text ? (
    <h2 id={id} className={className}>
      {text}
    </h2>
  ) : null;
  return { title, name: text ? { 'aria-labelledby': id } : undefined };
}

/** A section named by its heading, where it has one: headings in it are one level deeper then. */
export function HeadedSection({ heading, className, children }: Props) {
  const { title, name } = useHeading(heading, headings.section);
  return (
    <section className={className} {...name}>
      {title}
      {title ? <BelowHeading>{children}</BelowHeading> : children}
    </section>
  );
}

interface NavProps extends Props {
  /** Names it for screen readers where it has no heading. */
  readonly label: string;
}

/** A navigation within a page, named by its heading where it has one. */
export function HeadedNav({ heading, label, className, children }: NavProps) {
  const { title, name = { 'aria-label': label } } = useHeading(heading, headings.block);
  return (
    <nav className={className} {...name}>
      {title}
      {children}
    </nav>
  );
}
