import { giftCardCategoryId, shopProducts } from '../data/shop-products';
import type { ShopProduct } from '../data/types';
import { amount } from './hits';
import type { Session } from './session';

const vatPercent = 14;
const shipping = 8.9;
/** Delivery is free from this sum on, in euros. */
const freeShippingFrom = 80;

/** What a coupon takes off a sum, by code. */
const coupons: Readonly<Record<string, (sum: number) => number>> = {
  KESA10: (sum) => sum * 0.1,
  TERVETULOA: () => 5,
  LAHJA100: (sum) => sum + shipping,
};

export const productByCode = (code: string): ShopProduct | undefined =>
  shopProducts.find((product) => product.code === code);

const mostOf = ({ stock }: ShopProduct): number => (stock === null ? 100 : Math.max(stock, 0));

const lineOf = (product: ShopProduct, quantity: number) => {
  const full = product.discountPercentage > 0 ? (product.svhPrice ?? product.price) : product.price;
  return {
    code: product.code,
    productId: String(product.contentId),
    name: product.title.fi ?? '',
    category: product.categoryName,
    quantity,
    linePrice: amount(product.price * quantity),
    linePriceWithoutDiscounts: amount(full * quantity),
  };
};

/** The whole cart, computed anew: lines, discounts, shipping, taxes. */
export function cartOf(session: Session, warnings: string[] = []) {
  const lines = [...session.lines].flatMap(([code, quantity]) => {
    const product = productByCode(code);
    return product ? [{ product, quantity }] : [];
  });
  const sum = lines.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
  const hasGiftCardsOnly =
    lines.length > 0 &&
    lines.every(({ product }) => product.categoryIds.includes(giftCardCategoryId));
  const full = lines.length === 0 || hasGiftCardsOnly ? 0 : shipping;
  const reduced = sum >= freeShippingFrom ? 0 : full;
  const discount = session.coupons.reduce((total, code) => total + (coupons[code]?.(sum) ?? 0), 0);
  const total = Math.max(0, sum + reduced - discount);
  const short = sum > 0 && sum < 20 ? ['Pienin tilaus on 20,00 €.'] : [];
  return {
    currency: 'EUR',
    currencySymbol: '€',
    subTotal: amount(sum),
    orderDiscount: amount(Math.min(discount, sum + reduced)),
    shippingTotal: amount(reduced),
    shippingTotalWithoutDiscounts: amount(full),
    handlingTotal: amount(0),
    usedGiftCardAmount: amount(0),
    usedLoyaltyCouponAmount: amount(0),
    usedRefundCodeAmount: amount(0),
    vatPercent: String(vatPercent),
    vatTotal: amount(total - total / (1 + vatPercent / 100)),
    total: amount(total),
    warnings,
    checkoutWarnings: short,
    lineItemCount: lines.length,
    lineItems: lines.map(({ product, quantity }) => lineOf(product, quantity)),
    couponCodes: [...session.coupons],
    hasGiftCardsOnly,
    shippingMethodId: 'posti',
    sveaPaymentsPaymentMethodCode: 'FI70',
    isEditable: true,
    error: '',
  };
}

/** Sets a line's quantity; more than the stock is cut to it with a warning. */
export function setQuantity(session: Session, product: ShopProduct, quantity: number): string[] {
  const most = mostOf(product);
  const kept = Math.min(quantity, most);
  if (kept <= 0) session.lines.delete(product.code);
  else session.lines.set(product.code, kept);
  if (quantity <= most) return [];
  return [`Tuotetta ${product.title.fi} on saatavilla enintään ${most} kpl.`];
}

/** Adds a coupon the shop knows; the answer tells of one that cannot be read. */
export function addCoupon(session: Session, code: string): string {
  if (code === 'ERROR') return 'Etukoodia ei voi käyttää juuri nyt.';
  if (code in coupons && !session.coupons.includes(code)) session.coupons.push(code);
  return '';
}

export function removeCoupon(session: Session, code: string): void {
  const at = session.coupons.indexOf(code);
  if (at >= 0) session.coupons.splice(at, 1);
}
