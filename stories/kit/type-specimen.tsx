import type { Logo } from '../../src/core/page/brand';
import { cx } from '../../src/core/style/css';
import type { TokenName } from '../../src/core/style/tokens';
import { BrandBox } from '../support/brand-box';
import { fontName, shownValue, tokensOf, writtenValue } from './shown-values';
import { sizes, styles } from './type-specimen.styles';

const running = ['font-size-m', 'font-size-s', 'font-size-xs'];

/** The type of a brand: its fonts, its scale, a paragraph. */
export function TypeSpecimen({ logo }: { logo: Logo }) {
  const own = tokensOf(logo);
  const shown = (name: TokenName) => shownValue(own, name);
  const fonts = [
    `Headings ${fontName(writtenValue(own, 'font-heading'))} ${shown('font-weight-heading')}`,
    `text ${fontName(writtenValue(own, 'font-body'))} ${shown('font-weight-body')} and ${shown('font-weight-bold')}`,
    `lines ${shown('line-height-heading')} and ${shown('line-height-body')}`,
  ].join(', ');
  return (
    <BrandBox logo={logo}>
      <div className={styles.root}>
        <p className={styles.small}>{fonts}</p>
        {Object.entries(sizes).map(([name, size]) => (
          <div key={name} className={styles.line}>
            <span className={styles.small}>
              {`${name.replace('font-size-', '')} ${shown(name as TokenName)}`}
            </span>
            <span className={cx(!running.includes(name) && styles.heading, size, styles.sample)}>
              Hyvää
            </span>
          </div>
        ))}
        <p>
          Lihapullat kypsyvät uunissa sillä aikaa kun perunat kiehuvat.{' '}
          <span className={styles.bold}>Valmista puolessa tunnissa.</span>
        </p>
      </div>
    </BrandBox>
  );
}
