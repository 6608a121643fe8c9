import { useEffect, useRef } from 'react';
import { useDelivery } from '../../core/delivery/delivery-store';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { styles as listing } from '../../core/listing/listing.styles';
import { useHref } from '../../core/page/location';
import {
  checkoutAddress,
  loginHash,
  productsHash,
  useViewHash,
  visitPostalCode,
} from '../../core/shop/checkout-address';
import { orderTexts } from '../../core/shop/order.texts';
import { useCustomer } from '../../core/state/customer.atoms';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { ButtonLink } from '../../core/ui/button-link';
import { Link } from '../../core/ui/link';
import { useFocusBack } from '../../core/ui/use-focus-back';
import { urlOf } from '../../read/link';
import { GuestWay } from './guest-way';
import type { LoginEvents, LoginProps } from './login.contract';
import { styles } from './login.styles';
import { texts } from './login.texts';
import { loginAddress } from './login-address.model';

/** The question who orders: shown only on its hash [CHK-11]. */
export const Login = (props: LoginProps) => useViewHash() === loginHash && <LoginView {...props} />;

function LoginView({ loginUrl, checkoutUrl, returnParameter }: LoginProps) {
  const t = useTexts(texts);
  const href = useHref();
  const title = useRef<HTMLHeadingElement>(null);
  const stand = useFocusBack(useRef<HTMLElement>(null));
  // As a browser does with a hash; it finds nothing inside a shadow root.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  const customer = useCustomer();
  const { loggedIn } = customer;
  // The code may be given elsewhere on the page meanwhile.
  useDelivery();
  const postalCode = visitPostalCode(customer);
  const address = checkoutAddress(checkoutUrl, postalCode);
  return (
    <section ref={stand} className={styles.root}>
      <h2 ref={title} tabIndex={-1} className={cx(heading.section, styles.title)}>
        {t(loggedIn ? '/login/known' : '/login/heading')}
      </h2>
      {loggedIn ? (
        <KnownCustomer address={address} />
      ) : (
        <div className={styles.ways}>
          <div className={styles.way}>
            <h3 className={heading.block}>{t('/login/customer')}</h3>
            <p className={styles.text}>{t('/login/customer-text')}</p>
            {/* The login returns to the visitor's goal: the checkout. */}
            <ButtonLink href={loginAddress(loginUrl, returnParameter, address, href)}>
              {t('/login/link')}
            </ButtonLink>
          </div>
          <GuestWay checkoutUrl={checkoutUrl} known={postalCode} />
        </div>
      )}
      <Link className={listing.link} href={urlOf(productsHash, href)?.href}>
        {t('/login/back')}
      </Link>
    </section>
  );
}

/** A customer who has logged in meanwhile, and comes back here, continues at once [ROLE-03]. */
function KnownCustomer({ address }: { address: string }) {
  const t = useTexts(orderTexts);
  const emit = useEmit<LoginEvents>();
  return (
    <div>
      <ButtonLink
        href={address}
        onClick={(event) => {
          if (!emit('atria-checkout', { address })) event.preventDefault();
        }}
      >
        {t('/order/checkout')}
      </ButtonLink>
    </div>
  );
}
