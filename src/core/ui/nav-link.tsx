import { useWidget } from '../element/widget-context';
import { currentOf } from '../page/current-link';
import { Link, type LinkProps } from './link';

/** A link of a navigation, marked if it leads to the current page or a section that contains it. */
export function NavLink(props: LinkProps) {
  const { address } = useWidget();
  return <Link {...props} aria-current={currentOf(props.href ?? '', address)} />;
}
