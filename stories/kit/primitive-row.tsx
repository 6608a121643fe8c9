import type { CSSProperties, ReactNode } from 'react';
import type { Logo } from '../../src/core/page/brand';
import { cx } from '../../src/core/style/css';
import { BrandBox } from '../support/brand-box';
import { Held } from './held';
import type { HeldState } from './held-states';
import { KitSection } from './kit-page';
import { styles } from './primitives.styles';

/** The states from input, by the name of their cells. */
const byHand: Readonly<Record<string, HeldState>> = {
  'below the pointer': 'hover',
  'with the keyboard': 'focus',
  pressed: 'active',
};

/** The same control at rest and with input; named states follow. */
export const inStates = (
  control: ReactNode,
  others: Readonly<Record<string, ReactNode>> = {},
): Readonly<Record<string, ReactNode>> => ({
  'at rest': control,
  ...Object.fromEntries(Object.keys(byHand).map((name) => [name, control])),
  ...others,
});

interface Props {
  readonly logo: Logo;
  readonly language: string;
  readonly title: string;
  readonly note?: string;
  /** Rows of cells by the name of what they show. */
  readonly rows: readonly Readonly<Record<string, ReactNode>>[];
  /** The least width of a cell in CSS pixels. */
  readonly least?: number;
  /** Whether cells are as wide as the space allows. */
  readonly filled?: boolean;
  /** The control of a cell that gets the state, by a selector. */
  readonly on?: string;
  /** Lists open downwards: keep space for them. */
  readonly tall?: boolean;
}

/** A primitive in its states, side by side on the background of a brand. */
export function PrimitiveRow(props: Props) {
  const { logo, language, title, note, rows, least = 165, filled, on, tall } = props;
  return (
    <KitSection title={title} note={note}>
      <div className="kit-card">
        <BrandBox logo={logo} language={language}>
          <div className={styles.paper}>
            {rows.map((cells, at) => (
              <div
                key={at}
                className={cx(styles.row, tall && styles.tall)}
                style={{ '--least': `${least}px` } as CSSProperties}
              >
                {Object.entries(cells).map(([name, control]) => (
                  <div key={name} className={cx(styles.cell, filled && styles.filled)}>
                    <span className={styles.state}>{name}</span>
                    <Held state={byHand[name]} on={on}>
                      {control}
                    </Held>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </BrandBox>
      </div>
    </KitSection>
  );
}
