'use client';

import 'atria-widgets/card-grid';
import 'atria-widgets/header';
import { useAtriaEvent } from 'atria-widgets/react';
import { useRef, useState } from 'react';

const names = ['Lihapullat', 'Uunilohi', 'Hernekeitto', 'Makaronilaatikko'];
const cards = JSON.stringify(names.map((header) => ({ header, link: '/reseptit' })));

export function Recipes() {
  const grid = useRef(null);
  const [shown, setShown] = useState(0);
  useAtriaEvent(grid, 'atria-cards-shown', ({ detail }) => setShown(detail.shown));
  return (
    <>
      <p>Näkyvissä {shown}</p>
      <atria-card-grid
        ref={grid}
        heading="Reseptit"
        cards={cards}
        columns="three"
        rows-to-display={1}
        expandable="true"
      />
    </>
  );
}
