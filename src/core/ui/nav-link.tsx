import { useWidget } from '../element/widget-context';
import { currentOf } from '../page/current-link';
import { Link, type LinkProps } from './link';

/** A link of a navigation, marked where it leads to the page shown or to a section it lies in. */
export function NavLink(props: LinkProps) {
  const here = useWidget().address.href;
  return <Link {...props} aria-current={currentOf(props.href ?? '', here)} />;
}
