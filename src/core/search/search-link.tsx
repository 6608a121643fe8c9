import type { ReactNode } from 'react';
import { drawIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { styles } from './search.styles';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link beside or below a search to further content. */
export const SearchLink = ({ href, children }: Props) => (
  <Link className={styles.link} href={href}>
    <span>{children}</span> {drawIcon('arrow-right')}
  </Link>
);

/** The link below the results to all of their kind [SRCH-19]. */
export const AllLink = (props: Props) => (
  <p className={styles.foot}>
    <SearchLink {...props} />
  </p>
);
