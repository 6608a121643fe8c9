import { useWidget } from '../../src/core/element/widget-context';
import type { Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { cx } from '../../src/core/style/css';
import { heading } from '../../src/core/style/heading.styles';
import { Badge } from '../../src/core/ui/badge';
import { Button } from '../../src/core/ui/button';
import { Notice } from '../../src/core/ui/notice';
import { styles } from './brand-board.styles';
import { BrandBox } from './brand-box';

/** What makes a brand, on one board: bar, papers, type, actions, field, states. */
export const BrandBoard = ({ logo }: { logo: Logo }) => (
  <BrandBox logo={logo}>
    <Board />
  </BrandBox>
);

function Board() {
  const { logo } = useWidget();
  const { name, wordmark } = brandThemes[logo];
  return (
    <div className={styles.board}>
      <div className={styles.bar}>
        <img className={styles.wordmark} src={wordmark} alt={name} />
        <span className={cx(styles.tab, styles.current)}>Tuotteet</span>
        <span className={styles.tab}>Reseptit</span>
      </div>
      <div className={styles.content}>
        <div className={styles.card}>
          <div className={styles.row}>
            <span className={styles.accent}>Uutuus</span>
            <Badge>3</Badge>
          </div>
          <p className={heading.page}>Hyvää arkea</p>
          <p>
            Lihapullat uunissa ja perunat kiehumassa.{' '}
            <a className={styles.link} href="#resepti">
              Katso resepti
            </a>
          </p>
          <p className={styles.muted}>{logo}, 45 min, 4 annosta</p>
          <div className={styles.row}>
            <Button>Lisää koriin</Button>
            <Button variant="secondary">Näytä lisää</Button>
            <Button variant="quiet">Peruuta</Button>
          </div>
        </div>
        <div className={cx(styles.card, styles.quiet)}>
          <p className={heading.section}>Palaute</p>
          <label className={styles.label}>
            Sähköposti
            <input className={styles.input} type="email" autoComplete="off" />
          </label>
          <p className={styles.sale}>Nyt 9,90 €/kg</p>
          <Notice tone="error">Tarkista sähköpostiosoite.</Notice>
          <Notice tone="success">Kiitos palautteestasi.</Notice>
        </div>
      </div>
    </div>
  );
}
