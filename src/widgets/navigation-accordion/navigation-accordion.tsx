import { Headed } from '../../core/element/title';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
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
  if (items.length === 0) return null;
  return (
    <Headed heading={heading} navLabel={t('/navigation-accordion/label')}>
      <ul className={styles.sections}>
        {items.map((item, index) => (
          <MenuSection
            key={`${item.label} ${item.link} ${index}`}
            item={{ ...item, teaserImage: '', showMoreLabel: '' }}
            onToggle={(open) => emit('atria-accordion-toggle', { heading: item.label, open })}
          />
        ))}
      </ul>
    </Headed>
  );
}
