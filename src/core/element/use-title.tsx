import { useId } from 'react';
import { heading } from '../style/heading.styles';

/**
 * The heading above what a view shows.
 *
 * @returns the heading, and its id for `aria-labelledby`; without a text neither
 */
export function useTitle(text: string, look = heading.section) {
  const id = useId();
  return {
    titleId: text ? id : undefined,
    title: text && (
      <h2 id={id} className={look}>
        {text}
      </h2>
    ),
  };
}
