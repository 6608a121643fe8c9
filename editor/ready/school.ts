import { paragraph, type ReadyPage, subheading, widget } from './piece';

export const school: ReadyPage = (say) => {
  const tile = (heading: string, image: string, link: string) => ({ heading, image, link });
  return [
    widget('school-header', {
      heading: say('Ruokaa oppimassa', 'Learning about food'),
      text: say(
        'Maksutonta materiaalia kotitalouden ja ympäristöopin tunneille: tehtäviä, videoita ja reseptejä koko luokalle.',
        'Free materials for home economics and environmental studies: tasks, videos and recipes for the whole class.',
      ),
      image: '/pictures/school-ruokaa-oppimassa.svg',
      links: [
        { label: say('Tilaa materiaalit', 'Order the materials'), link: '#tilaa' },
        { label: say('Reseptit luokkaan', 'Recipes for the class'), link: '/reseptit' },
      ],
    }),
    subheading(say('Aineistot aiheittain', 'Materials by subject')),
    widget('school-tiles', {
      items: [
        tile(
          say('Lihan matka tilalta pöytään', 'From the farm to the table'),
          '/pictures/farm-lihan-matka.svg',
          '/alkupera',
        ),
        tile(
          say('Kotitalouden reseptivihko', 'Recipes for home economics'),
          '/pictures/kitchen-reseptivihko.svg',
          '/reseptit',
        ),
        tile(
          say('Hävikkiviikon tehtävät', 'Tasks for a week without waste'),
          '/pictures/dish-soup-havikki.svg',
          '/ruoasta/havikki-ruoaksi',
        ),
        tile(
          say('Kana ja muna -tietovisa', 'A quiz on hens and eggs'),
          '/pictures/hens-tietovisa.svg',
          '/alkupera/perhetilat',
        ),
      ],
    }),
    widget('school-video', {
      videoUrl: '/videos/tilalta-poytaan.webm',
      title: say('Tilalta pöytään', 'From the farm to the table'),
      image: '/pictures/farm-tilalta-poytaan.svg',
    }),
    widget('school-vote', {
      heading: say('Mikä on paras kouluruoka?', 'Which is the best school lunch?'),
      options: [
        {
          title: say('Lihapullat ja perunamuusi', 'Meatballs and mashed potatoes'),
          text: say('Suosikki jo vuosikymmeniä.', 'A favourite for decades.'),
        },
        {
          title: say('Makaronilaatikko', 'Macaroni casserole'),
          text: say('Ketsuppia päälle vai ilman?', 'With ketchup or without?'),
        },
        {
          title: say('Kasvispyörykät', 'Vegetable balls'),
          text: say(
            'Kasvisruoka tekee hyvää myös ilmastolle.',
            'Vegetables do the climate good as well.',
          ),
        },
      ],
    }),
    subheading(say('Tilaa materiaalit', 'Order the materials')),
    paragraph(
      say(
        'Lähetämme painetut aineistot kouluun kahdessa viikossa. Ne eivät maksa mitään.',
        'Printed materials reach your school in two weeks. They cost nothing.',
      ),
    ),
    widget('school-material-form', {
      materials: [
        {
          material: say('Ruokapyramidi-juliste', 'Poster of the food pyramid'),
          url: '/materiaalit/1.pdf',
        },
        {
          material: say('Kotitalouden reseptivihko', 'Recipes for home economics'),
          url: '/materiaalit/3.pdf',
        },
        {
          material: say('Hävikkiviikon tehtävät', 'Tasks for a week without waste'),
          url: '/materiaalit/4.pdf',
        },
      ],
    }),
  ];
};
