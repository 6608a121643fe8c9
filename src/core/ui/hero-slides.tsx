import { safeUrl } from '../../read/link';
import { cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { Carousel, type CarouselProps } from './carousel';
import { styles } from './hero-slides.styles';

export interface HeroSlide {
  readonly image: string;
  /** Over the picture. */
  readonly text: string;
  /** Whether a dark layer is over the picture, with the text in its middle. */
  readonly darken?: boolean;
  /** left, center or right; left by default. */
  readonly textAlignment?: string;
  /** Class names of the slide, which are also its parts. */
  readonly classes?: string;
}

type Props = Pick<
  CarouselProps<HeroSlide>,
  'label' | 'slides' | 'dotName' | 'autoplay' | 'className'
>;

const alignments = new Map([
  ['center', styles.inMiddle],
  ['right', styles.atEnd],
]);

/** Large pictures, one at a time, in a loop; nothing without any. */
export function HeroSlides(props: Props) {
  const { slides, className } = props;
  if (slides.length === 0) return null;
  const foot = slides.length > 5 ? styles.aboveTwoLines : styles.aboveControls;
  return (
    <Carousel
      {...props}
      className={cx(styles.root, className)}
      wrap
      controlsClass={styles.controls}
    >
      {({ image, text, darken, textAlignment = 'left', classes }, at) => (
        <div className={cx(styles.slide, classes)} part={classes || undefined}>
          {safeUrl(image) && (
            // It is decorative. If it fails to load, the plain background shows, not the browser's
            // mark.
            <img
              key={image}
              src={image}
              alt=""
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              onError={({ currentTarget }) => {
                currentTarget.style.visibility = 'hidden';
              }}
            />
          )}
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
