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
          ),
        },
      ],
    }),
    paragraph(
      say(
        'Kutsu ystävät, me tuomme reseptit. Osallistu samalla arvontaan, jossa palkintona on kaasugrilli ja ruoat kymmenelle.',
        'Invite your friends, we bring the recipes. Take part in the draw as well: the prize is a gas grill with food for ten.',
        'Bjud in vännerna, vi står för recepten. Var också med i utlottningen: priset är en gasolgrill med mat för tio.',
      ),
    ),
    widget('card-grid', {
      heading: say('Grillaa nämä', 'Grill these', 'Grilla det här'),
      columns: 'three',
      cards: [
        recipe(
          say('Grillattu ulkofilee', 'Grilled sirloin', 'Grillad ryggbiff'),
          '/pictures/dish-steak-ulkofilee.svg',
          '/reseptit/grillattu-ulkofilee',
          35,
        ),
        recipe(
          say('Pulled pork -hampurilaiset', 'Pulled pork burgers', 'Hamburgare med pulled pork'),
          '/pictures/dish-burger-pulled-pork.svg',
          '/reseptit/pulled-pork-hampurilaiset',
          90,
        ),
        recipe(
          say(
            'Makkaravartaat ja perunasalaatti',
            'Sausage skewers and potato salad',
            'Korvspett med potatissallad',
          ),
          '/pictures/dish-sausage-vartaat.svg',
          '/reseptit/makkaravartaat',
          30,
        ),
      ],
    }),
    subheading(say('Näin osallistut', 'How to take part', 'Så deltar du')),
    paragraph(
      say(
        'Täytä lomake viimeistään 31. elokuuta. Arvomme voittajan syyskuun ensimmäisellä viikolla ja otamme yhteyttä sähköpostilla.',
        'Fill in the form by the end of August. The winner is drawn in the first week of September and hears of it by e-mail.',
        'Fyll i formuläret senast den 31 augusti. Vinnaren lottas ut den första veckan i september och får veta det per e-post.',
      ),
    ),
    widget('campaign-form', { joinId: 12, rulesUrl: '/kampanjat/saannot' }),
  ];
};
