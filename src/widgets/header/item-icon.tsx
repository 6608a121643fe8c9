import { drawIcon, isIconName } from '../../core/ui/icon';
import { safeUrl } from '../../read/link';
import { styles } from './header.styles';

/** The icon of a navigation item: one of our own by name, else a picture's address [HDR-05]. */
export function ItemIcon({ icon }: { icon: string }) {
  if (isIconName(icon)) return drawIcon(icon);
  // A bare word is an unknown icon, not the address of a picture.
  const address = /[./]/.test(icon) && safeUrl(icon);
  return address && <img key={address} className={styles.itemIcon} src={address} alt="" />;
}
