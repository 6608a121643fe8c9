import { useState } from 'react';
import { HeadingLevel } from '../../core/element/heading';
import { type Missing, useMissing } from '../../core/element/use-missing';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { DisclosurePanel } from '../../core/ui/disclosure';
import { drawIcon } from '../../core/ui/icon';
import { RichText } from '../../core/ui/rich-text';
import { useDisclosure } from '../../core/ui/use-disclosure';
import type { AccordionEvents, AccordionProps } from './accordion.contract';
import { openOf, type Panel, panelsOf, type Toggled, toggle } from './accordion.model';
import { styles } from './accordion.styles';
import { useOwnDetails } from './use-own-details';

/** The problem for an editor without any panel. */
const nothingGiven: Missing = {
  where: 'heading',
  expected: 'a text, or give items, or details elements between the tags',
};

export function Accordion(props: AccordionProps) {
  const { host } = useWidget();
  const emit = useEmit<AccordionEvents>();
  const details = useOwnDetails();
  const panels = panelsOf(props, host?.id ?? '', details ?? []);
  const [state, setState] = useState({ attribute: props.open, toggled: {} as Toggled });
  let { toggled } = state;
  // The page has set the attribute: it replaces the visitor's presses [ELEM-02].
  if (state.attribute !== props.open) {
    if (props.heading) toggled = toggle(panels, toggled, 0, props.open);
    setState({ attribute: props.open, toggled });
  }
  const open = openOf(panels, toggled);
  useMissing(panels.length === 0 && details !== undefined, nothingGiven);
  // Before the content between the tags is read, it shows as it is.
  if (panels.length === 0) return details ? null : <slot />;

  const change = (at: number, isOpen: boolean) => {
    setState((now) => ({ ...now, toggled: toggle(panels, now.toggled, at, isOpen) }));
    const after = openOf(panels, toggle(panels, toggled, at, isOpen));
    // Includes the panels of its group that it closes.
    panels.forEach(({ heading }, index) => {
      const isNow = after[index] ?? false;
      if (isNow !== open[index]) emit('atria-accordion-toggle', { heading, open: isNow });
    });
  };
  return (
    <>
      {/* Content beside the page's own details. */}
      {panels.length === details?.length && <slot />}
      <div className={styles.root}>
        {panels.map((panel, at) => (
          <AccordionPanel
            key={at}
            {...props}
            panel={panel}
            isOpen={open[at] ?? false}
            onToggle={(isOpen) => change(at, isOpen)}
          />
        ))}
      </div>
    </>
  );
}

interface AccordionPanelProps extends Pick<AccordionProps, 'small' | 'headingLevel'> {
  readonly panel: Panel;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function AccordionPanel({ panel, small, headingLevel, isOpen, onToggle }: AccordionPanelProps) {
  const { heading, content, slot, hash } = panel;
  const { buttonProps, panelProps } = useDisclosure({ isOpen, onToggle, hash });
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel}>
      <Heading>
        <button className={styles.button} {...buttonProps}>
          <span>{heading}</span>
          {drawIcon('chevron-down', 1)}
        </button>
      </Heading>
      <DisclosurePanel panel={panelProps} maxHeight={small ? 100 : 800}>
        <div className={styles.content}>
          <HeadingLevel value={Number(headingLevel) + 1}>
            {content ? <RichText text={content} /> : <slot name={slot || undefined} />}
          </HeadingLevel>
        </div>
      </DisclosurePanel>
    </div>
  );
}
