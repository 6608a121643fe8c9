import { useState } from 'react';
import type { AtriaCardGridCard } from './atria-widgets';

interface Given {
  readonly heading?: string;
  readonly recipes: readonly AtriaCardGridCard[];
  readonly rows: number;
  readonly growing: boolean;
}

export function RecipeList({ heading, recipes, rows, growing }: Given) {
  const [shown, setShown] = useState(0);
  return (
    <>
      <atria-card-grid
        heading={heading}
        cards={JSON.stringify(recipes)}
        rows-to-display={rows}
        expandable={growing}
        onatria-cards-shown={(event) => setShown(event.detail.shown)}
      />
      <p>Recipes after Show more: {shown}</p>
    </>
  );
}
