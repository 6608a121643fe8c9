import { logos } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { StoryLink } from '../support/story-link';
import { BrandFrame } from './brand-frame';
import { KitPage } from './kit-page';
import { kitWidgets, storyIdOf, widgetsByArea } from './kit-widgets';
import './all-brands-page.css';

/** The choices on the page; they are in its address. */
export interface Shown {
  readonly widget: string;
  /** An example of the widget; its first if it has none with the name. */
  readonly example: string;
  /** The width of each page in CSS pixels. */
  readonly width: number;
}

interface Props extends Shown {
  readonly language: string;
  readonly onChange: (change: Partial<Shown>) => void;
}

const widths = [375, 768, 1280];

/** A widget in all brands at a glance. */
export function AllBrandsPage({ widget, example, width, language, onChange }: Props) {
  const shown = kitWidgets.find(({ name }) => name === widget) ?? kitWidgets[0];
  if (!shown) return null;
  const names = Object.keys(shown.examples);
  const chosen = names.includes(example) ? example : (names[0] ?? '');
  const id = storyIdOf(shown.name, chosen);
  return (
    <KitPage
      title="Widgets in all brands"
      lead="Choose a widget: each brand shows it as a page of its own would, live."
    >
      <form className="kit-choices">
        <label>
          Widget
          <select
            value={shown.name}
            onChange={({ target }) => onChange({ widget: target.value, example: '' })}
          >
            {widgetsByArea.map(([area, widgets]) => (
              <optgroup key={area} label={area}>
                {widgets.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          Example
          <select value={chosen} onChange={({ target }) => onChange({ example: target.value })}>
            {names.map((name) => (
              <option key={name} value={name}>
                {shown.examples[name]?.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select
            value={width}
            onChange={({ target }) => onChange({ width: Number(target.value) })}
          >
            {widths.map((one) => (
              <option key={one} value={one}>{`${one} px`}</option>
            ))}
          </select>
        </label>
        <StoryLink id={id}>Open the story</StoryLink>
      </form>
      <div className={width > 375 ? 'kit-frames kit-frames-wide' : 'kit-frames'}>
        {logos.map((logo) => (
          <article key={logo} className="kit-card" aria-label={logo}>
            <div className="kit-card-head">
              <strong>{brandThemes[logo].name}</strong>
              <code>{logo}</code>
            </div>
            <BrandFrame id={id} logo={logo} language={language} width={width} />
          </article>
        ))}
      </div>
    </KitPage>
  );
}
