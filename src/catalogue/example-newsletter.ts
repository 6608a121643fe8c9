/** What the newsletter of the main site says in the examples. */
export const exampleNewsletter = {
  heading: 'Reseptit suoraan sähköpostiisi',
  text: 'Viikon parhaat ideat arkeen ja juhlaan, joka torstai.',
};

/** The longest texts of a newsletter, in German. */
export const longNewsletter = {
  heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
  text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
};

/** What the news releases say in the examples, above their form. */
export const releasesText = 'Saat tiedotteet sähköpostiisi sitä mukaa kuin ne julkaistaan.';

/** The longest texts of news releases, in German. */
export const longReleases = {
  heading: 'Börsenpflichtmitteilungen und Pressemitteilungen abonnieren',
  text: 'Wir senden Ihnen die Geschäftsentwicklungspressemitteilungen des Konzerns in elektronischer Form, sobald sie veröffentlicht werden.',
};
