import { heading, paragraph, type ReadyPage, subheading, widget } from './piece';

export const brandStory: ReadyPage = (say) => {
  const event = (year: string, title: string, text: string, image = '', imageAlt = '') => ({
    ...{ year, heading: title, text, image, imageAlt },
  });
  return [
    heading(say('Meidän tarinamme', 'Our story', 'Vår berättelse', 'Unsere Geschichte')),
    paragraph(
      say(
        'Yli sata vuotta samaa työtä: hyvää ruokaa suomalaisilta tiloilta. Tässä se, mistä kaikki alkoi, ja se, mihin olemme menossa.',
        'More than a hundred years of the same work: good food from Finnish farms. This is where it began, and where we are going.',
        'Mer än hundra år av samma arbete: god mat från nordiska gårdar. Här är början, och här är vart vi är på väg.',
        'Seit mehr als hundert Jahren dieselbe Arbeit: gutes Essen von finnischen Höfen. Hier hat alles angefangen, und dorthin gehen wir.',
      ),
    ),
    widget('video-modal', {
      videoUrl: '/videos/tilalta-poytaan.webm',
      title: say(
        'Katso, miten ruoka syntyy',
        'See how food is made',
        'Se hur maten blir till',
        'Sehen Sie, wie Essen entsteht',
      ),
      image: '/pictures/farm-tilalta-poytaan.svg',
    }),
    widget('counter', { value: 1903, label: say('Perustettu', 'Founded', 'Grundat', 'Gegründet') }),
    widget('history-timeline', {
      heading: say('Vuosien varrelta', 'Through the years', 'Genom åren', 'Im Lauf der Jahre'),
      items: [
        event(
          '1903',
          say(
            'Isännät myyvät karjansa yhdessä',
            'Farmers sell their cattle together',
            'Bönder säljer sin boskap tillsammans',
            'Bauern verkaufen ihr Vieh gemeinsam',
          ),
          say(
            'Joukko pohjalaisia isäntiä perustaa osuuskunnan. Ensimmäinen teurastamo nousee radan varteen.',
            'Some farmers of Ostrobothnia found a cooperative. The first slaughterhouse rises by the railway.',
            'Några österbottniska bönder grundar ett andelslag. Det första slakteriet reser sig vid järnvägen.',
            'Bauern aus Ostbottnien gründen eine Genossenschaft. An der Bahn entsteht der erste Schlachthof.',
          ),
          '/pictures/farm-1903.svg',
          say(
            'Maatila pellon laidassa',
            'A farm at the edge of a field',
            'En gård vid kanten av en åker',
            'Ein Hof am Rand eines Feldes',
          ),
        ),
        event(
          '1974',
          say(
            'Ensimmäinen uuniateria',
            'The first oven meal',
            'Den första ugnsrätten',
            'Das erste Ofengericht',
          ),
          say(
            'Lihamakaronilaatikko on yhä listoilla, ja yhä suosituin.',
            'The macaroni casserole is still on the list, and still the favourite.',
            'Makaronilådan finns kvar i sortimentet, och är fortfarande favoriten.',
            'Der Makkaroniauflauf ist noch im Sortiment und noch immer der Liebling.',
          ),
          '/pictures/dish-casserole-1974.svg',
          say(
            'Makaronilaatikko vuoassa',
            'A casserole in its dish',
            'En makaronilåda i sin form',
            'Ein Auflauf in der Form',
          ),
        ),
        event(
          '2026',
          say(
            'Sähköä omalta katolta',
            'Power from our own roof',
            'El från vårt eget tak',
            'Strom vom eigenen Dach',
          ),
          say(
            'Tehtaan katolla on nyt kaksi hehtaaria aurinkopaneeleja.',
            'Two hectares of solar panels lie on the factory’s roof.',
            'På fabrikens tak ligger nu två hektar solpaneler.',
            'Auf dem Dach des Werks liegen zwei Hektar Solarmodule.',
          ),
        ),
      ],
    }),
    subheading(say('Samaa perhettä', 'The same family', 'Samma familj', 'Aus derselben Familie')),
    widget('brand-carousel', {
      static: true,
      items: [
        {
          image: `/logos/${say('jyvabroiler', 'jyvabroiler', 'lonnebergase', 'jyvabroiler')}.svg`,
          name: say('Jyväbroiler', 'Jyväbroiler', 'Lönneberga', 'Jyväbroiler'),
        },

        { image: '/logos/sibylla.svg', name: 'Sibylla' },
        { image: '/logos/goohse.svg', name: 'Gooh' },
        { image: '/logos/lithellsse.svg', name: 'Lithells' },
      ],
    }),
  ];
};
