import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { Carousel } from '../../core/ui/carousel';
import { Picture } from '../../core/ui/picture';
import { Video } from '../../core/video/video';
import type { SchoolSliderProps } from './school-slider.contract';
import { styles } from './school-slider.styles';
import { texts } from './school-slider.texts';

export function SchoolSlider({ slides }: SchoolSliderProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(0);
  if (slides.length === 0) return null;
  const index = Math.min(chosen, slides.length - 1);
  return (
    <Carousel
      label={t('/school-slider/label')}
      className={styles.root}
      index={index}
      onSelect={setChosen}
      wrap
      dotName={(number) =>
        t(`/school-slider/${slides[number - 1]?.isVideo ? 'video' : 'picture'}`, number)
      }
      controlsClass={styles.controls}
    >
      {slides.map(({ url, isVideo, ...slide }, at) =>
        isVideo ? (
          <Video key={at} videoUrl={url} isAway={at !== index} {...slide} />
        ) : (
          <Picture
            key={at}
            className={styles.picture}
            src={url}
            alt={slide.title}
            ratio="16/9"
            lazy={at > 0}
          />
        ),
      )}
    </Carousel>
  );
}
