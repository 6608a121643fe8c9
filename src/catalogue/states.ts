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
    ...given,
    fault: `${subject}:500`,
  },
  loading: {
    title: 'Sending takes its time: the button waits.',
    ...given,
    fault: `${subject}:never`,
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    ...given,
    state: true,
    language: 'de',
  },
});

/** The states of every subscription to a newsletter. */
export const newsletterStates = <A = Record<never, never>>(given: Given<A> = {}) => ({
  ...formStates(given, 'newsletter'),
  longestTexts: {
    title: 'The longest texts: in German.',
    ...given,
    state: true,
    language: 'de',
    attributes: {
      ...given.attributes,
      heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
      text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
    },
  },
});

/** The states of every subscription to news releases. */
export const newsReleaseStates = <A>(given: Given<A>) => ({
  loading: {
    title: 'The categories are on their way.',
    ...given,
    fault: 'release:never',
  },
  failing: {
    title: 'The categories fail to load; a button asks again.',
    ...given,
    fault: 'release:500',
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    ...given,
    language: 'de',
    fault: 'release:long',
    attributes: {
      heading: 'Börsenpflichtmitteilungen und Pressemitteilungen abonnieren',
      text: 'Wir senden Ihnen die Geschäftsentwicklungspressemitteilungen des Konzerns in elektronischer Form, sobald sie veröffentlicht werden.',
    },
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
    ...given,
    state: true,
    query: `?q=${encodeURIComponent(nothing)}`,
  },
  failing: {
    title: 'The search fails: an error with a retry.',
    ...given,
    fault: 'search:500',
  },
  loading: {
    title: `The search takes its time: ${waiting}.`,
    ...given,
    fault: 'search:never',
  },
  strangeAddress: {
    title: 'An address with values that make no sense is read as far as it makes some.',
    ...given,
    state: true,
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x&contentGroup=x&utm_source=x',
  },
  longestTexts: {
    title: 'Long words in all that was found.',
    ...given,
    fault: 'search:long',
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

/** The examples of every question for a postal code, after the first. */
export const deliveryStates = (given: Given<never> = {}) => ({
  ownText: {
    ...given,
    title: 'With the page’s own text.',
    attributes: { availableText: 'Kyllä, toimitamme sinulle jo ensi viikolla!' },
  },
  failing: { ...given, title: 'The check fails.', fault: 'availability:500' },
  loading: {
    ...given,
    title: 'The check takes its time: the button waits.',
    fault: 'availability:never',
  },
  longestText: {
    ...given,
    title: 'A long text of the page’s own, in German.',
    language: 'de',
    state: true,
    attributes: {
      availableText:
        'Ja, wir liefern! Beachten Sie die Versandkostenbefreiungsvoraussetzungen und die ' +
        'Lebensmittelkühlkettenüberwachungsverordnung.',
    },
  },
});
