import { styles as listing } from '../listing/listing.styles';
import { drawIcon } from '../ui/icon';
import { Link, type LinkProps } from '../ui/link';
import { styles } from './search.styles';

/** A link beside or below a search to further content. */
export const SearchLink = ({ href, children }: LinkProps) => (
  <Link className={listing.link} href={href}>
    <span>{children}</span> {drawIcon('arrow-right')}
  </Link>
);

/** The link below the results to all of their kind [SRCH-19]. */
export const AllLink = (props: LinkProps) => (
  <p className={styles.foot}>
    <SearchLink {...props} />
  </p>
);
