/** The values that the states of a widget share with its other examples. */
interface Given<A> {
  readonly brand?: string;
  readonly language?: string;
  readonly hash?: string;
  readonly alone?: boolean;
  readonly attributes?: A;
}

/**
 * The states of every form. A different state is listed again after them.
 * @param subject the name of the form's call in the stand-in back end
 */
export const formStates = <A = Record<never, never>>(
  given: Given<A> = {},
  subject = 'contact',
) => ({
  failing: {
    title: 'Sending fails: the values stay.',
    ...{ ...given, fault: `${subject}:500` },
  },
  loading: {
    title: 'Sending takes its time: the button waits.',
    ...{ ...given, fault: `${subject}:never` },
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    ...{ ...given, state: true, language: 'de' },
  },
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
    title: 'A search without hits.',
    ...{ ...given, state: true, query: `?q=${encodeURIComponent(nothing)}` },
  },
  failing: {
    title: 'The search fails: an error with a retry.',
    ...{ ...given, fault: 'search:500' },
  },
  loading: {
    title: `The search takes its time: ${waiting}.`,
    ...{ ...given, fault: 'search:never' },
  },
  strangeAddress: {
    title: 'An address with values that make no sense is read as far as it makes some.',
    ...{ ...given, state: true },
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
  },
  longestTexts: {
    title: 'Long words in all that was found.',
    ...{ ...given, fault: 'search:long' },
  },
});

/**
 * The states of every widget that shows the whole cart.
 * @param longest the attributes of the longest texts
 * @param fallback the content between their tags
 */
export const cartStates = <A>(longest: A, fallback = '') => {
  const state = { brand: 'lihakauppa' };
  return {
    failing: { title: 'The cart cannot be loaded.', ...state, fault: 'cart:500' },
    empty: { title: 'An empty cart.', ...state, fault: 'cart:empty' },
    loading: { title: 'The cart takes its time.', ...state, fault: 'cart:never' },
    longestTexts: {
      title: 'Long words, in what was bought too, in German.',
      ...{ ...state, language: 'de', fault: 'cart:long', attributes: longest, fallback },
    },
  };
};
