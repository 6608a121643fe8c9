import { useRef, useState } from 'react';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { DisclosurePanel } from '../../core/ui/disclosure';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { useDisclosure } from '../../core/ui/use-disclosure';
import { piecesOf } from '../../read/phone';
import { FinlandMap } from './finland-map';
import type { RegionMapProps } from './region-map.contract';
import { styles } from './region-map.styles';
import { regionsIn } from './region-outlines';

type RegionButton = RegionMapProps['buttons'][number];

/** A button with its number, and below it the text about its region. */
function Entry({
  button: { buttonLabel, buttonRegion, buttonInfo },
  number,
  isOpen,
  onToggle,
}: {
  readonly button: RegionButton;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}) {
  const { buttonProps, panelProps } = useDisclosure({ isOpen, onToggle });
  // The button may contain it already.
  const isNamed = buttonRegion && buttonLabel && buttonRegion !== buttonLabel;
  return (
    <li className={styles.entry} data-chosen={isOpen || undefined}>
      <button className={styles.button} {...buttonProps}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span>{buttonLabel || buttonRegion}</span>
        {drawIcon('chevron-down', 1)}
      </button>
      <DisclosurePanel panel={panelProps} maxHeight={800}>
        <div className={styles.text}>
          {isNamed && <p className={heading.card}>{buttonRegion}</p>}
          {buttonInfo && (
            <p className={styles.info}>
              {piecesOf(buttonInfo).map(({ text, href }, index) =>
                href ? (
                  <Link key={index} href={href}>
                    {text}
                  </Link>
                ) : (
                  <span key={index}>{text}</span>
                ),
              )}
            </p>
          )}
        </div>
      </DisclosurePanel>
    </li>
  );
}

export function RegionMap({ image, buttons }: RegionMapProps) {
  const list = useRef<HTMLOListElement>(null);
  // One region is open at a time [CONT-19].
  const [chosen, setChosen] = useState<number | null>(null);
  if (buttons.length === 0) return null;
  const places = buttons.map(({ buttonRegion }) => regionsIn(buttonRegion));
  const isOnMap = places.some((shapes) => shapes.length > 0);
  const chooseOnMap = (index: number) => {
    setChosen(index === chosen ? null : index);
    // Where the text opens; the focus also scrolls it into view.
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div className={styles.root}>
      <div className={cx(styles.sides, (image || isOnMap) && styles.twoSides)}>
        {image ? (
          <Picture className={styles.picture} src={image} alt="" ratio="1/1" />
        ) : (
          isOnMap && <FinlandMap places={places} chosen={chosen} onChoose={chooseOnMap} />
        )}
        <ol ref={list} className={styles.list}>
          {buttons.map((button, index) => (
            <Entry
              key={index}
              button={button}
              number={index + 1}
              isOpen={index === chosen}
              onToggle={(isOpen) => setChosen(isOpen ? index : null)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
