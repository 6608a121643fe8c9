import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { safeUrl } from '../../core/page/safe-url';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
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
  return (
    <Carousel
      label={t('/hero-carousel/label')}
      className={styles.root}
      index={chosen}
      onSelect={select}
      wrap
      dotName={(number) => t('/hero-carousel/dot', number)}
      controlsClass={styles.controls}
      autoplay={play}
    >
      {images.map(({ image, imgText }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an image is its place.
        <div className={styles.slide} key={at}>
          {safeUrl(image) && (
            <img
              key={image}
              className={styles.image}
              src={image}
              alt=""
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              // One that cannot be had leaves the plain ground, not a browser's mark.
              onError={({ currentTarget }) => {
                currentTarget.style.visibility = 'hidden';
              }}
            />
          )}
          {imgText && (
            <div className={cx(styles.text, images.length > 5 && styles.overTwoLines)}>
              <p className={heading.page}>{imgText}</p>
            </div>
          )}
        </div>
      ))}
    </Carousel>
  );
}
