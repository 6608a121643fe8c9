import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const brandStory: ReadyPage = (say) => {
  const event = (year: string, title: string, text: string, image = '', imageAlt = '') => ({
    ...{ year, heading: title, text, image, imageAlt },
  });
  return [
    heading(say('Meidän tarinamme', 'Our story', 'Vår berättelse')),
    paragraph(
      say(
        'Yli sata vuotta samaa työtä: hyvää ruokaa suomalaisilta tiloilta. Tässä se, mistä kaikki alkoi, ja se, mihin olemme menossa.',
        'More than a hundred years of the same work: good food from Finnish farms. This is where it began, and where we are going.',
        'Mer än hundra år av samma arbete: god mat från nordiska gårdar. Här är början, och här är vart vi är på väg.',
      ),
    ),
    widget('video-modal', {
      videoUrl: '/videos/tilalta-poytaan.webm',
      title: say('Katso, miten ruoka syntyy', 'See how food is made', 'Se hur maten blir till'),
      image: '/pictures/farm-tilalta-poytaan.svg',
    }),
    widget('counter', { value: 1903, label: say('Perustettu', 'Founded', 'Grundat') }),
    widget('history-timeline', {
      heading: say('Vuosien varrelta', 'Through the years', 'Genom åren'),
      items: [
        event(
          '1903',
          say(
            'Isännät myyvät karjansa yhdessä',
            'Farmers sell their cattle together',
            'Bönder säljer sin boskap tillsammans',
          ),
          say(
            'Joukko pohjalaisia isäntiä perustaa osuuskunnan. Ensimmäinen teurastamo nousee radan varteen.',
            'Some farmers of Ostrobothnia found a cooperative. The first slaughterhouse rises by the railway.',
            'Några österbottniska bönder grundar ett andelslag. Det första slakteriet reser sig vid järnvägen.',
          ),
          '/pictures/farm-1903.svg',
          say(
            'Maatila pellon laidassa',
            'A farm at the edge of a field',
            'En gård vid kanten av en åker',
          ),
        ),
        event(
          '1974',
          say('Ensimmäinen uuniateria', 'The first oven meal', 'Den första ugnsrätten'),
          say(
            'Lihamakaronilaatikko on yhä listoilla, ja yhä suosituin.',
            'The macaroni casserole is still on the list, and still the favourite.',
            'Makaronilådan finns kvar i sortimentet, och är fortfarande favoriten.',
          ),
          '/pictures/dish-casserole-1974.svg',
          say('Makaronilaatikko vuoassa', 'A casserole in its dish', 'En makaronilåda i sin form'),
        ),
        event(
          '2026',
          say('Sähköä omalta katolta', 'Power from our own roof', 'El från vårt eget tak'),
          say(
            'Tehtaan katolla on nyt kaksi hehtaaria aurinkopaneeleja.',
            'Two hectares of solar panels lie on the factory’s roof.',
            'På fabrikens tak ligger nu två hektar solpaneler.',
          ),
        ),
      ],
    }),
    subheading(say('Samaa perhettä', 'The same family', 'Samma familj')),
    widget('brand-carousel', {
      static: true,
      items: [
        {
          image: `/logos/${say('jyvabroiler', 'jyvabroiler', 'lonnebergase')}.svg`,
          name: say('Jyväbroiler', 'Jyväbroiler', 'Lönneberga'),
        },

        { image: '/logos/sibylla.svg', name: 'Sibylla' },
        { image: '/logos/goohse.svg', name: 'Gooh' },
        { image: '/logos/lithellsse.svg', name: 'Lithells' },
      ],
    }),
  ];
};
