import { paragraph, type ReadyPage, subheading, widget } from './piece';

export const campaign: ReadyPage = (say) => {
  const recipe = (header: string, image: string, link: string, totalTime: number) => ({
    ...{ type: 'recipeCard', header, image, link, totalTime },
  });
  return [
    widget('hero-carousel', {
      autoplay: false,
      images: [
        {
          image: '/pictures/grill-kesailta.svg',
          imgText: say(
            'Kesän paras grilli-ilta',
            'The best barbecue of the summer',
            'Sommarens bästa grillkväll',
            'Der schönste Grillabend des Sommers',
          ),
        },
      ],
    }),
    paragraph(
      say(
        'Kutsu ystävät, me tuomme reseptit. Osallistu samalla arvontaan, jossa palkintona on kaasugrilli ja ruoat kymmenelle.',
        'Invite your friends, we bring the recipes. Take part in the draw as well: the prize is a gas grill with food for ten.',
        'Bjud in vännerna, vi står för recepten. Var också med i utlottningen: priset är en gasolgrill med mat för tio.',
        'Laden Sie Freunde ein, wir bringen die Rezepte. Machen Sie auch bei der Verlosung mit: Zu gewinnen gibt es einen Gasgrill und Essen für zehn.',
      ),
    ),
    widget('card-grid', {
      heading: say('Grillaa nämä', 'Grill these', 'Grilla det här', 'Das kommt auf den Grill'),
      columns: 'three',
      cards: [
        recipe(
          say('Grillattu ulkofilee', 'Grilled sirloin', 'Grillad ryggbiff', 'Gegrilltes Roastbeef'),
          '/pictures/dish-steak-ulkofilee.svg',
          '/reseptit/grillattu-ulkofilee',
          35,
        ),
        recipe(
          say(
            'Pulled pork -hampurilaiset',
            'Pulled pork burgers',
            'Hamburgare med pulled pork',
            'Burger mit Pulled Pork',
          ),
          '/pictures/dish-burger-pulled-pork.svg',
          '/reseptit/pulled-pork-hampurilaiset',
          90,
        ),
        recipe(
          say(
            'Makkaravartaat ja perunasalaatti',
            'Sausage skewers and potato salad',
            'Korvspett med potatissallad',
            'Wurstspieße mit Kartoffelsalat',
          ),
          '/pictures/dish-sausage-vartaat.svg',
          '/reseptit/makkaravartaat',
          30,
        ),
      ],
    }),
    subheading(say('Näin osallistut', 'How to take part', 'Så deltar du', 'So machen Sie mit')),
    paragraph(
      say(
        'Täytä lomake viimeistään 31. elokuuta. Arvomme voittajan syyskuun ensimmäisellä viikolla ja otamme yhteyttä sähköpostilla.',
        'Fill in the form by the end of August. The winner is drawn in the first week of September and hears of it by e-mail.',
        'Fyll i formuläret senast den 31 augusti. Vinnaren lottas ut den första veckan i september och får veta det per e-post.',
        'Füllen Sie das Formular bis zum 31. August aus. Wir losen in der ersten Septemberwoche und melden uns per E-Mail.',
      ),
    ),
    widget('campaign-form', { joinId: 12, rulesUrl: '/kampanjat/saannot' }),
  ];
};
