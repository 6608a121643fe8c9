import { useMissing } from '../element/use-missing';
import { useWidget, type Widget } from '../element/widget-context';

/** What editors of other sites' pages are told. */
export const noShop = {
  where: 'shop-url',
  expected: 'the address of the shop: nothing can be bought here without it',
};

/** Where the shop is: what sells has the attribute `shopUrl`, the page the setting `frameUrl`. */
export interface ShopPlace {
  readonly shopUrl: string;
  readonly frameUrl?: string | undefined;
}

/** The shop of an element, or of the page; asked where it is needed. */
export function shopPlaceOf({ host, settings }: Pick<Widget, 'host' | 'settings'>): ShopPlace {
  const { shopUrl = '' } = (host ?? settings.defaults) as Partial<ShopPlace>;
  return { shopUrl, frameUrl: settings.frameUrl };
}

/** The shop's address; pages of other sites report where it is missing. */
export function useShopUrl(): string {
  const widget = useWidget();
  const { shopUrl } = shopPlaceOf(widget);
  useMissing(!widget.isShop && !shopUrl, noShop);
  return shopUrl;
}
