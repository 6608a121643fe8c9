import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const lunch: ReadyPage = (say) => {
  const recipe = (header: string, image: string, link: string) => ({
    ...{ type: 'headerImageSquare', header, image, link, ctaButton: say('Resepti', 'Recipe') },
  });
  return [
    heading(say('Lounas joka päivälle', 'Lunch for every day')),
    paragraph(
      say(
        'Viikon lounaslista ammattikeittiöön: tulosta se seinälle tai muokkaa omaksesi. Reseptit on mitoitettu sadalle.',
        'The week’s menu for professional kitchens: print it for the wall, or make it your own. The recipes are for a hundred.',
      ),
    ),
    widget('menu-builder', { menuId: '1' }),
    widget('card-grid', {
      heading: say('Viikon reseptit', 'Recipes of the week'),
      columns: 'three',
      cards: [
        recipe(
          say('Jauhelihakeitto', 'Minced meat soup'),
          '/pictures/dish-soup-jauhelihakeitto.svg',
          '/reseptit/jauhelihakeitto',
        ),
        recipe(
          say('Broilerikastike ja riisi', 'Chicken sauce and rice'),
          '/pictures/dish-rice-broilerikastike.svg',
          '/reseptit/broilerikastike',
        ),
        recipe(
          say('Possupata', 'Pork stew'),
          '/pictures/dish-stew-possupata.svg',
          '/reseptit/possupata',
        ),
      ],
    }),
    subheading(say('Kysy keittiömestarilta', 'Ask the chef')),
    paragraph(
      say(
        'Erityisruokavaliot, hävikki tai ensi viikon lista: keittiömestarimme vastaa kahdessa päivässä.',
        'Special diets, waste or next week’s menu: our chef answers within two days.',
      ),
    ),
    widget('question-form'),
    widget('newsletter-form', {
      variant: 'foodservice',
      heading: say('Tilaa Ideakirje', 'Ideas by e-mail'),
      text: say(
        'Reseptejä ja uutuuksia ammattikeittiöön kerran kuussa.',
        'Recipes and news for professional kitchens, once a month.',
      ),
    }),
  ];
};
