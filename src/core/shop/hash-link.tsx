import { goTo } from '../page/location';
import { styles } from './hash-link.styles';

interface Props {
  /** With its `#`. */
  readonly href: string;
  readonly children: string;
}

/** A link to a view of this page, wherever a `<base>` points. */
export const HashLink = ({ href, children }: Props) => (
  <a
    className={styles.root}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      goTo(href);
    }}
  >
    {children}
  </a>
);
