import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { brandThemes } from '../../core/style/brands/brand-themes';
import { Link } from '../../core/ui/link';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** The brand's wordmark as the link to the front page [HDR-03, HDR-21]. */
export function LogoLink({ href }: { href: string }) {
  const { logo } = useWidget();
  const { name, wordmark } = brandThemes[logo];
  return (
    <Link className={styles.logo} href={href}>
      <img
        key={wordmark}
        className={styles.wordmark}
        src={wordmark}
        alt={useTexts(texts)('/header/home', name)}
      />
    </Link>
  );
}
