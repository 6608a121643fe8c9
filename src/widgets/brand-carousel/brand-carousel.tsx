import { useTexts } from '../../core/i18n/use-texts';
import { heading as headings } from '../../core/style/heading.styles';
import { Carousel } from '../../core/ui/carousel';
import { withHeading } from '../../core/ui/carousel.styles';
import { Link } from '../../core/ui/link';
import { safeUrl } from '../../read/link';
import type { BrandCarouselProps } from './brand-carousel.contract';
import { styles } from './brand-carousel.styles';
import { texts } from './brand-carousel.texts';

/** The fewest places of a moving carousel [CAR-13]. */
const minPlaces = 21;
/** The most logos side by side. */
const most = 6;

const next = (index: number) => index + 1;

type Item = BrandCarouselProps['items'][number];

const Brand = ({ image, name, link }: Item) => (
  <Link className={styles.brand} href={link}>
    {safeUrl(image) ? (
      <img
        key={image}
        className={styles.logo}
        src={image}
        alt={name}
        loading="lazy"
        decoding="async"
      />
    ) : (
      name
    )}
  </Link>
);

/** Without brands there is nothing to show. */
export function BrandCarousel(props: BrandCarouselProps) {
  const { heading, items, static: isStatic, seconds } = props;
  const t = useTexts(texts);
  if (items.length === 0) return null;

  const label = heading || t('/brand-carousel/label');
  const rounds = Math.ceil(minPlaces / items.length);
  return (
    <div className={withHeading}>
      {heading && <h2 className={headings.section}>{heading}</h2>}
      {isStatic ? (
        <ul className={styles.still} aria-label={label}>
          {items.map((item, at) => (
            <li key={at}>
              <Brand {...item} />
            </li>
          ))}
        </ul>
      ) : (
        <Carousel
          label={label}
          slides={Array<typeof items>(rounds).fill(items).flat()}
          count={items.length}
          // So no brand is in view twice: a copy enters the view as its original leaves it.
          maxPerView={Math.min(most, items.length)}
          wrap
          autoplay={{ seconds, next }}
          trackClass={styles.track}
          controlsClass={styles.controls}
        >
          {(item) => <Brand {...item} />}
        </Carousel>
      )}
    </div>
  );
}
