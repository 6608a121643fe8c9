import type { AtriaCardGridCard } from 'atria-widgets';
import 'atria-widgets/card-grid';
import type {} from 'atria-widgets/react';
import { useState } from 'react';

const names = ['Lihapullat', 'Uunilohi', 'Hernekeitto', 'Makaronilaatikko'];
const cards: readonly AtriaCardGridCard[] = names.map((header) => ({ header, link: '/reseptit' }));

export function Recipes() {
  const [many, setMany] = useState(false);
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setMany(true)}>
        Kaikki
      </button>
      <p>Näkyvissä {shown}</p>
      <atria-card-grid
        heading={many ? 'Kaikki reseptit' : 'Resepti'}
        cards={JSON.stringify(many ? cards : cards.slice(0, 1))}
        columns="three"
        rows-to-display={1}
        expandable
        onatria-cards-shown={({ detail }) => setShown(detail.shown)}
      />
    </>
  );
}
