import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const contact: ReadyPage = (say) => {
  const person = (name: string, title: string, phone: string, email: string, region: string) => ({
    ...{ name, title, phone, email: `${email}@atria.example`, region },
  });
  const manager = say(
    'Aluemyyntipäällikkö',
    'Regional sales manager',
    'Regionförsäljningschef',
    'Regionalleitung Vertrieb',
  );
  const question = (heading: string, content: string) => ({ heading, content });
  return [
    heading(say('Ota yhteyttä', 'Contact us', 'Kontakta oss', 'Kontakt')),
    paragraph(
      say(
        'Kuluttajapalvelu vastaa arkisin klo 9–15. Myyjät auttavat kauppoja ja keittiöitä lähellä sinua.',
        'Consumer service answers on weekdays from 9 to 15. Our sales people help shops and kitchens near you.',
        'Konsumentservice svarar vardagar kl. 9–15. Våra säljare hjälper butiker och kök nära dig.',
        'Der Verbraucherservice antwortet werktags von 9 bis 15 Uhr. Unser Vertrieb hilft Läden und Küchen in Ihrer Nähe.',
      ),
    ),
    widget('contact-cards', {
      heading: say(
        'Myynti lähellä sinua',
        'Sales near you',
        'Försäljning nära dig',
        'Vertrieb in Ihrer Nähe',
      ),
      cards: [
        person(
          'Maija Virtanen',
          manager,
          '+358 20 472 8300',
          'maija.virtanen',
          say('Pohjanmaa', 'Ostrobothnia', 'Österbotten', 'Ostbottnien'),
        ),
        person(
          'Antti Esimerkki',
          manager,
          '+358 20 472 8301',
          'antti.esimerkki',
          say('Uusimaa', 'Uusimaa', 'Nyland', 'Uusimaa'),
        ),
        person(
          'Liisa Mallikas',
          manager,
          '+358 20 472 8302',
          'liisa.mallikas',
          say('Pirkanmaa', 'Pirkanmaa', 'Birkaland', 'Pirkanmaa'),
        ),
      ],
    }),
    subheading(say('Usein kysyttyä', 'Often asked', 'Vanliga frågor', 'Häufige Fragen')),
    widget('accordion', {
      items: [
        question(
          say(
            'Mistä löydän tuotteen ainesosat?',
            'Where do I find the ingredients?',
            'Var hittar jag ingredienserna?',
            'Wo finde ich die Zutaten?',
          ),
          say(
            'Ainesosat, allergeenit ja ravintosisältö ovat tuotteen sivulla ja pakkauksessa.',
            'Ingredients, allergens and nutrition stand on the product’s page and on its package.',
            'Ingredienser, allergener och näringsvärden står på produktens sida och på förpackningen.',
            'Zutaten, Allergene und Nährwerte stehen auf der Seite des Produkts und auf der Packung.',
          ),
        ),
        question(
          say(
            'Tuotteessa oli vikaa, mitä teen?',
            'Something was wrong with a product',
            'Något var fel med en produkt, vad gör jag?',
            'Mit einem Produkt stimmte etwas nicht',
          ),
          say(
            'Säästä pakkaus ja kerro meille sen parasta ennen -päivä. Hyvitämme tuotteen.',
            'Keep the package and tell us its best-before date. We make it good.',
            'Spara förpackningen och berätta för oss vilket bäst före-datum den har. Vi ersätter produkten.',
            'Heben Sie die Packung auf und nennen Sie uns das Mindesthaltbarkeitsdatum. Wir ersetzen das Produkt.',
          ),
        ),
        question(
          say(
            'Tuetteko tapahtumia?',
            'Do you sponsor events?',
            'Stöder ni evenemang?',
            'Fördern Sie Veranstaltungen?',
          ),
          say(
            'Kyllä, nuorten liikuntaa ja ruokakasvatusta. Hae tukea viimeistään kuukautta ennen.',
            'Yes, sports of the young and food education. Apply a month ahead at the latest.',
            'Ja, ungdomsidrott och matfostran. Ansök senast en månad i förväg.',
            'Ja, Jugendsport und Ernährungsbildung. Fragen Sie spätestens einen Monat vorher an.',
          ),
        ),
      ],
    }),
    subheading(say('Kirjoita meille', 'Write to us', 'Skriv till oss', 'Schreiben Sie uns')),
    widget('retail-contact-form'),
  ];
};
