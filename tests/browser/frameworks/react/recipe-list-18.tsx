import { useEffect, useRef, useState } from 'react';
import type { AtriaCardGridCard, AtriaCardGridElement } from './atria-widgets';

interface Given {
  readonly heading?: string;
  readonly recipes: readonly AtriaCardGridCard[];
  readonly rows: number;
  readonly growing: boolean;
}

export function RecipeList({ heading, recipes, rows, growing }: Given) {
  const [shown, setShown] = useState(0);
  const grid = useRef<AtriaCardGridElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    grid.current?.addEventListener('atria-cards-shown', (event) => setShown(event.detail.shown), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  return (
    <>
      <atria-card-grid
        ref={grid}
        heading={heading}
        cards={JSON.stringify(recipes)}
        rows-to-display={rows}
        expandable={growing}
      />
      <p>Recipes after Show more: {shown}</p>
    </>
  );
}
