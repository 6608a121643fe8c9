/** The values that the states of a widget share with its other examples. */
interface Given<A> {
  readonly brand?: string;
  readonly language?: string;
  readonly hash?: string;
  readonly alone?: boolean;
  readonly attributes?: A;
}

/** The longest texts of most widgets are those in German. */
export const inGerman = {
  title: 'The longest texts: in German.',
  state: true,
  language: 'de',
} as const;

/** A listing whose first pages are in the address. */
export const thirdPage = {
  title: 'An address that asks for page 3: pages 1 to 3 are loaded.',
  query: '?page=3',
} as const;

/**
 * The states of every form. A different state is listed again after them.
 * @param subject the name of the form's call in the stand-in back end
 * @param longest the attributes of the longest texts, where they are others
 */
export const formStates = <A = Record<never, never>, const L = A>(
  given: Given<A> = {},
  subject = 'contact',
  longest?: L,
) => ({
  failing: { ...given, title: 'Sending fails: the values stay.', fault: `${subject}:500` },
  loading: {
    ...given,
    title: 'Sending takes its time: the button waits.',
    fault: `${subject}:never`,
  },
  longestTexts: { ...given, ...inGerman, attributes: longest ?? given.attributes },
});

/**
 * The states of every search. A different state is listed again after them.
 * @param nothing a text without hits
 * @param waiting what is shown in place of the hits: `cards stand for the products`
 */
export const searchStates = <A = Record<never, never>>(
  nothing: string,
  waiting: string,
  given: Given<A> = {},
) => ({
  withoutHits: {
    ...given,
    title: 'A search without hits.',
    state: true,
    query: `?q=${encodeURIComponent(nothing)}`,
  },
  failing: { ...given, title: 'The search fails: an error with a retry.', fault: 'search:500' },
  loading: { ...given, title: `The search takes its time: ${waiting}.`, fault: 'search:never' },
  strangeAddress: {
    ...given,
    title: 'An address with values that make no sense is read as far as it makes some.',
    state: true,
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
  },
  longestTexts: { ...given, title: 'Long words in all that was found.', fault: 'search:long' },
});

/**
 * The states of every widget that sells a product.
 * @param failure what is shown when the shop does not answer
 */
export const buyStates = <const A>(failure: string, attributes: A) => {
  const given = { brand: 'lihakauppa', attributes };
  return {
    failing: { ...given, title: `The shop does not answer: ${failure}.`, fault: 'cart:500' },
    loading: {
      ...given,
      title: 'The shop takes its time: the button waits once it was pressed.',
      fault: 'cart:never',
    },
  };
};

/**
 * The states of every widget that shows the whole cart.
 * @param longest the attributes of the longest texts
 * @param fallback the content between their tags
 */
export const cartStates = <A>(longest: A, fallback = '') => {
  const brand = 'lihakauppa';
  return {
    failing: { title: 'The cart cannot be loaded.', brand, fault: 'cart:500' },
    empty: { title: 'An empty cart.', brand, fault: 'cart:empty' },
    loading: { title: 'The cart takes its time.', brand, fault: 'cart:never' },
    longestTexts: {
      title: 'Long words, in what was bought too, in German.',
      brand,
      language: 'de',
      fault: 'cart:long',
      attributes: longest,
      fallback,
    },
  };
};
