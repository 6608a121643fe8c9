import { useEffect, useState } from 'react';
import { fetchProduct } from '../../api/products';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { addItem } from '../../core/cart/change-cart';
import { useWidget } from '../../core/element/widget-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { replaceAddress } from '../../core/page/location';
import { useCall } from '../../core/page/use-call';
import { shopTexts } from '../../core/products/shop.texts';
import { itemOfLine } from '../../core/shop/analytics-items';
import { broughtBy, originsOf, type SyncItem } from '../../core/shop/sync-protocol';
import { Button } from '../../core/ui/button';
import { PopoverMessage } from '../../core/ui/popover-message';
import { Refusal, refusalText, useAction } from '../../core/ui/use-action';
import { withName } from '../../core/ui/with-name';

/** Whether the visitor comes from one of the sites that sell for the shop. */
const comesFrom = (sites: readonly string[]): boolean =>
  originsOf([document.referrer]).some((origin) => originsOf(sites).includes(origin));

/**
 * Adds the item in the page's address, which comes from a site where the browser blocks the cart of
 * the shop's frame. It is removed from the address first: a reload adds nothing [QV-10]. From a
 * link of any other page it is only offered [SYNC-06].
 */
export function BroughtItem() {
  const { api, isShop, address, settings } = useWidget();
  const t = useTexts(shopTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const [brought, setBrought] = useState<SyncItem>();
  const [isOffered, setOffered] = useState(false);
  const { run, busy, value, error, reset } = useAction(
    async (_, item: SyncItem) => {
      const { after, from } = await addItem(api, item);
      const line = after.lineItems.find(({ code }) => code === item.code);
      if (line) pushShopEvent('add_to_cart', [itemOfLine(line, line.quantity - from)]);
      const { name = item.code } = line ?? {};
      return { name };
    },
    { when: 'once' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the page's first address.
  useEffect(() => {
    const found = isShop ? broughtBy(address.href) : undefined;
    if (!found) return;
    replaceAddress(found.rest);
    setBrought(found.item);
    if (comesFrom(settings.origins)) run(found.item);
    else setOffered(true);
  }, []);
  // Only the code counts: anybody may have written the rest of the address.
  const product = useCall(isOffered && brought ? brought.code : null, (calls, signal) =>
    fetchProduct(calls, { code: brought?.code ?? '' }, { signal }),
  );
  const what = `${brought?.quantity} × ${product.data?.name ?? brought?.code}`;
  const close = () => {
    reset();
    setOffered(false);
  };
  if (!brought || !(value || error || isOffered)) return null;
  const failed = refusalText(error) || failure(error, t('/shop/failed'), t('/shop/not-added'));
  const text = value ? t('/shop/added') : error ? failed : '';
  // An offer is announced once its name is known.
  const offer = product.status === 'loading' ? '' : withName(t('/shop/buy'), what);
  return (
    <PopoverMessage
      tone={value ? 'success' : error ? 'error' : 'info'}
      text={text ? withName(text, value?.name) : offer}
      onClose={close}
      autoClose={value && 5000}
    >
      <p>{value ? value.name : what}</p>
      {text && <p>{text}</p>}
      {!value && !(error instanceof Refusal) && (
        <Button size="s" busy={busy} onClick={() => run(brought)}>
          {error ? shared('/shared/retry') : t('/shop/buy')}
        </Button>
      )}
    </PopoverMessage>
  );
}
