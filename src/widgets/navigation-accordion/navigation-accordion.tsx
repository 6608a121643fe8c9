import { useId } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { heading as headings } from '../../core/style/heading.styles';
import { MenuSection } from '../../core/ui/menu-section';
import type {
  NavigationAccordionEvents,
  NavigationAccordionProps,
} from './navigation-accordion.contract';
import { styles } from './navigation-accordion.styles';
import { texts } from './navigation-accordion.texts';

export function NavigationAccordion({ heading, items }: NavigationAccordionProps) {
  const t = useTexts(texts);
  const emit = useEmit<NavigationAccordionEvents>();
  const titleId = useId();
  if (items.length === 0) return null;
  const name = heading
    ? { 'aria-labelledby': titleId }
    : { 'aria-label': t('/navigation-accordion/label') };
  return (
    <nav className={styles.root} {...name}>
      {heading && (
        <h2 id={titleId} className={headings.block}>
          {heading}
        </h2>
      )}
      <ul className={styles.sections}>
        {items.map((item, index) => (
          <MenuSection
            // biome-ignore lint/suspicious/noArrayIndexKey: labels and links may repeat.
            key={index}
            item={{ ...item, teaserImage: '', showMoreLabel: '' }}
            onToggle={(open) => emit('atria-accordion-toggle', { heading: item.label, open })}
          />
        ))}
      </ul>
    </nav>
  );
}
