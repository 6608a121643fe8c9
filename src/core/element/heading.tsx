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

/** Content below a heading: headings in it are one level deeper; with an empty one they are not. */
export const BelowHeading = (props: { heading?: string; children: Elements }) => (
  <HeadingLevel value={useContext(HeadingLevel) + Number(props.heading !== '')}>
    {props.children}
  </HeadingLevel>
);
