import { HeadingLevel } from '../../core/element/heading';
import type { Problem } from '../../core/element/problem';
import { useMissing } from '../../core/element/use-missing';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { Disclosure, DisclosureGroup } from '../../core/ui/disclosure';
import { RichText } from '../../core/ui/rich-text';
import type { AccordionEvents, AccordionProps } from './accordion.contract';
import { type Panel, panelsOf } from './accordion.model';
import { styles } from './accordion.styles';
import { useOwnDetails } from './use-own-details';

/** What an editor is told who gave no panel. */
const nothingGiven: Problem = {
  where: 'heading',
  expected: 'a text, or give items, or details elements between the tags',
};

export function Accordion(props: AccordionProps) {
  const { host } = useWidget();
  const details = useOwnDetails();
  const { panels, isGroup } = panelsOf(props, host?.id ?? '', details ?? []);
  useMissing(panels.length === 0 && details !== undefined, nothingGiven);
  // Where nobody has looked between the tags yet, what is there stands as it is.
  if (panels.length === 0) return details ? null : <slot />;

  const all = panels.map((panel, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat.
    <AccordionPanel key={index} panel={panel} {...props} />
  ));
  return (
    <div className={styles.root}>{isGroup ? <DisclosureGroup>{all}</DisclosureGroup> : all}</div>
  );
}

interface AccordionPanelProps extends Pick<AccordionProps, 'small' | 'headingLevel'> {
  readonly panel: Panel;
}

function AccordionPanel({ panel, small, headingLevel }: AccordionPanelProps) {
  const emit = useEmit<AccordionEvents>();
  const { heading, content, slot, hash } = panel;
  const level = Number(headingLevel) as 2 | 3 | 4;
  return (
    <Disclosure
      className={styles.panel}
      summary={heading}
      headingLevel={level}
      maxHeight={small ? 100 : 800}
      open={panel.open}
      hash={hash || undefined}
      onToggle={(open) => emit('atria-accordion-toggle', { heading, open })}
    >
      <div className={styles.content}>
        <HeadingLevel value={level + 1}>
          {content ? <RichText text={content} /> : <slot name={slot || undefined} />}
        </HeadingLevel>
      </div>
    </Disclosure>
  );
}
