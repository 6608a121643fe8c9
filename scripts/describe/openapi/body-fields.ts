import type { BodyShape } from './body-shape';

const dishes = (day: string) => `Dishes of ${day}, in order; empty on a day without any.`;
const token = 'Token of the captcha, to be verified with its service.';

/**
 * What the parts of bodies are, whichever call has them, in any letters' case. A part within another
 * is found by its whole place first, `files.name`; what one call means by a name stands below the
 * call's, `postReview.text`.
 */
export const aboutBodies: Readonly<Record<string, string>> = {
  // How forms are wrapped.
  data: 'What the fields of the form hold.',
  files: 'The files that were chosen, in order; null for a form that takes none.',
  'files.name': "Name of the file on the visitor's device.",
  'files.data':
    'The file as a data URL: its type, then its bytes in base64. They are under 15 MB before that.',
  mtCaptchaToken: token,
  captchaToken: token,
  recaptchaToken: token,
  __requestVerificationToken:
    'The anti-forgery token, as its cookie has it; empty where there is no cookie.',
  // Who writes, and what.
  firstName: 'First name.',
  lastName: 'Last name.',
  fullName: 'First and last name.',
  email: "The visitor's e-mail address.",
  phone: "The visitor's phone number, as it was typed.",
  company: 'Company that the visitor writes for.',
  organization: 'Company that the visitor writes for.',
  streetAddress: 'Street address.',
  postalCode: 'Postal code: five digits.',
  city: 'Town of the address.',
  message: 'What the visitor writes: lines of plain text.',
  subject: 'Subject that the tag of the form gives; empty where it gives none.',
  customerId: 'Id of the customer that the tag of the form gives; empty where it gives none.',
  contentId: 'Id of the content, such as a product, that the tag of the form gives.',
  customerNumber: 'Customer number.',
  contactByEmail: 'Whether an answer is wanted by e-mail; exactly one of the three is true.',
  contactByPhone: 'Whether an answer is wanted by phone; exactly one of the three is true.',
  noContact: 'Whether no answer is wanted; exactly one of the three is true.',
  // Single forms.
  'postReclamation.productId': 'Id of the product, from `/api/search/all-products`.',
  'postReclamation.productName': 'Title of the product.',
  'postFeedback.productId': 'Id of the product, from `/api/search/all-products`; 0 without one.',
  'postFeedback.productName': 'Title of the product; empty without one.',
  expirationDate: 'Last day of use of the product, or that of best before.',
  batchNumber: 'Batch number on its package.',
  placeOfPurchase: 'Where it was bought.',
  'postSponsorship.subject':
    'What is to be supported: one of three Finnish texts, whatever the language of the page.',
  groupName: 'Name of the group, team or school that asks.',
  eventDate: 'Day of the event.',
  'postExportContact.subject': 'Always this text.',
  methodOfContact: 'How a winner is told.',
  materials: 'Names of the materials that are ordered.',
  links: 'Addresses of the same materials, in the same order.',
  school: 'Name of the school.',
  region: 'Region that it is in.',
  formType: 'What the message is: feedback, or another matter.',
  product: 'The product that it is about.',
  'product.title': 'Its title; empty without one.',
  'product.productId': 'Its id, from `/api/search/all-products`; 0 without one.',
  contactRequest: 'How an answer is wanted.',
  // Subscriptions.
  join: "Number of the draw, as digits: `join-id` of the form's tag, `1` without it.",
  isAdult: '`true`, as a text: the visitor has confirmed to be 18 or older.',
  subscribeToCinCinVinoNewsletter:
    '`true` or `false`, as a text: whether the newsletter is subscribed to as well.',
  informationTypes: 'What is subscribed to: each an `informationType` of the categories.',
  subscribeToUutiskirje: 'Whether the newsletter is subscribed to as well.',
  // The meat shop.
  'postReview.productId': 'Id of the product.',
  rating: 'What it gives: 1 to 5 stars.',
  'postReview.text': 'What the review says.',
  userName: 'Nickname that the review is signed with.',
  phoneCountryCode: 'Country code of the phone number, with its plus: `+358`.',
  phoneNumber: 'Phone number, as it was typed.',
  'postCustomerAddress.phoneNumber':
    'Phone number after the country code: 5 to 12 digits, of which the first is no 0.',
  isPrivateCustomer: 'True: who buys has confirmed to be no company.',
  'postDeliveryCheck.postalCode': 'Postal code that is asked about: five digits.',
  additionalInformation: 'What the driver should know, such as the code of a door.',
  deliveryDate: 'The chosen date, by its `value`; empty for a cart of gift cards only.',
  deliveryTime: 'The chosen time, by its `value`; empty for a cart of gift cards only.',
  deliveryDateText: 'The same date, as the visitor has read it.',
  deliveryTimeText: 'The same time, as the visitor has read it.',
  useDeliveryAddressForBilling:
    '`true` or `false`, as a text; with `false` the billing address is filled in.',
  paymentMethodCode:
    "One of the checkout's `payment-methods`; the cart's `sveaPaymentsPaymentMethodCode` where nothing is to pay.",
  checkoutUrl:
    'Address of the checkout, for the way back from a payment that was not made. Follow it within your own site only.',
  // The lunch menu.
  monday: dishes('Monday'),
  tuesday: dishes('Tuesday'),
  wednesday: dishes('Wednesday'),
  thursday: dishes('Thursday'),
  friday: dishes('Friday'),
  header: 'Name of the dish.',
  link: 'Address of its recipe.',
  image: 'Address of its picture.',
};

const known = new Map(
  Object.entries(aboutBodies).map(([name, about]) => [name.toLowerCase(), about]),
);

/** The names by which a part may be told of, the most telling first. */
const namesOf = (place: string): string[] => {
  const steps = place.split('.');
  return steps.map((_, index) => steps.slice(index).join('.'));
};

/** The name by which a part of a call's body is told of; undefined where nothing is said of it. */
export const toldBy = (call: string, place: string): string | undefined => {
  const names = namesOf(place);
  return [...names.map((name) => `${call}.${name}`), ...names]
    .map((name) => name.toLowerCase())
    .find((name) => known.has(name));
};

function sentenceOf(call: string, place: string): string {
  const told = known.get(toldBy(call, place) ?? '');
  if (!told)
    throw new Error(`${call}, ${place}: say what it is in scripts/describe/openapi/body-fields.ts`);
  return told;
}

/** A body's shape with a sentence at each of its fields, before what their rules say. */
export function described(shape: BodyShape, call: string, place: string[] = []): BodyShape {
  const { properties, items } = shape;
  const entries = Object.entries(properties ?? {}).map(([name, given]): [string, BodyShape] => {
    const at = [...place, name];
    const own = described(given, call, at);
    const description = [sentenceOf(call, at.join('.')), own.description];
    return [name, { ...own, description: description.filter(Boolean).join(' ') }];
  });
  return {
    ...shape,
    ...(items && { items: described(items, call, place) }),
    ...(properties && { properties: Object.fromEntries(entries) }),
  };
}
