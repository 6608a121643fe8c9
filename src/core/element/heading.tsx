import { createContext, type HTMLAttributes, use } from 'react';
import type { Elements } from './elements';

const Level = createContext(2);

/**
 * A heading of the level that its place asks for: 2 for what stands in a widget by itself, one
 * deeper inside each `BelowHeading`.
 */
export function Heading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Tag = `h${Math.min(use(Level), 6)}` as 'h2';
  return <Tag {...props} />;
}

/** What a heading stands above: headings in it are one level deeper. */
export const BelowHeading = ({ children }: { readonly children: Elements }) => (
  <Level value={use(Level) + 1}>{children}</Level>
);
