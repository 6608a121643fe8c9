import type { CSSProperties, ReactNode } from 'react';
import type { Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';

interface Props {
  readonly logos: readonly Logo[];
  /** The width below which there is one column less. */
  readonly least: number;
  readonly children: (logo: Logo) => ReactNode;
}

/** A card for each brand, side by side. */
export const BrandCards = ({ logos, least, children }: Props) => (
  <div className="kit-cards" style={{ '--least': `${least}px` } as CSSProperties}>
    {logos.map((logo) => (
      <article key={logo} className="kit-card" aria-label={logo}>
        <div className="kit-card-head">
          <strong>{brandThemes[logo].name}</strong>
          <code>{logo}</code>
        </div>
        {children(logo)}
      </article>
    ))}
  </div>
);
