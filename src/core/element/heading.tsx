import { createContext, type HTMLAttributes, useContext } from 'react';
import type { Elements } from './elements';

/** The level of a heading at this place. */
export const HeadingLevel = createContext(2);

/**
 * A heading of the level that fits its place: 2 at the top of a widget, one deeper inside each
 * `BelowHeading`.
 */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${Math.min(useContext(HeadingLevel), 6)}` as 'h2';
  return <Tag {...props} />;
}

interface BelowHeadingProps {
  /** The heading's text: without one the level stays. */
  readonly heading?: string;
  readonly children: Elements;
}

/** Content below a heading: headings in it are one level deeper. */
export const BelowHeading = ({ heading = ' ', children }: BelowHeadingProps) => (
  <HeadingLevel value={useContext(HeadingLevel) + Number(heading !== '')}>{children}</HeadingLevel>
);
