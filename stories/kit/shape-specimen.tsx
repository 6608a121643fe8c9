import type { CSSProperties } from 'react';
import { tokenGroups } from '../../scripts/build/brands/token-groups';
import type { Logo } from '../../src/core/page/brand';
import { cx } from '../../src/core/style/css';
import { type TokenName, token } from '../../src/core/style/tokens';
import { BrandBox } from '../support/brand-box';
import { styles } from './shape-specimen.styles';
import { shownValue, tokensOf } from './shown-values';

const namesIn = (group: string, beginning: string) =>
  Object.keys(tokenGroups[group] ?? {}).filter((name) => name.startsWith(beginning)) as TokenName[];

const variable = (name: string, value: TokenName) => ({ [name]: token(value) }) as CSSProperties;

/** The steps, corners, lines and shadows of a brand, drawn with them. */
export function ShapeSpecimen({ logo }: { logo: Logo }) {
  const shown = (name: TokenName) => shownValue(tokensOf(logo), name);
  return (
    <BrandBox logo={logo}>
      <div className={styles.root}>
        <div className={styles.steps}>
          {namesIn('rhythm', 'space-').map((name) => (
            <div key={name} className={styles.step}>
              <span>{`${name} ${shown(name)}`}</span>
              <span className={styles.bar} style={variable('--size', name)} />
            </div>
          ))}
        </div>
        <div className={styles.shapes}>
          {namesIn('shape', 'radius-').map((name) => (
            <div key={name} className={styles.shape}>
              <span className={styles.box} style={variable('--corner', name)} />
              <span>{`${name.replace('radius-', '')} ${shown(name)}`}</span>
            </div>
          ))}
          {namesIn('shape', 'shadow-').map((name) => (
            <div key={name} className={styles.shape}>
              <span
                className={cx(styles.box, styles.floating)}
                style={variable('--shadow', name)}
              />
              <span>{shown(name) === 'none' ? `${name} none` : name}</span>
            </div>
          ))}
        </div>
      </div>
    </BrandBox>
  );
}
