import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const brandStory: ReadyPage = (say) => {
  const event = (year: string, title: string, text: string, image = '', imageAlt = '') => ({
    ...{ year, heading: title, text, image, imageAlt },
  });
  return [
    heading(say('Meidän tarinamme', 'Our story')),
    paragraph(
      say(
        'Yli sata vuotta samaa työtä: hyvää ruokaa suomalaisilta tiloilta. Tässä se, mistä kaikki alkoi, ja se, mihin olemme menossa.',
        'More than a hundred years of the same work: good food from Finnish farms. This is where it began, and where we are going.',
      ),
    ),
    widget('video-modal', {
      videoUrl: '/videos/tilalta-poytaan.webm',
      title: say('Katso, miten ruoka syntyy', 'See how food is made'),
      image: '/pictures/farm-tilalta-poytaan.svg',
    }),
    widget('counter', { value: 1903, label: say('Perustettu', 'Founded') }),
    widget('history-timeline', {
      heading: say('Vuosien varrelta', 'Through the years'),
      items: [
        event(
          '1903',
          say('Isännät myyvät karjansa yhdessä', 'Farmers sell their cattle together'),
          say(
            'Joukko pohjalaisia isäntiä perustaa osuuskunnan. Ensimmäinen teurastamo nousee radan varteen.',
            'Some farmers of Ostrobothnia found a cooperative. The first slaughterhouse rises by the railway.',
          ),
          '/pictures/farm-1903.svg',
          say('Maatila pellon laidassa', 'A farm at the edge of a field'),
        ),
        event(
          '1974',
          say('Ensimmäinen uuniateria', 'The first oven meal'),
          say(
            'Lihamakaronilaatikko on yhä listoilla, ja yhä suosituin.',
            'The macaroni casserole is still on the list, and still the favourite.',
          ),
          '/pictures/dish-casserole-1974.svg',
          say('Makaronilaatikko vuoassa', 'A casserole in its dish'),
        ),
        event(
          '2026',
          say('Sähköä omalta katolta', 'Power from our own roof'),
          say(
            'Tehtaan katolla on nyt kaksi hehtaaria aurinkopaneeleja.',
            'Two hectares of solar panels lie on the factory’s roof.',
          ),
        ),
      ],
    }),
    subheading(say('Samaa perhettä', 'The same family')),
    widget('brand-carousel', {
      static: true,
      items: [
        { image: '/logos/jyvabroiler.svg', name: 'Jyväbroiler' },
        { image: '/logos/sibylla.svg', name: 'Sibylla' },
        { image: '/logos/goohse.svg', name: 'Gooh' },
        { image: '/logos/lithellsse.svg', name: 'Lithells' },
      ],
    }),
  ];
};
