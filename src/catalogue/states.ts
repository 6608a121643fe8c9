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
 * @param fault the name by which the form's call fails in the stand-in back end
 * @param longest the attributes of the longest texts, where they are others
 */
export const formStates = <A = Record<never, never>, const L = A>(
  given: Given<A> = {},
  fault = 'contact',
  longest?: L,
) => ({
  failing: { ...given, title: 'Sending fails: the values stay.', fault: `${fault}:500` },
  loading: {
    ...given,
    title: 'Sending takes its time: the button waits.',
    fault: `${fault}:never`,
  },
  longestTexts: { ...given, ...inGerman, attributes: longest ?? given.attributes },
});

/** The texts of a newsletter with recipes. */
export const recipeLetter = {
  heading: 'Reseptit suoraan sähköpostiisi',
  text: 'Viikon parhaat ideat arkeen ja juhlaan, joka torstai.',
};

/** The states of every subscription to a newsletter. */
export const newsletterStates = <A = Record<never, never>>(given: Given<A> = {}) =>
  formStates(given, 'newsletter', {
    ...given.attributes,
    heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
    text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
  });

/** The states of every subscription to news releases. */
export const newsReleaseStates = <A>(given: Given<A>) => ({
  loading: { ...given, title: 'The categories are on their way.', fault: 'release:never' },
  failing: {
    ...given,
    title: 'The categories fail to load; a button asks again.',
    fault: 'release:500',
  },
  longestTexts: {
    ...given,
    title: inGerman.title,
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
