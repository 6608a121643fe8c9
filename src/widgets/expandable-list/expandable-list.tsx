import { useRef } from 'react';
import type { Elements } from '../../core/element/elements';
import { HeadingLevel } from '../../core/element/heading';
import { slotOf, useOwnElements } from '../../core/element/own-elements';
import { Headed } from '../../core/element/title';
import { type Missing, useMissing } from '../../core/element/use-missing';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { cx } from '../../core/style/css';
import { heading as headings } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { RichText } from '../../core/ui/rich-text';
import { useGrowing } from '../../core/ui/use-growing';
import { useUntilFound } from '../../core/ui/use-until-found';
import type { ExpandableListEvents, ExpandableListProps } from './expandable-list.contract';
import { styles } from './expandable-list.styles';

/** Items shown at first, and those that a press adds [CONT-16]. */
const atFirst = 9;
const more = 5;

/** After how many presses the item with an index shows, from 0. */
const pressesFor = (index: number): number => Math.max(0, Math.ceil((index + 1 - atFirst) / more));

/** The content of an item, and whether it takes the whole row. */
interface Item {
  readonly content: Elements;
  readonly isWide: boolean;
}

/** The problem for an editor without any item. */
const nothingGiven: Missing = {
  where: 'items',
  expected: 'a JSON list of the documented shape, or give elements between the tags',
};

export function ExpandableList({ heading, items, headingLevel }: ExpandableListProps) {
  const own = useOwnElements(items.length > 0 ? null : '*');
  const level = Number(headingLevel);
  const Title = `h${level}` as 'h3';
  const all: readonly Item[] =
    items.length > 0
      ? items.map(({ heading: title, content, fullWidth }) => ({
          isWide: fullWidth,
          content: (
            <HeadingLevel value={level + 1}>
              {title && <Title className={headings.block}>{title}</Title>}
              <RichText text={content} />
            </HeadingLevel>
          ),
        }))
      : (own ?? []).map((element, index) => ({
          isWide: element.hasAttribute('data-full-width'),
          content: <slot name={slotOf(index)} />,
        }));
  useMissing(all.length === 0 && own !== undefined, nothingGiven);
  // Before the content between the tags is read, it shows as it is.
  if (all.length === 0) return own ? null : <slot />;
  return <GrowingList heading={heading} items={all} />;
}

function GrowingList({ heading, items }: { heading: string; items: readonly Item[] }) {
  const shared = useSharedTexts();
  const { announce } = useWidget();
  const emit = useEmit<ExpandableListEvents>();
  const list = useRef<HTMLUListElement>(null);
  /** The number of shown items after some presses. */
  const shownAfter = (presses: number) => Math.min(atFirst + presses * more, items.length);
  const { presses, setPresses, shown, ...growing } = useGrowing(list, shownAfter);
  const tell = (after: number) => {
    const nowShown = shownAfter(after);
    announce(shared('/shared/shown', nowShown, items.length));
    emit('atria-list-grown', { shown: nowShown, total: items.length });
  };
  const showMore = () => {
    growing.more();
    tell(presses + 1);
  };
  const showFound = (index: number) => {
    setPresses(pressesFor(index));
    tell(pressesFor(index));
  };
  return (
    <Headed heading={heading}>
      <ul ref={list} className={styles.items}>
        {items.map((item, index) => (
          <ListItem
            key={index}
            item={item}
            isShown={index < shown}
            onFound={() => showFound(index)}
          />
        ))}
      </ul>
      {shown < items.length && (
        <div className={styles.more} data-more>
          <Button variant="secondary" onClick={showMore}>
            {shared('/shared/show-more')}
          </Button>
        </div>
      )}
    </Headed>
  );
}

interface ListItemProps {
  readonly item: Item;
  readonly isShown: boolean;
  /** Called when the browser's search has found a text in it while it was hidden. */
  readonly onFound: () => void;
}

/** Hidden items are in the page, too, for search engines and the browser's search. */
function ListItem({ item, isShown, onFound }: ListItemProps) {
  const element = useRef<HTMLLIElement>(null);
  useUntilFound(element, !isShown, onFound);
  return (
    <li
      ref={element}
      className={cx(styles.item, item.isWide && styles.wide)}
      hidden={!isShown}
      data-findable=""
    >
      {item.content}
    </li>
  );
}
