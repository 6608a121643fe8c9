import { useId } from 'react';
import { heading } from '../style/heading.styles';

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
