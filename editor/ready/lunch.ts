import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const lunch: ReadyPage = (say) => {
  const recipe = (header: string, image: string, link: string) => ({
    ...{
      type: 'headerImageSquare',
      header,
      image,
      link,
      ctaButton: say('Resepti', 'Recipe', 'Recept', 'Rezept'),
    },
  });
  return [
    heading(
      say(
        'Lounas joka päivälle',
        'Lunch for every day',
        'Lunch för varje dag',
        'Mittagessen für jeden Tag',
      ),
    ),
    paragraph(
      say(
        'Viikon lounaslista ammattikeittiöön: tulosta se seinälle tai muokkaa omaksesi. Reseptit on mitoitettu sadalle.',
        'The week’s menu for professional kitchens: print it for the wall, or make it your own. The recipes are for a hundred.',
        'Veckans lunchmeny för storkök: skriv ut den till väggen eller gör den till din egen. Recepten är för hundra portioner.',
        'Der Wochenplan für Großküchen: zum Aufhängen oder zum Anpassen. Die Rezepte reichen für hundert Portionen.',
      ),
    ),
    widget('menu-builder', { menuId: '1' }),
    widget('card-grid', {
      heading: say('Viikon reseptit', 'Recipes of the week', 'Veckans recept', 'Rezepte der Woche'),
      columns: 'three',
      cards: [
        recipe(
          say('Jauhelihakeitto', 'Minced meat soup', 'Köttfärssoppa', 'Hackfleischsuppe'),
          '/pictures/dish-soup-jauhelihakeitto.svg',
          '/reseptit/jauhelihakeitto',
        ),
        recipe(
          say(
            'Broilerikastike ja riisi',
            'Chicken sauce and rice',
            'Kycklingsås och ris',
            'Hähnchensauce mit Reis',
          ),
          '/pictures/dish-rice-broilerikastike.svg',
          '/reseptit/broilerikastike',
        ),
        recipe(
          say('Possupata', 'Pork stew', 'Grisgryta', 'Schweinetopf'),
          '/pictures/dish-stew-possupata.svg',
          '/reseptit/possupata',
        ),
      ],
    }),
    subheading(
      say(
        'Kysy keittiömestarilta',
        'Ask the chef',
        'Fråga köksmästaren',
        'Fragen Sie den Küchenchef',
      ),
    ),
    paragraph(
      say(
        'Erityisruokavaliot, hävikki tai ensi viikon lista: keittiömestarimme vastaa kahdessa päivässä.',
        'Special diets, waste or next week’s menu: our chef answers within two days.',
        'Specialkost, matsvinn eller nästa veckas meny: vår köksmästare svarar inom två dagar.',
        'Sonderkost, Reste oder der Plan der nächsten Woche: Unser Küchenchef antwortet binnen zwei Tagen.',
      ),
    ),
    widget('question-form'),
    widget('newsletter-form', {
      variant: 'foodservice',
      heading: say('Tilaa Ideakirje', 'Ideas by e-mail', 'Idéer per e-post', 'Ideen per E-Mail'),
      text: say(
        'Reseptejä ja uutuuksia ammattikeittiöön kerran kuussa.',
        'Recipes and news for professional kitchens, once a month.',
        'Recept och nyheter för storkök en gång i månaden.',
        'Rezepte und Neues für Großküchen, einmal im Monat.',
      ),
    }),
  ];
};
