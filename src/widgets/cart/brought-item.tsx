import { useEffect, useRef } from 'react';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { replaceAddress } from '../../core/page/location';
import { itemOfLine } from '../../core/shop/analytics-items';
import { broughtBy } from '../../core/shop/brought-item';
import { addItem } from '../../core/shop/change-cart';
import { shopTexts } from '../../core/shop/shop.texts';
import type { SyncItem } from '../../core/shop/sync-protocol';
import { Button } from '../../core/ui/button';
import { PopoverMessage } from '../../core/ui/popover-message';
import { useAction } from '../../core/ui/use-action';

/**
 * Adds what a visitor has brought along in the address, from a site whose browser keeps the cart
 * from the shop's frame. The address forgets it first: loading the page anew adds nothing [QV-10].
 */
export function BroughtItem() {
  const { api, isShop, address, announce } = useWidget();
  const t = useTexts(shopTexts);
  const shared = useSharedTexts();
  const brought = useRef<SyncItem>(undefined);
  const { run, busy, value, error, reset } = useAction(
    async (_, item: SyncItem) => {
      const { lineItems = [] } = await addItem(api, item);
      const line = lineItems.find(({ code }) => code === item.code);
      if (!line) throw new Error(`the shop has not added ${item.code}`);
      pushShopEvent('add_to_cart', [itemOfLine(line, item.quantity)]);
      announce(`${t('/shop/added')}: ${line.name}`);
      return line;
    },
    { when: 'once' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the page's first address.
  useEffect(() => {
    const found = isShop ? broughtBy(address.href) : undefined;
    if (!found) return;
    replaceAddress(found.rest);
    brought.current = found.item;
    run(found.item);
  }, []);
  if (!value && !error) return null;
  return (
    <PopoverMessage tone={value ? 'success' : 'error'} onClose={reset} autoClose={value && 5000}>
      {value && <p>{value.name}</p>}
      <p>{t(value ? '/shop/added' : '/shop/failed')}</p>
      {!value && (
        <Button size="s" busy={busy} onClick={() => brought.current && run(brought.current)}>
          {shared('/shared/retry')}
        </Button>
      )}
    </PopoverMessage>
  );
}
