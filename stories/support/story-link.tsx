import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  /** A page of documentation, not a story. */
  readonly docs?: boolean;
  readonly children: ReactNode;
}

/**
 * A link to another story, in the menu around this one; it works wherever Storybook is published.
 */
export const StoryLink = ({ id, docs, children }: Props) => (
  <a href={`./?path=/${docs ? 'docs' : 'story'}/${id}`} target="_top">
    {children}
  </a>
);
