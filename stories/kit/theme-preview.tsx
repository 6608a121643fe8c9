import type { CSSProperties } from 'react';
import type { Logo } from '../../src/core/page/brand';
import { examples as cardGrid } from '../../src/widgets/card-grid/card-grid.examples';
import { widget as CardGrid } from '../../src/widgets/card-grid/card-grid.widget';
import { examples as hero } from '../../src/widgets/hero-carousel/hero-carousel.examples';
import { widget as Hero } from '../../src/widgets/hero-carousel/hero-carousel.widget';
import { examples as question } from '../../src/widgets/question-form/question-form.examples';
import { widget as Question } from '../../src/widgets/question-form/question-form.widget';
import { BrandBoard } from '../support/brand-board';
import { LiveElement } from '../support/live-element';
import type { DraftTokens } from './brand-file';

const shown = [
  { definition: Hero, example: hero.default },
  { definition: CardGrid, example: cardGrid.default },
  { definition: Question, example: question.default },
];
for (const { definition } of shown) definition.register();

interface Props {
  /** The brand whose pages are changed. */
  readonly logo: Logo;
  /** The properties on them. */
  readonly tokens: DraftTokens;
}

/** A board and some widgets with changed tokens, set as a host page would. */
export const ThemePreview = ({ logo, tokens }: Props) => (
  <div
    style={
      Object.fromEntries(
        Object.entries(tokens).map(([name, value]) => [`--atria-${name}`, value]),
      ) as CSSProperties
    }
  >
    <BrandBoard logo={logo} />
    {shown.map(({ definition: { contract }, example }) => (
      <LiveElement
        key={contract.name}
        contract={contract}
        // biome-ignore lint/style/noNonNullAssertion: each has a default.
        example={example!}
        args={example?.attributes ?? {}}
        brand={logo}
        language=""
        fullWidth={false}
        inDocs
      />
    ))}
  </div>
);
