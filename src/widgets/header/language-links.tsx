import type { NavigationLink } from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { languageSwitch } from '../../core/page/language';
import { Icon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { styles } from './header.styles';
import { texts } from './header.texts';

interface LanguageLinksProps {
  /** What the navigation answers; empty when it failed. */
  readonly menu: readonly NavigationLink[];
  /** Every language as a link instead of one globe link [HDR-15, HDR-27]. */
  readonly all?: boolean | undefined;
}

/** The way to the other languages. */
export function LanguageLinks({ menu, all }: LanguageLinksProps) {
  const { language } = useWidget();
  const t = useTexts(texts);
  if (all && menu.length > 0)
    return (
      <nav aria-label={t('/header/languages')}>
        <ul className={styles.languages}>
          {menu.map(({ label, link }) => (
            <li key={label}>
              <Link className={styles.action} href={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    );
  const other = languageSwitch(language);
  const { label, link } = menu[0] ?? { label: other.label, link: other.href };
  return (
    <Link className={styles.action} href={link}>
      <Icon name="globe" />
      {label}
    </Link>
  );
}
