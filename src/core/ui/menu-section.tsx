import { useState } from 'react';
import type { NavigationSection } from '../../api/navigation';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { DisclosurePanel } from './disclosure';
import { drawIcon } from './icon';
import { Link } from './link';
import { styles } from './menu-section.styles';
import { NavLink } from './nav-link';
import { Picture } from './picture';
import { useDisclosure } from './use-disclosure';

interface MenuSectionProps {
  readonly item: Omit<NavigationSection, 'icon'>;
  readonly onToggle?: (isOpen: boolean) => void;
}

/**
 * A section of a menu: its link and, beside it, the button for its items. A section without a link
 * has its label on the button.
 */
export function MenuSection({ item, onToggle }: MenuSectionProps) {
  const shared = useSharedTexts();
  const [isOpen = item.expanded, setOpen] = useState<boolean>();
  const toggle = (next: boolean) => {
    onToggle?.(next);
    setOpen(next);
  };
  const { buttonProps, panelProps } = useDisclosure({ isOpen, onToggle: toggle });
  const { label, link, children, teaserImage, showMoreLabel } = item;
  const hasPanel = children.length > 0 || teaserImage;
  const arrow = drawIcon('chevron-down');
  return (
    <li className={styles.section}>
      {link || !hasPanel ? (
        <div className={styles.head}>
          <NavLink className={styles.link} href={link}>
            {label}
          </NavLink>
          {hasPanel && (
            <button
              className={styles.toggle}
              aria-label={shared('/shared/submenu', label)}
              {...buttonProps}
            >
              {arrow}
            </button>
          )}
        </div>
      ) : (
        <button className={styles.head} {...buttonProps}>
          <span className={styles.link}>{label}</span>
          <span className={styles.toggle}>{arrow}</span>
        </button>
      )}
      {hasPanel && (
        // At most 900 px high [HDR-24, CONT-13]; longer content scrolls.
        <DisclosurePanel panel={panelProps} maxHeight={900}>
          <ul>
            {children.map((child, index) => (
              <li key={index}>
                <NavLink className={styles.child} href={child.link}>
                  {child.label}
                </NavLink>
              </li>
            ))}
          </ul>
          {teaserImage && (
            <div className={styles.teaser}>
              <Picture src={teaserImage} alt="" ratio="16/9" preset="medium" />
              <Link className={styles.teaserLink} href={link}>
                <span>{showMoreLabel || label}</span>
                {drawIcon('arrow-right')}
              </Link>
            </div>
          )}
        </DisclosurePanel>
      )}
    </li>
  );
}
