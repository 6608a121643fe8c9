import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
import { CarouselImage } from '../../core/ui/carousel-image';
import { styles as over } from '../../core/ui/carousel-image.styles';
import type { HeroCarouselEvents, HeroCarouselProps } from './hero-carousel.contract';
import { styles } from './hero-carousel.styles';
import { texts } from './hero-carousel.texts';

/** It goes back and forth between the first two; the others are reached by their dots [CAR-02]. */
const next = (index: number) => (index === 0 ? 1 : 0);

export function HeroCarousel({ images, autoplay, autoplayspeedinseconds }: HeroCarouselProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeroCarouselEvents>();
  if (images.length === 0) return null;
  const foot = images.length > 5 ? over.aboveTwoLines : over.aboveControls;
  return (
    <Carousel
      label={t('/hero-carousel/label')}
      className={styles.root}
      slides={images}
      onSelect={(index) => emit('atria-slide', { index })}
      wrap
      dotName={(number) => t('/hero-carousel/dot', number)}
      controlsClass={over.controls}
      autoplay={autoplay && { seconds: autoplayspeedinseconds, next }}
    >
      {({ image, imgText }, at) => (
        <div className={styles.slide}>
          <CarouselImage src={image} isFirst={at === 0} />
          {imgText && (
            <div className={cx(styles.text, foot)}>
              <p className={heading.page}>{imgText}</p>
            </div>
          )}
        </div>
      )}
    </Carousel>
  );
}
