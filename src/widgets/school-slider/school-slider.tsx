import { useTexts } from '../../core/i18n/use-texts';
import { Carousel } from '../../core/ui/carousel';
import { Picture } from '../../core/ui/picture';
import { Video } from '../../core/video/video';
import type { SchoolSliderProps } from './school-slider.contract';
import { styles } from './school-slider.styles';
import { texts } from './school-slider.texts';

export function SchoolSlider({ slides }: SchoolSliderProps) {
  const t = useTexts(texts);
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={t('/school-slider/label')}
      slides={slides}
      wrap
      dotName={(number) =>
        t(`/school-slider/${slides[number - 1]?.isVideo ? 'video' : 'picture'}`, number)
      }
      controlsClass={styles.controls}
    >
      {({ url, isVideo, ...slide }, at, isFront) =>
        isVideo ? (
          <Video videoUrl={url} isAway={!isFront} {...slide} />
        ) : (
          <Picture
            className={styles.picture}
            src={url}
            alt={slide.title}
            ratio="16/9"
            lazy={at > 0}
          />
        )
      }
    </Carousel>
  );
}
