import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
import { CarouselImage } from '../../core/ui/carousel-image';
import { styles as over } from '../../core/ui/carousel-image.styles';
import { useAutoplay } from '../../core/ui/use-autoplay';
import type { HeroCarouselEvents, HeroCarouselProps } from './hero-carousel.contract';
import { styles } from './hero-carousel.styles';
import { texts } from './hero-carousel.texts';

export function HeroCarousel({ images, autoplay, autoplayspeedinseconds }: HeroCarouselProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeroCarouselEvents>();
  const [chosen, setChosen] = useState(0);
  // It goes back and forth between the first two; the others are reached by their dots [CAR-02].
  const play = useAutoplay(autoplay && images.length > 1, autoplayspeedinseconds, () =>
    setChosen((at) => (at === 0 ? 1 : 0)),
  );
  if (images.length === 0) return null;

  const select = (index: number) => {
    setChosen(index);
    emit('atria-slide', { index });
  };
  const foot = images.length > 5 ? over.aboveTwoLines : over.aboveControls;
  return (
    <Carousel
      label={t('/hero-carousel/label')}
      className={styles.root}
      index={chosen}
      onSelect={select}
      wrap
      dotName={(number) => t('/hero-carousel/dot', number)}
      controlsClass={over.controls}
      autoplay={play}
    >
      {images.map(({ image, imgText }, at) => (
        <div className={styles.slide} key={at}>
          <CarouselImage src={image} isFirst={at === 0} />
          {imgText && (
            <div className={cx(styles.text, foot)}>
              <p className={heading.page}>{imgText}</p>
            </div>
          )}
        </div>
      ))}
    </Carousel>
  );
}
