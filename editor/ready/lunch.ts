import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const lunch: ReadyPage = (say) => {
  const recipe = (header: string, image: string, link: string) => ({
    ...{
      type: 'headerImageSquare',
      header,
      image,
      link,
      ctaButton: say('Resepti', 'Recipe', 'Recept'),
    },
  });
  return [
    heading(say('Lounas joka päivälle', 'Lunch for every day', 'Lunch för varje dag')),
    paragraph(
      say(
        'Viikon lounaslista ammattikeittiöön: tulosta se seinälle tai muokkaa omaksesi. Reseptit on mitoitettu sadalle.',
        'The week’s menu for professional kitchens: print it for the wall, or make it your own. The recipes are for a hundred.',
        'Veckans lunchmeny för storkök: skriv ut den till väggen eller gör den till din egen. Recepten är för hundra portioner.',
      ),
    ),
    widget('menu-builder', { menuId: '1' }),
    widget('card-grid', {
      heading: say('Viikon reseptit', 'Recipes of the week', 'Veckans recept'),
      columns: 'three',
      cards: [
        recipe(
          say('Jauhelihakeitto', 'Minced meat soup', 'Köttfärssoppa'),
          '/pictures/dish-soup-jauhelihakeitto.svg',
          '/reseptit/jauhelihakeitto',
        ),
        recipe(
          say('Broilerikastike ja riisi', 'Chicken sauce and rice', 'Kycklingsås och ris'),
          '/pictures/dish-rice-broilerikastike.svg',
          '/reseptit/broilerikastike',
        ),
        recipe(
          say('Possupata', 'Pork stew', 'Grisgryta'),
          '/pictures/dish-stew-possupata.svg',
          '/reseptit/possupata',
        ),
      ],
    }),
    subheading(say('Kysy keittiömestarilta', 'Ask the chef', 'Fråga köksmästaren')),
    paragraph(
      say(
        'Erityisruokavaliot, hävikki tai ensi viikon lista: keittiömestarimme vastaa kahdessa päivässä.',
        'Special diets, waste or next week’s menu: our chef answers within two days.',
        'Specialkost, matsvinn eller nästa veckas meny: vår köksmästare svarar inom två dagar.',
      ),
    ),
    widget('question-form'),
    widget('newsletter-form', {
      variant: 'foodservice',
      heading: say('Tilaa Ideakirje', 'Ideas by e-mail', 'Idéer per e-post'),
      text: say(
        'Reseptejä ja uutuuksia ammattikeittiöön kerran kuussa.',
        'Recipes and news for professional kitchens, once a month.',
        'Recept och nyheter för storkök en gång i månaden.',
      ),
    }),
  ];
};
