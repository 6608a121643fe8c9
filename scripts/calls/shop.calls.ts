import { addCoupon, addToCart, changeQuantity, loadCart, removeCoupon } from '../../src/api/cart';
import { fetchCustomer } from '../../src/api/customer';
import { fetchAvailability, fetchDeliveryTimes, postDeliveryCheck } from '../../src/api/delivery';
import { fetchProduct } from '../../src/api/products';
import { fetchReviews } from '../../src/api/reviews';
import { address } from '../../src/widgets/address-popup/address.form';
import { review } from '../../src/widgets/reviews/review.form';
import { bareCall, call, formCall } from './declare-call';

/** A coupon's code has a name of its own here, so that a product's does not take its place. */
type Coupon = { readonly coupon: string };

const code = 'LK4101';
const productId = '2001';
const postalCode = '00100';
const coupon = 'KESA10';
const personal = true;

/** In an order that leaves a cart as it was found. */
export const shopCalls = {
  fetchProduct: call(fetchProduct, { code }),
  fetchReviews: call(fetchReviews, { language: 'fi', page: 1, pageSize: 9, productId }),
  postReview: formCall(review, { productId }),
  addToCart: call(addToCart, { code, quantity: 1 }, { personal }),
  addCoupon: call(
    (api, { coupon }: Coupon) => addCoupon(api, { code: coupon }),
    { coupon },
    { personal },
  ),
  loadCart: bareCall(loadCart, { personal }),
  removeCoupon: call(
    (api, { coupon }: Coupon) => removeCoupon(api, { code: coupon }),
    { coupon },
    { personal },
  ),
  changeQuantity: call(changeQuantity, { code, quantity: 0 }, { personal }),
  fetchCustomer: bareCall(fetchCustomer, { personal }),
  postCustomerAddress: formCall(address),
  fetchDeliveryTimes: call(fetchDeliveryTimes, { postalCode }),
  fetchAvailability: call(fetchAvailability, { postalCode }),
  postDeliveryCheck: call(postDeliveryCheck, { postalCode }),
};
