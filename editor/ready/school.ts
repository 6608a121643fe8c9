import { paragraph, type ReadyPage, subheading, widget } from './piece';

export const school: ReadyPage = (say) => {
  const tile = (heading: string, image: string, link: string) => ({ heading, image, link });
  return [
    widget('school-header', {
      heading: say('Ruokaa oppimassa', 'Learning about food', 'Lär om mat', 'Essen lernen'),
      text: say(
        'Maksutonta materiaalia kotitalouden ja ympäristöopin tunneille: tehtäviä, videoita ja reseptejä koko luokalle.',
        'Free materials for home economics and environmental studies: tasks, videos and recipes for the whole class.',
        'Gratis material för hemkunskap och naturkunskap: uppgifter, videor och recept för hela klassen.',
        'Kostenloses Material für Hauswirtschaft und Sachkunde: Aufgaben, Videos und Rezepte für die ganze Klasse.',
      ),
      image: '/pictures/school-ruokaa-oppimassa.svg',
      links: [
        {
          label: say(
            'Tilaa materiaalit',
            'Order the materials',
            'Beställ materialet',
            'Material bestellen',
          ),
          link: '#tilaa',
        },
        {
          label: say(
            'Reseptit luokkaan',
            'Recipes for the class',
            'Recept för klassen',
            'Rezepte für die Klasse',
          ),
          link: '/reseptit',
        },
      ],
    }),
    subheading(
      say(
        'Aineistot aiheittain',
        'Materials by subject',
        'Material ämne för ämne',
        'Material nach Themen',
      ),
    ),
    widget('school-tiles', {
      items: [
        tile(
          say(
            'Lihan matka tilalta pöytään',
            'From the farm to the table',
            'Från gården till bordet',
            'Vom Hof auf den Tisch',
          ),
          '/pictures/farm-lihan-matka.svg',
          '/alkupera',
        ),
        tile(
          say(
            'Kotitalouden reseptivihko',
            'Recipes for home economics',
            'Recepthäfte för hemkunskap',
            'Rezeptheft für Hauswirtschaft',
          ),
          '/pictures/kitchen-reseptivihko.svg',
          '/reseptit',
        ),
        tile(
          say(
            'Hävikkiviikon tehtävät',
            'Tasks for a week without waste',
            'Uppgifter för en vecka utan matsvinn',
            'Aufgaben für eine Woche ohne Reste',
          ),
          '/pictures/dish-soup-havikki.svg',
          '/ruoasta/havikki-ruoaksi',
        ),
        tile(
          say(
            'Kana ja muna -tietovisa',
            'A quiz on hens and eggs',
            'Frågesport om hönan och ägget',
            'Quiz über Huhn und Ei',
          ),
          '/pictures/hens-tietovisa.svg',
          '/alkupera/perhetilat',
        ),
      ],
    }),
    widget('school-video', {
      videoUrl: '/videos/tilalta-poytaan.webm',
      title: say(
        'Tilalta pöytään',
        'From the farm to the table',
        'Från gården till bordet',
        'Vom Hof auf den Tisch',
      ),
      image: '/pictures/farm-tilalta-poytaan.svg',
    }),
    widget('school-vote', {
      heading: say(
        'Mikä on paras kouluruoka?',
        'Which is the best school lunch?',
        'Vilken är den bästa skolmaten?',
        'Was ist das beste Schulessen?',
      ),
      options: [
        {
          title: say(
            'Lihapullat ja perunamuusi',
            'Meatballs and mashed potatoes',
            'Köttbullar och potatismos',
            'Fleischbällchen mit Kartoffelbrei',
          ),
          text: say(
            'Suosikki jo vuosikymmeniä.',
            'A favourite for decades.',
            'En favorit sedan årtionden.',
            'Seit Jahrzehnten beliebt.',
          ),
        },
        {
          title: say('Makaronilaatikko', 'Macaroni casserole', 'Makaronilåda', 'Makkaroniauflauf'),
          text: say(
            'Ketsuppia päälle vai ilman?',
            'With ketchup or without?',
            'Med eller utan ketchup?',
            'Mit Ketchup oder ohne?',
          ),
        },
        {
          title: say('Kasvispyörykät', 'Vegetable balls', 'Grönsaksbiffar', 'Gemüsebällchen'),
          text: say(
            'Kasvisruoka tekee hyvää myös ilmastolle.',
            'Vegetables do the climate good as well.',
            'Grönsaker är bra för klimatet också.',
            'Gemüse tut auch dem Klima gut.',
          ),
        },
      ],
    }),
    subheading(
      say('Tilaa materiaalit', 'Order the materials', 'Beställ materialet', 'Material bestellen'),
    ),
    paragraph(
      say(
        'Lähetämme painetut aineistot kouluun kahdessa viikossa. Ne eivät maksa mitään.',
        'Printed materials reach your school in two weeks. They cost nothing.',
        'Vi skickar det tryckta materialet till skolan inom två veckor. Det kostar ingenting.',
        'Gedrucktes Material ist in zwei Wochen in der Schule. Es kostet nichts.',
      ),
    ),
    widget('school-material-form', {
      materials: [
        {
          material: say(
            'Ruokapyramidi-juliste',
            'Poster of the food pyramid',
            'Affisch med matpyramiden',
            'Plakat der Ernährungspyramide',
          ),
          url: '/materiaalit/1.pdf',
        },
        {
          material: say(
            'Kotitalouden reseptivihko',
            'Recipes for home economics',
            'Recepthäfte för hemkunskap',
            'Rezeptheft für Hauswirtschaft',
          ),
          url: '/materiaalit/3.pdf',
        },
        {
          material: say(
            'Hävikkiviikon tehtävät',
            'Tasks for a week without waste',
            'Uppgifter för en vecka utan matsvinn',
            'Aufgaben für eine Woche ohne Reste',
          ),
          url: '/materiaalit/4.pdf',
        },
      ],
    }),
  ];
};
