import { createContext, useContext } from 'react';
import type { CardKind } from '../../src/widgets/card-carousel/card-kinds';
import type { Path } from '../model/mistakes';

/** The mistakes, in words, by the place in the form. */
export type ToldMistakes = ReadonlyMap<string, readonly string[]>;

export const placeKey = (path: Path): string => path.join('.');
/** The id of the control at a place. */
export const controlId = (path: Path): string => `field-${path.join('-')}`;

const Context = createContext<ToldMistakes>(new Map());
export const Mistaken = Context.Provider;

/** The kind of all cards in the lists of a form, if it asks for one. */
const OfCards = createContext<CardKind | undefined>(undefined);
export const KindOfCards = OfCards.Provider;
export const useKindOfCards = () => useContext(OfCards);

/** The mistakes at a place. */
export const useMistakes = (path: Path): readonly string[] =>
  useContext(Context).get(placeKey(path)) ?? [];

/** Whether there is a mistake at a place. */
export function useIsWrong(): (path: Path) => boolean {
  const told = useContext(Context);
  return (path) => told.has(placeKey(path));
}

/** The number of mistakes at a place and inside it. */
export function useMistakeCount(path: Path): number {
  const told = useContext(Context);
  const key = placeKey(path);
  return [...told]
    .filter(([place]) => place === key || place.startsWith(`${key}.`))
    .reduce((sum, [, texts]) => sum + texts.length, 0);
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
