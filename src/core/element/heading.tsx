import { createContext, type HTMLAttributes, useContext } from 'react';
import type { Elements } from './elements';

/** The level of a heading that is here. */
export const HeadingLevel = createContext(2);

/**
 * A heading of the level that its place asks for: 2 for what is in a widget by itself, one
 * deeper inside each `BelowHeading`.
 */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${Math.min(useContext(HeadingLevel), 6)}` as 'h2';
  return <Tag {...props} />;
}

/** What a heading is above: headings in it are one level deeper. */
export const BelowHeading = ({ children }: { readonly children: Elements }) => (
  <HeadingLevel value={useContext(HeadingLevel) + 1}>{children}</HeadingLevel>
);
