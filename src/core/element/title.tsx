import { useId } from 'react';
import { containerPart } from '../style/container.styles';
import { cx } from '../style/css';
import { heading } from '../style/heading.styles';
import type { Elements } from './elements';
import { BelowHeading } from './heading';

/** A heading's text and look, and its id for the `aria-labelledby` of what is below it, if any. */
export function useTitle(text: string, look = heading.section) {
  const id = useId();
  return { id: text ? id : undefined, text, look };
}

/** The heading of `useTitle`; nothing without a text. */
export const Title = ({ id, text, look }: ReturnType<typeof useTitle>) =>
  text && (
    <h2 id={id} className={look}>
      {text}
    </h2>
  );

interface HeadedProps {
  readonly heading: string;
  /** Makes it a navigation, with a smaller heading; its name without one. */
  readonly navLabel?: string;
  readonly className?: string;
  readonly children: Elements;
}

/**
 * A part of the page, and a container, with its heading, which names it; headings in it are one
 * level deeper.
 */
export function Headed({ navLabel, className, children, ...props }: HeadedProps) {
  const Tag = navLabel ? 'nav' : 'section';
  const title = useTitle(props.heading, navLabel ? heading.block : heading.section);
  return (
    <Tag
      className={cx(containerPart, className)}
      aria-labelledby={title.id}
      aria-label={title.id ? undefined : navLabel}
    >
      <Title {...title} />
      <BelowHeading heading={props.heading}>{children}</BelowHeading>
    </Tag>
  );
}
