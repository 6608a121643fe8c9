import type { NavigationSection } from '../../api/navigation';
import { useTexts } from '../../core/i18n/use-texts';
import { DisclosurePanel } from '../../core/ui/disclosure';
import { Icon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { useDisclosure } from '../../core/ui/use-disclosure';
import { currentOf } from './header.model';
import { texts } from './header.texts';
import { styles } from './side-menu.styles';
import { usePageAddress } from './use-page';

interface SideMenuSectionProps {
  readonly item: NavigationSection;
  /** Only the link, in upper case [HDR-28]. */
  readonly plain?: boolean | undefined;
}

/** A section of the side menu: its link and, beside it, the button for what belongs to it. */
export function SideMenuSection({ item, plain }: SideMenuSectionProps) {
  const t = useTexts(texts);
  const here = usePageAddress();
  const { buttonProps, panelProps } = useDisclosure({ open: item.expanded });
  const { label, link, children, teaserImage, showMoreLabel } = item;
  const current = currentOf(link, here);
  if (plain)
    return (
      <li>
        <Link className={styles.upper} href={link} aria-current={current}>
          {label}
        </Link>
      </li>
    );
  const hasPanel = children.length > 0 || teaserImage;
  return (
    <li className={styles.section}>
      <div className={styles.sectionHead}>
        <Link className={styles.sectionLink} href={link} aria-current={current}>
          {label}
        </Link>
        {hasPanel && (
          <button
            className={styles.toggle}
            aria-label={t('/header/submenu', label)}
            {...buttonProps}
          >
            <Icon name="chevron-down" />
          </button>
        )}
      </div>
      {hasPanel && (
        // At most 900 px high [HDR-24]; what is longer scrolls.
        <DisclosurePanel panel={panelProps} maxHeight={900}>
          <ul>
            {children.map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels and links may repeat.
              <li key={index}>
                <Link
                  className={styles.child}
                  href={child.link}
                  aria-current={currentOf(child.link, here)}
                >
                  {child.label}
                </Link>
              </li>
            ))}
          </ul>
          {teaserImage && (
            <div className={styles.teaser}>
              <Picture src={teaserImage} alt="" ratio="16/9" preset="medium" />
              <Link className={styles.teaserLink} href={link}>
                <span>{showMoreLabel || label}</span>
                <Icon name="arrow-right" />
              </Link>
            </div>
          )}
        </DisclosurePanel>
      )}
    </li>
  );
}
