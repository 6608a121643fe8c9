import { safeUrl } from '../page/safe-url';
import { styles } from './carousel-image.styles';

interface Props {
  readonly src: string;
  /** It is the first slide's, which is in view when the page opens; the others are lazy. */
  readonly isFirst: boolean;
}

/**
 * The picture that fills a slide and decorates it. One that cannot be had leaves the slide's plain
 * ground, not a browser's mark.
 */
export const CarouselImage = ({ src, isFirst }: Props) =>
  safeUrl(src) ? (
    <img
      key={src}
      className={styles.image}
      src={src}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  ) : null;
