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

/** The shop's address; pages of other sites are told where it is missing. */
export function useShopUrl(): string {
  const widget = useWidget();
  const { shopUrl } = shopPlaceOf(widget);
  useMissing(!widget.isShop && !shopUrl, noShop);
  return shopUrl;
}

/** Address of a page below the shop's, whose address may lack its final slash [HDR-09, QV-08]. */
const below = (shopUrl: string): string => shopUrl.replace(/\/?$/, '/');

/** The bare page of the shop that other sites frame; throws where the shop has no address. */
export const frameOf = ({ shopUrl, frameUrl }: ShopPlace): URL =>
  new URL(frameUrl || 'kehys', below(shopUrl));
