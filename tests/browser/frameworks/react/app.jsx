import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RecipeList } from './recipe-list';

/** A grid whose list is set on the element itself, which works with every React. */
function ByReference({ heading, recipes, rows, growing }) {
  const grid = useRef(null);
  useEffect(() => {
    Object.assign(grid.current, {
      heading,
      cards: recipes,
      rowsToDisplay: rows,
      expandable: growing,
    });
  });
  return <atria-card-grid ref={grid} data-way="property" />;
}

/** Each way to write the grid. */
function App(given) {
  const { heading, recipes, rows, growing } = given;
  return (
    <>
      <div data-way="documented">
        <RecipeList {...given} />
      </div>
      <ByReference {...given} />
      <atria-card-grid
        data-way="text by property names"
        heading={heading}
        cards={JSON.stringify(recipes)}
        rowsToDisplay={String(rows)}
        expandable={growing ? '' : 'false'}
      />
      <atria-card-grid
        data-way="as it is"
        heading={heading}
        cards={recipes}
        rowsToDisplay={rows}
        expandable={growing}
      />
    </>
  );
}

const root = createRoot(document.getElementById('app'));
window.show = (given) => flushSync(() => root.render(<App {...given} />));
