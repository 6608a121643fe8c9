import { createContext, useContext } from 'react';
import type { CardKind } from '../../src/widgets/card-carousel/card-kinds';
import type { Path } from '../model/mistakes';

/** Each mistake: its place in the form, and its words. */
type PlacedMistakes = readonly (readonly [place: string, text: string])[];

export const placeKey = (path: Path): string => path.join('.');
/** The id of the control at a place. */
export const controlId = (path: Path): string => `field-${path.join('-')}`;

const Context = createContext<PlacedMistakes>([]);
export const Mistaken = Context.Provider;

/** The kind of all cards in the lists of a form, if it asks for one. */
const OfCards = createContext<CardKind | undefined>(undefined);
export const KindOfCards = OfCards.Provider;
export const useKindOfCards = () => useContext(OfCards);

/** The mistakes at a place. */
export function useMistakes(path: Path): readonly string[] {
  const key = placeKey(path);
  return useContext(Context).flatMap(([place, text]) => (place === key ? [text] : []));
}

/** Whether there is a mistake at a place. */
export function useIsWrong(): (path: Path) => boolean {
  const mistakes = useContext(Context);
  return (path) => mistakes.some(([place]) => place === placeKey(path));
}

/** The number of mistakes at a place and inside it. */
export function useMistakeCount(path: Path): number {
  const key = placeKey(path);
  return useContext(Context).filter(([place]) => `${place}.`.startsWith(`${key}.`)).length;
}

/** The attributes that link a control to its notes. */
export function useTies(path: Path) {
  const id = controlId(path);
  const isWrong = useMistakes(path).length > 0;
  return {
    id,
    'aria-describedby': isWrong ? `${id}-wrong ${id}-hint` : `${id}-hint`,
    'aria-invalid': isWrong || undefined,
  };
}
