import type { ArticleRow } from './rows';

export const exportGerman: readonly ArticleRow[] = [
  [
    '/de/produkte/schweinefleisch',
    'Finnisches Schweinefleisch nach Maß',
    'Mild im Geschmack, hell in der Farbe und von Tieren mit Ringelschwanz. Wir liefern vom Filet bis zum Abschnitt, frisch oder tiefgekühlt.',
    'cut-pork',
    [
      'Unsere Schweine wachsen auf Familienbetrieben auf und fressen finnische Gerste. Salmonellen kommen praktisch nicht vor, Antibiotika nur nach tierärztlicher Untersuchung.',
      'Nennen Sie uns Teilstück, Fettauflage und Karton. Spezifikationen vereinbaren wir schriftlich, jede Palette ist bis zur Charge rückverfolgbar.',
    ],
    { products: 38 },
  ],
  [
    '/de/produkte/gefluegel',
    'Hähnchen aus Aufzucht ohne Antibiotika',
    'Finnische Hähnchen wachsen seit über zehn Jahren ohne Antibiotika auf. Filets, Schenkel und Flügel verlassen unser Werk in Nurmo nach Größe sortiert.',
    'cut-chicken',
    [
      'Brüterei, Futtermühle, Höfe und Werk gehören zu einer Kette. So bleibt die Qualität Woche für Woche gleich.',
      'Wir packen in Kartons und Blöcke oder frieren einzeln. Halal-Partien sind nach Absprache möglich.',
    ],
    { products: 37 },
  ],
  [
    '/de/produkte/rindfleisch',
    'Rindfleisch aus kleinen Herden',
    'Das meiste finnische Rindfleisch stammt von Höfen mit weniger als hundert Tieren. Im Sommer weiden sie, im Winter gibt es Grassilage – das schmeckt man.',
    'cut-steak',
    [
      'Roastbeef, Ribeye und Filet reifen im Vakuum. Oberschale und Abschnitte liefern wir mit vereinbartem Magerfleischanteil.',
      'Die Mengen sind begrenzt und werden im Voraus reserviert. Fragen Sie früh, dann halten wir Ihnen einen Anteil frei.',
    ],
    { products: 39 },
  ],
  [
    '/de/produkte/wurstwaren',
    'Wurst mit finnischem Akzent',
    'Was Bayern die Bratwurst ist, ist Finnland die Grillwurst. Wir exportieren beide, dazu kaltgeräucherten Schinken, Hackbällchen und Nuggets.',
    'cut-sausage',
    [
      'Die Rezepte entstehen in unserer eigenen Küche und werden an Ihren Markt angepasst: Würzung, Größe, Etikett. Gekühlt sind sie bis zu sechzig Tage haltbar.',
      'Eigenmarken sind ab einer Palette je Sorte möglich. Muster schicken wir innerhalb einer Woche.',
    ],
    { products: 31 },
  ],
  [
    '/de/warum-finnland',
    'Wo die Natur den Takt vorgibt',
    'Saubere Luft, reichlich Wasser und kalte Winter halten Tiere und Felder gesund. Ein guter Anfang für Fleisch, dem man vertraut.',
    'field',
    [
      'Finnland ist groß und dünn besiedelt. Die Höfe liegen weit auseinander, Krankheiten breiten sich kaum aus, und jede Herde hat Platz.',
      'Dazu kommen kurze Wege, sorgfältige Bauern und ein sehr geringer Einsatz von Antibiotika. Deshalb kommen unsere Kunden wieder.',
    ],
    { products: 0 },
  ],
  [
    '/de/warum-finnland/ohne-antibiotika',
    'Gesunde Tiere brauchen keine Antibiotika',
    'In Finnland verordnet der Tierarzt Arznei für das kranke Tier, nie vorsorglich für den ganzen Bestand. Unsere Hähnchen wachsen ganz ohne Antibiotika auf.',
    'pigs',
    [
      'Vorbeugung beginnt im Stall: trockene Einstreu, frische Luft und wenig Besuch. An jeder Tür werden die Stiefel gewechselt.',
      'Jede Behandlung steht in einem nationalen Register. Verlangt Ihr Markt einen Nachweis, liefern wir ihn mit der Charge.',
    ],
    { products: 37 },
  ],
  [
    '/de/warum-finnland/reine-natur',
    'Reine Luft, reines Wasser',
    'Finnlands Luft zählt zu den saubersten der Welt. Drei Viertel des Landes sind Wald, ein Zehntel ist Wasser.',
    'field',
    [
      'Der Frost hält Schädlinge fern, deshalb wird auf den Feldern wenig gespritzt. Die Tiere trinken dasselbe Grundwasser wie wir.',
      'Unsere Werke reinigen ihr Abwasser gründlicher, als das Gesetz verlangt. Es ist schließlich unser eigener See.',
    ],
    { products: 0 },
  ],
  [
    '/de/warum-finnland/rueckverfolgbarkeit',
    'Jede Palette hat eine Adresse',
    'Vom Karton zum Hof in wenigen Minuten: Jede Charge trägt einen Code, der sagt, wo die Tiere aufwuchsen, wann sie geschlachtet und von wem sie verpackt wurden.',
    'lab',
    [
      'Die Daten reisen mit dem Fleisch, von der Ohrmarke bis zum Palettenetikett. Zertifikate stellen wir elektronisch in der Form aus, die Ihre Behörden verlangen.',
      'Viermal im Jahr proben wir den Rückruf. Der Rekord liegt bei elf Minuten.',
    ],
    { products: 0 },
  ],
  [
    '/de/qualitaet',
    'Qualität, die man prüfen kann',
    'Unsere Werke sind für die Ausfuhr in mehr als dreißig Länder zugelassen. Auditoren sind willkommen, mit und ohne Anmeldung.',
    'lab',
    [
      'Alle Standorte sind nach FSSC 22000 und ISO 14001 zertifiziert. Unsere akkreditierten Labore untersuchen über 100.000 Proben im Jahr.',
      'Die Kühlkette wird vom Werk bis zum Hafen aufgezeichnet. Die Kurve erhalten Sie mit den Papieren.',
    ],
    { products: 0 },
  ],
  [
    '/de/kontakt',
    'Sagen Sie uns, was Sie brauchen',
    'Unser Exportteam antwortet innerhalb eines Arbeitstages – mit Spezifikation, Verpackung und Preis.',
    'people',
    [
      'Deutschland, Österreich und Schweiz: Seinäjoki, +358 20 472 8210. Oder schreiben Sie an export@atria.example, gern auf Deutsch.',
      'Nennen Sie uns Teilstück, Monatsmenge, Lieferort und die nötigen Zertifikate. Neue Kunden laden wir ein, das Werk zu besichtigen.',
    ],
  ],
];
