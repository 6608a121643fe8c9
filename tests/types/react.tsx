/** Code of a React 19 page with `atria-widgets-react.d.ts` of the bundle; see page.ts. */
import type { AtriaCardGridCard, AtriaCardGridElement } from 'atria-widgets';
import { createRef } from 'react';
import 'atria-widgets-react';

const cards: readonly AtriaCardGridCard[] = [{ header: 'Uunilohi' }];
const ref = createRef<AtriaCardGridElement>();

export const right = (
  <main>
    <atria-card-grid
      ref={ref}
      key="grid"
      id="grid"
      className="wide"
      style={{ marginBlock: 0 }}
      slot="main"
      data-test="grid"
      aria-label="Reseptit"
      onClick={({ currentTarget }) => currentTarget.cards.length}
      onatria-cards-shown={({ detail }) => detail.shown}
      cards={JSON.stringify(cards)}
      rows-to-display={2}
      expandable
      columns="three"
      heading={null}
    >
      <p>Reseptit</p>
    </atria-card-grid>
    <atria-card-grid
      class="wide"
      dropdown-items={JSON.stringify([{ id: 1, label: 'Kala' }])}
      rows-to-display="2"
      rowsToDisplay={2}
      expandable="false"
    />
    <atria-buy-button code="LK4101" />
    <atria-buy-button blockId="kaura" />
    <atria-like-button content-id="7" />
    <atria-like-button contentId="7" />
    <atria-buy-button>
      <script type="application/json">{'{"code":"LK4101"}'}</script>
    </atria-buy-button>
    <atria-cart-sync role="main" shop-url="https://www.lihakauppa.fi/" />
  </main>
);

export const wrong = [
  // @ts-expect-error a misspelt attribute
  <atria-card-grid key="1" colums="three" />,
  // @ts-expect-error no such choice
  <atria-card-grid key="2" columns="five" />,
  // @ts-expect-error React writes [object Object] while the element is not defined
  <atria-card-grid key="3" cards={cards} />,
  // @ts-expect-error the same by the name of the tag
  <atria-card-grid key="4" dropdown-items={[{ id: 1, label: 'Kala' }]} />,
  // @ts-expect-error no such detail
  <atria-card-grid key="5" onatria-cards-shown={({ detail }) => detail.count} />,
  // @ts-expect-error what it buys
  <atria-buy-button key="7" />,
  // @ts-expect-error no such brand
  <atria-counter key="8" brand="nope" />,
  // @ts-expect-error no such widget
  <atria-card-gird key="6" />,
];
