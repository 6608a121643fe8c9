import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
import { CarouselImage } from '../../core/ui/carousel-image';
import { styles as over } from '../../core/ui/carousel-image.styles';
import type { HeroSliderEvents, HeroSliderProps } from './hero-slider.contract';
import { styles } from './hero-slider.styles';
import { texts } from './hero-slider.texts';

const alignments = new Map([
  ['center', styles.inMiddle],
  ['right', styles.atEnd],
]);

export function HeroSlider({ slides }: HeroSliderProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeroSliderEvents>();
  if (slides.length === 0) return null;
  const foot = slides.length > 5 ? over.aboveTwoLines : over.aboveControls;
  return (
    <Carousel
      label={t('/hero-slider/label')}
      className={styles.root}
      slides={slides}
      onSelect={(index) => emit('atria-slide', { index })}
      wrap
      dotName={(number) => t('/hero-slider/dot', number)}
      controlsClass={over.controls}
    >
      {({ image, text, darken, textAlignment, classes }, at) => (
        <div className={cx(styles.slide, classes)} part={classes || undefined}>
          <CarouselImage src={image} isFirst={at === 0} />
          {darken && <div className={styles.layer} />}
          {text && (
            <div className={cx(styles.text, foot, darken && styles.overLayer)}>
              <p className={cx(heading.page, alignments.get(textAlignment) ?? styles.atStart)}>
                {text}
              </p>
            </div>
          )}
        </div>
      )}
    </Carousel>
  );
}
