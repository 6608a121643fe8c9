import type { InLanguages } from '../../src/core/page/language';

interface Around {
  readonly heading: string;
  readonly lead: string;
  readonly after: string;
}

/** The texts of a page around the shown part. */
export const around: InLanguages<Around> = {
  fi: {
    heading: 'Sivun otsikko',
    lead: 'Näin osa näyttää brändin sivulla. Tämä teksti ja sivun muut osat ovat esimerkkejä.',
    after: 'Sivu jatkuu tästä. Osa sopii siihen palstaan, johon se pannaan.',
  },
  en: {
    heading: 'Heading of the page',
    lead: 'This is how the part looks on a page of the brand. This text and the rest of the page are examples.',
    after: 'The page goes on here. A part fits the column it is put into.',
  },
  se: {
    heading: 'Sidans rubrik',
    lead: 'Så här ser delen ut på varumärkets sida. Den här texten och resten av sidan är exempel.',
    after: 'Sidan fortsätter här. En del passar in i den spalt där den står.',
  },
  de: {
    heading: 'Überschrift der Seite',
    lead: 'So sieht der Teil auf einer Seite der Marke aus. Dieser Text und der Rest der Seite sind Beispiele.',
    after: 'Hier geht die Seite weiter. Ein Teil passt sich der Spalte an, in der er steht.',
  },
};
