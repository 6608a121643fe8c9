import type { SentFile } from '../../api/form-answer';
import type { FeedbackData, ReclamationData } from '../../api/retail-contact';
import { isChosenDate } from '../../core/form/date-field';
import { parseDate } from '../../core/form/date-rules';
import { type ChosenProduct, noProduct } from '../../core/form/product-select-field';
import { hasMessageCharacters, isEmail } from '../../core/form/rules';
import type { FieldRule } from '../../core/form/use-form';
import type { Language } from '../../core/page/language';

/** What is written about: a defective product or anything else [FCOMP-01]. */
export type Kind = 'complaint' | 'feedback';
export type Contact = '' | 'email' | 'phone' | 'none';

export interface Values {
  readonly Firstname: string;
  readonly Lastname: string;
  readonly StreetAddress: string;
  readonly PostalCode: string;
  readonly City: string;
  readonly Phone: string;
  readonly Email: string;
  readonly contact: Contact;
  readonly Message: string;
  readonly product: ChosenProduct;
  readonly BatchNumber: string;
  /** As typed, in the language's order. */
  readonly ExpirationDate: string;
  readonly PlaceOfPurchase: string;
  readonly files: readonly SentFile[];
}

export const emptyValues: Values = {
  Firstname: '',
  Lastname: '',
  StreetAddress: '',
  PostalCode: '',
  City: '',
  Phone: '',
  Email: '',
  contact: '',
  Message: '',
  product: noProduct,
  BatchNumber: '',
  ExpirationDate: '',
  PlaceOfPurchase: '',
  files: [],
};

/** The texts the rules speak with. */
export interface RuleTexts {
  readonly label: (field: string) => string;
  readonly emailWrong: string;
  readonly characters: string;
  readonly dateWrong: string;
  readonly required: string;
}

/** The fields of a kind in their order, with what each must be [FCOMP-03, FCOMP-06, FORM-07]. */
export function rulesOf(
  kind: Kind,
  values: Values,
  language: Language,
  texts: RuleTexts,
): FieldRule[] {
  const { label } = texts;
  const need = (name: string, required = true): FieldRule => ({
    name,
    label: label(name),
    required,
  });
  const product: FieldRule = {
    ...need('product', kind === 'complaint'),
    // A product counts by its title; nothing chosen is an object, not an empty text.
    check: () => (kind === 'complaint' && !values.product.title ? texts.required : undefined),
  };
  const complaint: FieldRule[] = [
    {
      ...need('ExpirationDate'),
      check: (text) => (isChosenDate(text, language) ? undefined : texts.dateWrong),
    },
    need('PlaceOfPurchase'),
  ];
  return [
    product,
    ...(kind === 'complaint' ? complaint : []),
    {
      ...need('Message'),
      check: (text) => (hasMessageCharacters(text) ? undefined : texts.characters),
    },
    ...['Firstname', 'Lastname', 'StreetAddress', 'PostalCode', 'City', 'contact'].map((name) =>
      need(name),
    ),
    {
      ...need('Email', values.contact === 'email'),
      check: (text) => (isEmail(text) ? undefined : texts.emailWrong),
    },
    need('Phone', values.contact === 'phone'),
  ];
}

/** What complaint and feedback send alike [FCOMP-07]; exactly one way of contact is true [FCOMP-04]. */
export function feedbackData(values: Values): FeedbackData {
  const { contact, product, Firstname, Lastname, StreetAddress, PostalCode, City } = values;
  return {
    Firstname: Firstname.trim(),
    Lastname: Lastname.trim(),
    StreetAddress: StreetAddress.trim(),
    PostalCode: PostalCode.trim(),
    City: City.trim(),
    Phone: values.Phone.trim(),
    Email: values.Email.trim(),
    ContactByEmail: contact === 'email',
    ContactByPhone: contact === 'phone',
    NoContact: contact === 'none',
    Message: values.Message.trim(),
    ProductId: product.productId,
    ProductName: product.title,
  };
}

/** A day as an ISO string at midnight UTC, so that no time zone moves it to the day before. */
const isoDay = (day: Date): string =>
  new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString();

/** What a complaint sends [FCOMP-02]. */
export function reclamationData(values: Values, language: Language): ReclamationData {
  const day = parseDate(values.ExpirationDate, language);
  return {
    ...feedbackData(values),
    BatchNumber: values.BatchNumber.trim(),
    ExpirationDate: day ? isoDay(day) : '',
    PlaceOfPurchase: values.PlaceOfPurchase.trim(),
  };
}
