import type { CSSProperties, ReactNode } from 'react';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import type { Logo } from '../../src/core/page/brand';
import { Button } from '../../src/core/ui/button';
import { examples as cardGrid } from '../../src/widgets/card-grid/card-grid.examples';
import { widget as CardGrid } from '../../src/widgets/card-grid/card-grid.widget';
import { examples as hero } from '../../src/widgets/hero-carousel/hero-carousel.examples';
import { widget as Hero } from '../../src/widgets/hero-carousel/hero-carousel.widget';
import { BrandBox } from '../support/brand-box';
import { LiveElement } from '../support/live-element';
import { styles } from './do-and-dont.styles';
import { KitPage, KitSection } from './kit-page';
import './do-and-dont.css';

CardGrid.register();
Hero.register();

interface Props {
  readonly logo: Logo;
}

interface Side {
  readonly says: string;
  readonly shows: ReactNode;
}

/** One way that works beside one that does not. */
function Rule(props: { title: string; why: string; good: Side; bad: Side }) {
  const { title, why, good, bad } = props;
  return (
    <KitSection title={title} note={why}>
      <div className="do-pair">
        <article className="kit-card do" aria-label={`Do: ${good.says}`}>
          <div className="do-shown">{good.shows}</div>
          <p>
            <strong>Do</strong> {good.says}
          </p>
        </article>
        <article className="kit-card dont" aria-label={`Don’t: ${bad.says}`}>
          <div className="do-shown">{bad.shows}</div>
          <p>
            <strong>Don’t</strong> {bad.says}
          </p>
        </article>
      </div>
    </KitSection>
  );
}

/** A page's overrides of tokens, as a host page would write them. */
const overrides = (tokens: Readonly<Record<string, string>>) => tokens as CSSProperties;

const Paper = ({ logo, children }: Props & { children: ReactNode }) => (
  <BrandBox logo={logo}>
    <div className={styles.paper}>{children}</div>
  </BrandBox>
);

interface LiveProps extends Props {
  readonly definition: WidgetDefinition<Contract>;
  readonly example: Example;
  readonly width?: number;
}

const Live = ({ logo, definition, example, width }: LiveProps) => (
  <div style={{ maxWidth: width }}>
    <LiveElement
      contract={definition.contract}
      example={example}
      args={example.attributes ?? {}}
      brand={logo}
      language=""
      fullWidth={false}
      inDocs
    />
  </div>
);

const grid = CardGrid as unknown as WidgetDefinition<Contract>;
const carousel = Hero as unknown as WidgetDefinition<Contract>;
const twoCards = {
  title: 'Two recipes.',
  attributes: {
    heading: 'Reseptit arkeen',
    columns: 'two',
    cards: cardGrid.default?.attributes?.cards?.slice(0, 2),
  },
} as Example;

const imageWith = (imgText: string) =>
  ({
    title: 'An image.',
    attributes: { images: hero.single?.attributes?.images?.map((one) => ({ ...one, imgText })) },
  }) as Example;

const WithWidgets = ({ logo }: Props) => (
  <>
    <Rule
      title="Room for a widget"
      why="Widgets follow the column they stand in, and are tried from 320 px. Below that, words break and pictures shrink to stamps."
      good={{
        says: 'Give it a column of 320 px or more; two cards stand side by side from about 480.',
        shows: <Live logo={logo} definition={grid} example={twoCards} />,
      }}
      bad={{
        says: 'Squeeze it into a side column of 180 px.',
        shows: <Live logo={logo} definition={grid} example={twoCards} width={180} />,
      }}
    />
    <Rule
      title="Words on a picture"
      why="They lie on the lower part of the picture. The picture is cut to its place, on a telephone at its sides: what matters belongs in the middle, words in the text and never in the picture."
      good={{
        says: 'Say it in two to five words.',
        shows: <Live logo={logo} definition={carousel} example={imageWith('Uuniruokaa arkeen')} />,
      }}
      bad={{
        says: 'Tell the whole story there.',
        shows: (
          <Live
            logo={logo}
            definition={carousel}
            example={imageWith(
              'Uuniruokaa arkeen: kokoa vuoka illalla valmiiksi, paista seuraavana päivänä ja nauti rauhassa koko perheen kanssa pitkän kaavan mukaan',
            )}
          />
        ),
      }}
    />
  </>
);

