import { useTexts } from '../../core/i18n/use-texts';
import { useCustomer } from '../../core/state/customer.atoms';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { texts } from './account-link.texts';
import type { HeaderSite } from './header.model';
import { styles } from './header.styles';

/** The shop's account link: `loggedIn` alone decides between the account and the login [HDR-33]. */
export function AccountLink({ site }: { site: HeaderSite }) {
  const t = useTexts(texts);
  const known = useCustomer().loggedIn;
  return (
    <Link className={styles.action} href={known ? site.accountUrl : site.loginUrl}>
      {drawIcon('account')}
      <span>{t(known ? '/header/account' : '/header/login')}</span>
    </Link>
  );
}
