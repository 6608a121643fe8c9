import { useTexts } from '../../core/i18n/use-texts';
import { HeroSlides } from '../../core/ui/hero-slides';
import type { HeroCarouselProps } from './hero-carousel.contract';
import { styles } from './hero-carousel.styles';
import { texts } from './hero-carousel.texts';

/** It alternates between the first two; visitors reach the others by their dots [CAR-02]. */
const next = (index: number) => (index === 0 ? 1 : 0);

export function HeroCarousel({ images, autoplay, autoplayspeedinseconds }: HeroCarouselProps) {
  const t = useTexts(texts);
  return (
    <HeroSlides
      label={t('/hero-carousel/label')}
      className={styles.root}
      slides={images.map(({ image, imgText }) => ({ image, text: imgText }))}
      dotName={(number) => t('/hero-carousel/dot', number)}
      autoplay={autoplay && { seconds: autoplayspeedinseconds, next }}
    />
  );
}
