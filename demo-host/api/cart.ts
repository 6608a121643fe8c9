import { amountOf } from '../../src/api/amount';
import { eurosOf } from '../data/facts';
import { giftCardCategoryId } from '../data/shop-products';
import type { ShopProduct } from '../data/types';
import { shopProductByCode } from './catalogue';
import type { Session } from './session';

// All sums are counted in whole cents.
const cents = (euros: number): number => Math.round(euros * 100);

const vatPercent = 14;
const shipping = cents(eurosOf('delivery-price'));
/** Delivery is free from this sum on. */
const freeShippingFrom = cents(eurosOf('free-delivery-from'));
const leastOrder = cents(eurosOf('least-order'));

/** What a coupon takes off a sum, by code. */
const coupons = new Map<string, (sum: number) => number>([
  ['KESA10', (sum) => Math.round(sum * 0.1)],
  ['TERVETULOA', () => cents(5)],
  // Pays for everything: the way to a total of 0,00.
  ['LAHJA100', (sum) => sum + shipping],
]);

interface Line {
  readonly product: ShopProduct;
  readonly quantity: number;
}

function lineOf({ product, quantity }: Line) {
  const { code, contentId, title, categoryName, price, svhPrice, discountPercentage } = product;
  const full = discountPercentage > 0 ? (svhPrice ?? price) : price;
  return {
    code,
    productId: String(contentId),
    name: title.fi ?? '',
    category: categoryName,
    quantity,
    linePrice: amountOf(cents(price) * quantity),
    linePriceWithoutDiscounts: amountOf(cents(full) * quantity),
  };
}

function sumsOf(lines: readonly Line[], codes: readonly string[]) {
  const sum = lines.reduce(
    (all, { product, quantity }) => all + cents(product.price) * quantity,
    0,
  );
  const hasGiftCardsOnly =
    lines.length > 0 &&
    lines.every(({ product }) => product.categoryIds.includes(giftCardCategoryId));
  const full = lines.length === 0 || hasGiftCardsOnly ? 0 : shipping;
  const reduced = sum >= freeShippingFrom ? 0 : full;
  const asked = codes.reduce((all, code) => all + (coupons.get(code)?.(sum) ?? 0), 0);
  const discount = Math.min(asked, sum + reduced);
  return { sum, hasGiftCardsOnly, full, reduced, discount, total: sum + reduced - discount };
}

/** The whole cart, computed anew: lines, discounts, shipping, taxes. */
export function cartOf(session: Session, warnings: readonly string[] = []) {
  const lines = [...session.lines].flatMap(([code, quantity]) => {
    const product = shopProductByCode(code);
    return product ? [{ product, quantity }] : [];
  });
  const { sum, hasGiftCardsOnly, full, reduced, discount, total } = sumsOf(lines, session.coupons);
  const isSmall = sum > 0 && sum < leastOrder && !hasGiftCardsOnly;
  return {
    currency: 'EUR',
    currencySymbol: '€',
    subTotal: amountOf(sum),
    orderDiscount: amountOf(discount),
    shippingTotal: amountOf(reduced),
    shippingTotalWithoutDiscounts: amountOf(full),
    handlingTotal: amountOf(0),
    usedGiftCardAmount: amountOf(0),
    usedLoyaltyCouponAmount: amountOf(0),
    usedRefundCodeAmount: amountOf(0),
    vatPercent: String(vatPercent),
    vatTotal: amountOf(Math.round(total - total / (1 + vatPercent / 100))),
    total: amountOf(total),
    warnings,
    checkoutWarnings: [
      ...warnings,
      ...(isSmall ? [`Pienin tilaus on ${amountOf(leastOrder)} €.`] : []),
    ],
    lineItemCount: lines.length,
    lineItems: lines.map(lineOf),
    couponCodes: session.coupons,
    hasGiftCardsOnly,
    shippingMethodId: 'kotiinkuljetus',
    sveaPaymentsPaymentMethodCode: 'FI70',
    isEditable: true,
    error: '',
  };
}

/** Sets a line's quantity; more than the stock is cut to it with a warning. */
export function setQuantity(session: Session, product: ShopProduct, quantity: number): string[] {
  const { code, title } = product;
  const most = product.stock === null ? 100 : Math.max(product.stock, 0);
  const kept = Math.min(quantity, most);
  if (kept > 0) session.lines.set(code, kept);
  else session.lines.delete(code);
  if (quantity <= most) return [];
  return [
    most > 0
      ? `Tuotetta ${title.fi} on saatavilla enintään ${most} kpl.`
      : `Tuote ${title.fi} on juuri nyt loppuunmyyty.`,
  ];
}

/** Adds a coupon the shop knows; answers an error for the one that cannot be used. */
export function addCoupon(session: Session, code: string): string {
  if (code === 'ERROR') return 'Etukoodia ei voi käyttää juuri nyt.';
  if (coupons.has(code) && !session.coupons.includes(code))
    session.coupons = [...session.coupons, code];
  return '';
}

export function removeCoupon(session: Session, code: string): string {
  session.coupons = session.coupons.filter((one) => one !== code);
  return '';
}
