import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { IconButton } from './icon-button';

interface ControlsProps {
  readonly index: number;
  readonly last: number;
  readonly wrap: boolean;
  readonly turn: (way: 1 | -1) => void;
  readonly onSelect: (index: number) => void;
  readonly dotName?: ((number: number) => string) | undefined;
  readonly controlsClass?: string | undefined;
  /** Whether it moves by itself, unless a visitor has stopped it [IMP-22]. */
  readonly isPossible: boolean;
  readonly isStopped: boolean;
  readonly setStopped: (isStopped: boolean) => void;
}

/** Pause, arrows and dots: before the slides for the keyboard, and where the style says to the eye. */
export function CarouselControls(props: ControlsProps) {
  const { index, last, wrap, turn, dotName, isStopped } = props;
  const t = useTexts(carouselTexts);
  const shared = useSharedTexts();
  return (
    <div className={cx(styles.controls, props.controlsClass)}>
      {props.isPossible && (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          label={t(isStopped ? '/carousel/play' : '/carousel/pause')}
          onClick={() => props.setStopped(!isStopped)}
        />
      )}
      {(wrap || index > 0) && (
        <IconButton
          icon="chevron-left"
          label={shared('/shared/previous')}
          onClick={() => turn(-1)}
        />
      )}
      {dotName && (
        <div className={styles.dots}>
          {[...Array(last + 1)].map((_, at) => (
            <button
              key={at}
              type="button"
              aria-label={dotName(at + 1)}
              aria-current={at === index || undefined}
              onClick={() => props.onSelect(at)}
            />
          ))}
        </div>
      )}
      {(wrap || index < last) && (
        <IconButton icon="chevron-right" label={shared('/shared/next')} onClick={() => turn(1)} />
      )}
    </div>
  );
}
