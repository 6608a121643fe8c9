import { useTexts } from '../../core/i18n/use-texts';
import { HeroSlides } from '../../core/ui/hero-slides';
import type { HeroSliderProps } from './hero-slider.contract';
import { texts } from './hero-slider.texts';

export function HeroSlider({ slides }: HeroSliderProps) {
  const t = useTexts(texts);
  return (
    <HeroSlides
      label={t('/hero-slider/label')}
      slides={slides}
      dotName={(number) => t('/hero-slider/dot', number)}
    />
  );
}
