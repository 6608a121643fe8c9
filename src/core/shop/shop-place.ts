import { useMissing } from '../element/use-missing';
import { useWidget, type Widget } from '../element/widget-context';

/** The problem that editors of other sites' pages see. */
export const noShop = {
  where: 'shop-url',
  expected: 'the address of the shop: nothing can be bought here without it',
};

/** The shop's address: the attribute `shopUrl` of what sells, or the page's setting `frameUrl`. */
export interface ShopPlace {
  readonly shopUrl: string;
  readonly frameUrl?: string | undefined;
}

/** The shop's address for an element, or for the page; read when it is needed. */
export function shopPlaceOf({ host, settings }: Pick<Widget, 'host' | 'settings'>): ShopPlace {
  const { shopUrl = '' } = (host ?? settings.defaults) as Partial<ShopPlace>;
  return { shopUrl, frameUrl: settings.frameUrl };
}

/** The shop's address; pages of other sites report a missing one. */
export function useShopUrl(): string {
  const widget = useWidget();
  const { shopUrl } = shopPlaceOf(widget);
  useMissing(!widget.isShop && !shopUrl, noShop);
  return shopUrl;
}
