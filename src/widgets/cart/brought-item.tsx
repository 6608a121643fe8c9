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
  const { api, isShop, settings } = useWidget();
  const t = useTexts(shopTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const [item, setItem] = useState<SyncItem>();
  const [isOffered, setOffered] = useState(false);
  const { run, busy, value, error } = useAction(
    async (_, { code, quantity }: SyncItem) => {
      const { after, from } = await addItem(api, { code, quantity });
      const line = after.lineItems.find((one) => one.code === code);
      if (line) pushShopEvent('add_to_cart', [itemOfLine(line, line.quantity - from)]);
      return line?.name || code;
    },
    { when: 'once' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the page's first address.
  useEffect(() => {
    const found = isShop ? broughtBy(window.location.href) : undefined;
    if (!found) return;
    replaceAddress(found.rest);
    setItem(found.item);
    if (comesFrom(settings.origins)) run(found.item);
    else setOffered(true);
  }, []);
  const { code = '', quantity } = item ?? {};
  // Only the code counts: anybody may have written the rest of the address.
  const product = useCall(isOffered && code ? code : null, (calls, signal) =>
    fetchProduct(calls, { code }, { signal }),
  );
  if (!item || !(value || error || isOffered)) return null;
  const failed = refusalText(error) || failure(error, t('/shop/failed'), t('/shop/not-added'));
  const text = value ? t('/shop/added') : error ? failed : '';
  const what = value ?? `${quantity} × ${product.data?.name ?? code}`;
  // An offer is announced once its name is known.
  const offer = product.status === 'loading' ? '' : withName(t('/shop/buy'), what);
  return (
    <PopoverMessage
      tone={value ? 'success' : error ? 'error' : 'info'}
      text={text ? withName(text, value) : offer}
      onClose={() => setItem(undefined)}
      autoClose={value ? 5000 : undefined}
    >
      <p>{what}</p>
      {text && <p>{text}</p>}
      {!value && !(error instanceof Refusal) && (
        <Button size="s" busy={busy} onClick={() => run(item)}>
          {error ? shared('/shared/retry') : t('/shop/buy')}
        </Button>
      )}
    </PopoverMessage>
  );
}
