import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { IconButton } from './icon-button';
import type { Autoplay } from './use-autoplay';

interface PauseProps {
  readonly autoplay: Autoplay;
}

/** Pauses what moves by itself, and lets it go on [IMP-22]. */
function PauseButton({ autoplay: { isStopped, setStopped } }: PauseProps) {
  const t = useTexts(carouselTexts);
  return (
    <IconButton
      icon={isStopped ? 'play' : 'pause'}
      label={t(isStopped ? '/carousel/play' : '/carousel/pause')}
      onClick={() => setStopped(!isStopped)}
    />
  );
}

interface DotsProps {
  /** How many places there are to go to. */
  readonly count: number;
  readonly index: number;
  readonly nameOf: (number: number) => string;
  readonly onSelect: (index: number) => void;
}

const Dots = ({ count, index, nameOf, onSelect }: DotsProps) => (
  <div className={styles.dots}>
    {Array.from({ length: count }, (_, at) => (
      <button
        key={at}
        type="button"
        aria-label={nameOf(at + 1)}
        aria-current={at === index || undefined}
        onClick={() => onSelect(at)}
      />
    ))}
  </div>
);

interface ControlsProps {
  readonly index: number;
  readonly last: number;
  readonly wrap: boolean;
  readonly turn: (way: 1 | -1) => void;
  readonly onSelect: (index: number) => void;
  readonly dotName?: ((number: number) => string) | undefined;
  readonly autoplay?: Autoplay | undefined;
  readonly className?: string | undefined;
}

/** Pause, arrows and dots: before the slides for the keyboard, and where the style says to the eye. */
export function CarouselControls(props: ControlsProps) {
  const { index, last, wrap, turn, onSelect, dotName, autoplay } = props;
  const shared = useSharedTexts();
  return (
    <div className={cx(styles.controls, props.className)}>
      {autoplay?.isPossible && <PauseButton autoplay={autoplay} />}
      {(wrap || index > 0) && (
        <IconButton
          icon="chevron-left"
          label={shared('/shared/previous')}
          onClick={() => turn(-1)}
        />
      )}
      {dotName && <Dots count={last + 1} index={index} nameOf={dotName} onSelect={onSelect} />}
      {(wrap || index < last) && (
        <IconButton icon="chevron-right" label={shared('/shared/next')} onClick={() => turn(1)} />
      )}
    </div>
  );
}
