import { logos } from '../../src/core/page/brand';
import { languages } from '../../src/core/page/language';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { StoryLink } from '../support/story-link';
import { releases } from './changelog';
import { KitPage, KitSection } from './kit-page';
import { kitWidgets, widgetsByArea } from './kit-widgets';
import './start-page.css';

/** The pages of the kit, in the order of a first visit. */
export const kitPages: readonly {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}[] = [
  {
    id: 'design-brands--all',
    title: 'Brands',
    says: 'Each brand on a board: bar, papers, type, actions.',
  },
  {
    id: 'design-tokens--colours',
    title: 'Colours',
    says: 'All colours side by side, and the contrast of those that may meet.',
  },
  { id: 'design-tokens--type', title: 'Type', says: 'Fonts and scale of each brand.' },
  {
    id: 'design-tokens--space-and-shape',
    title: 'Space and shape',
    says: 'Steps, corners, lines and shadows.',
  },
  {
    id: 'design-primitives--for-actions',
    title: 'Primitives',
    says: 'Buttons, fields, messages in every state.',
  },
  {
    id: 'design-widgets-in-all-brands--widgets-in-all-brands',
    title: 'Widgets in all brands',
    says: 'Any widget in all brands at a glance.',
  },
  {
    id: 'design-do-and-don-t--do-and-dont',
    title: 'Do and don’t',
    says: 'What widgets bear, and what they do not.',
  },
  {
    id: 'design-theme-editor--editor',
    title: 'Theme editor',
    says: 'Change a brand before your eyes, and take its file along.',
  },
];

/** A line of the changelog, its code set as code. */
const News = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, at) => (at % 2 ? <code key={at}>{part}</code> : <span key={at}>{part}</span>));

const Marks = () => (
  <ul className="start-marks" aria-label="The brands">
    {logos.map((logo) => (
      <li key={logo}>
        <img src={brandThemes[logo].wordmark} alt={brandThemes[logo].name} />
      </li>
    ))}
  </ul>
);

const HowTo = () => (
  <KitSection title="How to look at a widget">
    <dl className="start-how">
      <div>
        <dt>In a brand</dt>
        <dd>
          The brush in the toolbar above gives a story the brand, with its data and fonts. “As in
          the example” leaves it as it is.
        </dd>
      </div>
      <div>
        <dt>In a language</dt>
        <dd>{`The globe beside it: ${languages.join(', ')}.`}</dd>
      </div>
      <div>
        <dt>In a state</dt>
        <dd>
          “States” below each widget in the menu: empty, awaited, failing, its longest texts. What a
          press brings about stands in stories named after it.
        </dd>
      </div>
      <div>
        <dt>At a width</dt>
        <dd>
          The viewport in the toolbar: 320 to 1536 px. Widgets follow the column they stand in.
        </dd>
      </div>
      <div>
        <dt>With your texts</dt>
        <dd>“Controls” below a story changes what an editor can; “Code” shows the tag to copy.</dd>
      </div>
      <div>
        <dt>For all</dt>
        <dd>“Accessibility” below a story says what axe finds. It should find nothing.</dd>
      </div>
    </dl>
  </KitSection>
);

const AllWidgets = () => (
  <KitSection title="The widgets">
    <div className="start-areas">
      {widgetsByArea.map(([area, widgets]) => (
        <section key={area}>
          <h3>{area}</h3>
          <ul>
            {widgets.map(({ name, title, contract }) => (
              <li key={name} title={contract.summary}>
                <StoryLink id={`${name}--docs`} docs>
                  {title}
                </StoryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </KitSection>
);

const NewsList = ({ news }: { news: readonly string[] }) => (
  <ul>
    {news.map((one) => (
      <li key={one}>
        <News text={one} />
      </li>
    ))}
  </ul>
);

const shownNews = 8;

function WhatIsNew() {
  const [latest, ...older] = releases;
  if (!latest) return null;
  return (
    <KitSection title="What is new">
      <div className="start-news">
        <h3>{latest.name}</h3>
        <NewsList news={latest.news.slice(0, shownNews)} />
        {latest.news.length > shownNews && (
          <details>
            <summary>{`${latest.news.length - shownNews} more`}</summary>
            <NewsList news={latest.news.slice(shownNews)} />
          </details>
        )}
        {older.map(({ name, news }) => (
          <details key={name}>
            <summary>{name}</summary>
            <NewsList news={news} />
          </details>
        ))}
      </div>
    </KitSection>
  );
}

/** The page on which Storybook opens. */
export const StartPage = () => (
  <KitPage
    title="Atria Widgets, for designers"
    lead={`${kitWidgets.length} widgets, ${logos.length} brands, ${languages.length} languages: all of it live, and none of it drawn twice. What you see here is the code that pages load.`}
  >
    <Marks />
    <KitSection title="The kit">
      <ul className="kit-cards start-pages">
        {kitPages.map(({ id, title, says }) => (
          <li key={id} className="start-page">
            <StoryLink id={id}>{title}</StoryLink>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </KitSection>
    <HowTo />
    <AllWidgets />
    <WhatIsNew />
  </KitPage>
);