const WithButtons = ({ logo }: Props) => (
  <>
    <Rule
      title="One button leads"
      why="The primary button is what a visitor should do. The others step back: secondary for a way beside it, quiet for the way out."
      good={{
        says: 'Have one primary button in view.',
        shows: (
          <Paper logo={logo}>
            <p className={styles.title}>Tilaa uutiskirje</p>
            <div className={styles.line}>
              <Button>Tilaa</Button>
              <Button variant="quiet">Ei nyt</Button>
            </div>
          </Paper>
        ),
      }}
      bad={{
        says: 'Let everything shout.',
        shows: (
          <Paper logo={logo}>
            <p className={styles.title}>Tilaa uutiskirje</p>
            <div className={styles.line}>
              <Button>Tilaa</Button>
              <Button>Lue lisää</Button>
              <Button>Ei nyt</Button>
            </div>
          </Paper>
        ),
      }}
    />
    <Rule
      title="Words of a button"
      why="A button says what it does, to those who hear it without its surroundings too."
      good={{
        says: 'Write a verb and its object, up to about 20 characters.',
        shows: (
          <Paper logo={logo}>
            <Button>Katso resepti</Button>
          </Paper>
        ),
      }}
      bad={{
        says: 'Write “click here”, or a sentence.',
        shows: (
          <Paper logo={logo}>
            <div style={{ maxInlineSize: 220 }}>
              <Button>Klikkaa tästä, niin pääset lukemaan reseptin ohjeet</Button>
            </div>
          </Paper>
        ),
      }}
    />
  </>
);

const WithColors = ({ logo }: Props) => (
  <>
    <Rule
      title="Colours that meet"
      why="Only the pairs of the page Colours are promised. The accent is a paper for its own ink, and no ink itself."
      good={{
        says: 'Put words on the accent, in its ink.',
        shows: (
          <Paper logo={logo}>
            <span className={styles.accent}>Uutuus</span>
          </Paper>
        ),
      }}
      bad={{
        says: 'Write with the accent.',
        shows: (
          <Paper logo={logo}>
            <span className={styles.accentWords}>Uutuus</span>
          </Paper>
        ),
      }}
    />
    <Rule
      title="A colour of a page’s own"
      why="A page may change any token. What stands on a colour must change with it, and contrast is the page’s then."
      good={{
        says: 'Change --atria-color-primary and --atria-color-on-primary together.',
        shows: (
          <div
            style={overrides({
              '--atria-color-primary': '#ffd54a',
              '--atria-color-on-primary': '#2b1a16',
            })}
          >
            <Paper logo={logo}>
              <Button>Osallistu arvontaan</Button>
            </Paper>
          </div>
        ),
      }}
      bad={{
        says: 'Change the paper alone, and leave white words on yellow.',
        shows: (
          <div
            style={overrides({
              '--atria-color-primary': '#ffd54a',
              '--atria-color-on-primary': '#ffffff',
            })}
          >
            <Paper logo={logo}>
              <Button>Osallistu arvontaan</Button>
            </Paper>
          </div>
        ),
      }}
    />
  </>
);

/** What one can do to widgets, and what one cannot. */
export const DoAndDontPage = ({ logo }: Props) => (
  <KitPage
    title="Do and don’t"
    lead="What widgets bear, and what they do not: live, in the brand of the toolbar."
  >
    <WithWidgets logo={logo} />
    <WithButtons logo={logo} />
    <WithColors logo={logo} />
  </KitPage>
);
