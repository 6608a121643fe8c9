import { amountOf } from '../../src/api/amount';
import { coupons as allCoupons, type Coupon } from '../data/coupons';
import { eurosOf } from '../data/facts';
import { giftCardCategoryId } from '../data/shop-categories';
import type { ShopProduct } from '../data/types';
import { shopProductByCode } from './catalogue';
import type { Session } from './session';

// All sums are in whole cents.
const cents = (euros: number): number => Math.round(euros * 100);

const vatPercent = 14;
const shipping = cents(eurosOf('delivery-price'));
/** The sum from which delivery is free. */
const freeShippingFrom = cents(eurosOf('free-delivery-from'));
const leastOrder = cents(eurosOf('least-order'));

const coupons = new Map(allCoupons.map((coupon) => [coupon.code, coupon]));

/** The amount that a coupon subtracts from a sum. */
function reduction({ percent = 0, euros = 0, all, from = 0 }: Coupon, sum: number): number {
  if (sum < cents(from)) return 0;
  return all ? sum + shipping : Math.round((sum * percent) / 100) + cents(euros);
}

const reductionOf = (code: string, sum: number): number => {
  const coupon = coupons.get(code);
  return coupon ? reduction(coupon, sum) : 0;
};

/** A day in the shop's format: 24.12.2026. */
const dayText = (day: string): string => day.split('-').map(Number).reverse().join('.');

/** Why the shop refuses a coupon for a sum, in its own words; '' if it accepts it. */
function refusalOf({ code, from = 0, until, refusal = '' }: Coupon, sum: number): string {
  if (until && until < new Date().toISOString().slice(0, 10))
    return `Etukoodi ${code} oli voimassa ${dayText(until)} asti.`;
  if (sum < cents(from))
    return `Etukoodi ${code} edellyttää vähintään ${amountOf(cents(from))} euron ostoksia.`;
  return refusal;
}

interface Line {
  readonly product: ShopProduct;
  readonly quantity: number;
}

function lineOf({ product, quantity }: Line) {
  const { code, contentId, title, url, image, categoryName } = product;
  const { price, svhPrice, discountPercentage } = product;
  const full = discountPercentage > 0 ? (svhPrice ?? price) : price;
  return {
    code,
    productId: String(contentId),
    name: title.fi ?? '',
    category: categoryName,
    link: url.fi ?? '',
    image,
    quantity,
    linePrice: amountOf(cents(price) * quantity),
    linePriceWithoutDiscounts: amountOf(cents(full) * quantity),
  };
}

const linesOf = (session: Session): Line[] =>
  [...session.lines].flatMap(([code, quantity]) => {
    const product = shopProductByCode(code);
    return product ? [{ product, quantity }] : [];
  });
const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((all, { product, quantity }) => all + cents(product.price) * quantity, 0);

function sumsOf(lines: readonly Line[], codes: readonly string[]) {
  const sum = sumOf(lines);
  const hasGiftCardsOnly =
    lines.length > 0 &&
    lines.every(({ product }) => product.categoryIds.includes(giftCardCategoryId));
  const full = lines.length === 0 || hasGiftCardsOnly ? 0 : shipping;
  const reduced = sum >= freeShippingFrom ? 0 : full;
  const asked = codes.reduce((all, code) => all + reductionOf(code, sum), 0);
  const discount = Math.min(asked, sum + reduced);
  return { sum, hasGiftCardsOnly, full, reduced, discount, total: sum + reduced - discount };
}

/** The whole cart, computed anew: lines, discounts, shipping, taxes. */
export function cartOf(session: Session, warnings: readonly string[] = []) {
  const lines = linesOf(session);
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
      ...(isSmall
        ? [
            `Pienin tilaus on ${amountOf(leastOrder)} €. Lisää vielä ${amountOf(leastOrder - sum)} €.`,
          ]
        : []),
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

/** Sets a line's quantity; above the stock it is reduced with a warning. */
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

/**
 * Adds a coupon that the shop knows, once.
 *
 * @returns why it cannot be used, in the shop's words; '' also for an unknown one, which the cart
 * then lacks
 */
export function addCoupon(session: Session, code: string): string {
  const coupon = coupons.get(code);
  if (!coupon) return '';
  const refusal = refusalOf(coupon, sumOf(linesOf(session)));
  if (!refusal && !session.coupons.includes(code)) session.coupons = [...session.coupons, code];
  return refusal;
}

export function removeCoupon(session: Session, code: string): string {
  session.coupons = session.coupons.filter((one) => one !== code);
  return '';
}
