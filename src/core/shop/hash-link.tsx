import { goTo } from '../page/location';

interface Props {
  /** With its `#`. */
  readonly href: string;
  readonly className: string;
  readonly children: string;
}

/** A link to a view of this page, wherever a `<base>` points. */
export const HashLink = ({ href, className, children }: Props) => (
  <a
    className={className}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      goTo(href);
    }}
  >
    {children}
  </a>
);
