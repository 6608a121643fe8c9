import { lineCountAtom } from '../../core/cart/cart.atoms';
import { defineWidget } from '../../core/element/define-widget';
import { isDesktopAtom } from '../../core/page/breakpoint';
import { Header } from './header';
import { contract } from './header.contract';
import { traitsOf } from './header.model';

export const widget = defineWidget(
  contract,
  Header,
  // The shop's bar and a wide window's tabs follow the scroll, and the shop knows its customer.
  (get, { logo, isShop }) =>
    isShop || traitsOf(logo).shop === true || get(isDesktopAtom) || get(lineCountAtom) > 0,
);
