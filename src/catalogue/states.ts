/** The values that the states of a widget share with its other examples. */
interface Given<A> {
  readonly brand?: string;
  readonly language?: string;
  readonly hash?: string;
  readonly alone?: boolean;
  readonly attributes?: A;
}

/** A state: the values of the other examples, its title, and what makes it. */
const stateOf = <G, M>(given: G, title: string, more: M) => ({ title, ...given, ...more });

/**
 * The states of every form. A different state is listed again after them.
 * @param subject the name of the form's call in the stand-in back end
 */
export const formStates = <A = Record<never, never>>(
  given: Given<A> = {},
  subject = 'contact',
) => ({
  failing: stateOf(given, 'Sending fails: the values stay.', { fault: `${subject}:500` }),
  loading: stateOf(given, 'Sending takes its time: the button waits.', {
    fault: `${subject}:never`,
  }),
  longestTexts: stateOf(given, 'The longest texts: in German.', { state: true, language: 'de' }),
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
  withoutHits: stateOf(given, 'A search without hits.', {
    state: true,
    query: `?q=${encodeURIComponent(nothing)}`,
  }),
  failing: stateOf(given, 'The search fails: an error with a retry.', { fault: 'search:500' }),
  loading: stateOf(given, `The search takes its time: ${waiting}.`, { fault: 'search:never' }),
  strangeAddress: stateOf(
    given,
    'An address with values that make no sense is read as far as it makes some.',
    {
      state: true,
      query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
    },
  ),
  longestTexts: stateOf(given, 'Long words in all that was found.', { fault: 'search:long' }),
});

/**
 * The states of every widget that shows the whole cart.
 * @param longest the attributes of the longest texts
 * @param fallback the content between their tags
 */
export const cartStates = <A>(longest: A, fallback = '') => {
  const given = { brand: 'lihakauppa' };
  return {
    failing: stateOf(given, 'The cart cannot be loaded.', { fault: 'cart:500' }),
    empty: stateOf(given, 'An empty cart.', { fault: 'cart:empty' }),
    loading: stateOf(given, 'The cart takes its time.', { fault: 'cart:never' }),
    longestTexts: stateOf(given, 'Long words, in what was bought too, in German.', {
      language: 'de',
      fault: 'cart:long',
      attributes: longest,
      fallback,
    }),
  };
};
