import { Headed } from '../../core/element/title';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { currentOf } from '../../core/page/current-link';
import { readable, useHash } from '../../core/page/location';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import type { PageNavigationProps } from './page-navigation.contract';
import { styles } from './page-navigation.styles';
import { texts } from './page-navigation.texts';

export function PageNavigation({ heading, items }: PageNavigationProps) {
  const t = useTexts(texts);
  const { address } = useWidget();
  const hash = useHash();
  if (items.length === 0) return null;
  return (
    <Headed heading={heading} navLabel={t('/page-navigation/label')}>
      <ul className={styles.columns}>
        {items.map(({ label, link }, index) => {
          const isPlace = link.startsWith('#');
          const current = isPlace
            ? readable(link) === hash && 'location'
            : currentOf(link, address);
          return (
            <li key={index}>
              <Link className={styles.link} href={link} aria-current={current || undefined}>
                <span>{label}</span>
                {drawIcon(isPlace ? 'chevron-down' : 'arrow-right', 1)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Headed>
  );
}
