import type { ArticleRow } from './rows';

export const companySwedish: readonly ArticleRow[] = [
  [
    '/se/koncernen',
    'God mat från norr sedan 1903',
    'Atria är ett av Nordens ledande livsmedelsföretag. Vi gör mat för hem, restauranger och skolor av det som tusentals familjegårdar producerar.',
    'plant',
    [
      'Det som började som ett bondekooperativ är i dag ett börsbolag med omkring 4 000 medarbetare i Finland, Sverige, Danmark och Estland. Bönderna äger fortfarande merparten.',
      'Vi gör pålägg, korv, kött, fågel och färdigmat under varumärken som många vuxit upp med. Tanken är densamma i alla: god mat – bättre humör.',
    ],
  ],
  [
    '/se/koncernen/strategi',
    'Tillväxt ur vardagsmaten',
    'Fågel, färdigmat och enkla lösningar växer, medan färskt kött förblir hjärtat i verksamheten. På det bygger vi vår strategi.',
    'report',
    [
      'Vi investerar där ätandet förändras: ny fågelkapacitet i Nurmo, fler färdigrätter och en starkare affär mot restaurang och storkök.',
      'Lönsamheten vårdar vi med effektiva anläggningar, mindre svinn och gemensamma inköp. Varje steg mäts och redovisas.',
    ],
  ],
  [
    '/se/koncernen/affarsomraden',
    'Tre områden, ett sätt att arbeta',
    'Atria Finland, Atria Sverige samt Atria Danmark och Estland kan sina egna matbord bäst. Kraven på kvalitet och omsorg är desamma överallt.',
    'market',
    [
      'Atria Finland är störst och har hela kedjan från slakt till färdig rätt. Atria Sverige är mest känt för Lithells, Lönneberga, Ridderheims och Sibylla.',
      'Danmark och Estland kompletterar med pålägg från Aalborg och en egen kedja från jord till bord i Valga. Goda idéer reser snabbt mellan länderna.',
    ],
  ],
  [
    '/se/koncernen/historia',
    'Över ett sekel vid matbordet',
    'År 1903 kom några bönder överens om att sälja sin boskap tillsammans. Resten är korv, recept och en hel del envist arbete.',
    'farm',
    [
      'De första anläggningarna byggdes vid järnvägen så att köttet skulle nå staden färskt. Kylan kom på 30-talet, det förpackade pålägget på 50-talet och ugnsrätterna på 70-talet.',
      'År 1991 gick kooperativen samman och Atria börsnoterades. Sverige kom med 1997 och Estland 2005.',
    ],
  ],
  [
    '/se/investerare',
    'Stadig mat, stadig tillväxt',
    'Människor äter varje dag, i goda tider och dåliga. Atria erbjuder sina ägare starka varumärken, egen råvarukedja och en stabil utdelning.',
    'report',
    [
      'Våra mål är en rörelsemarginal på fem procent, en avkastning på eget kapital på tio och en soliditet på fyrtio. Hälften av årets resultat delas ut.',
      'Här finns rapporter och aktien. Saknas något hjälper investerarrelationer gärna till.',
    ],
  ],
  [
    '/se/investerare/rapporter',
    'Rapporter och presentationer',
    'Fyra gånger om året berättar vi hur det har gått, i siffror och i klartext. Rapporterna ges ut på finska och engelska samtidigt.',
    'report',
    [
      'Årsredovisningen samlar bokslut, förvaltningsberättelse och hållbarhetsarbete. Delårsrapporterna kommer i april, juli och oktober klockan åtta.',
      'Presentationer och inspelningar finns kvar i fem år. Äldre rapporter skickar vi gärna på begäran.',
    ],
  ],
  [
    '/se/investerare/aktien',
    'Aktien i korthet',
    'Atrias A-aktie är noterad i Helsingfors sedan 1991. Det är en aktie för den som gillar mat och tålamod.',
    'report',
    [
      'Det finns två serier: A, som handlas på börsen, och KII, som ägs av producenternas kooperativ. Båda ger samma rätt till utdelning.',
      'Vid årsskiftet hade bolaget omkring 15 000 ägare. De flesta är privatpersoner, och många av dem är också kunder.',
    ],
  ],
  [
    '/se/hallbarhet',
    'God mat måste hålla',
    'Vi vill att hela vår livsmedelskedja ska bli koldioxidneutral. Vi börjar där effekten är störst: på gårdarna och i fälten.',
    'field',
    [
      'Nio tiondelar av köttets klimatpåverkan uppstår innan det når oss. Därför utvecklar vi foder, vall och gödsel tillsammans med bönderna och betalar för resultat.',
      'I anläggningarna använder vi förnybar el, tar vara på värmen och sparar vatten. Resten görs vid bordet – genom att äta upp.',
    ],
  ],
  [
    '/se/hallbarhet/klimat',
    'Från jord till bord med mindre avtryck',
    'Vi har lovat att halvera utsläppen från våra anläggningar till 2030 och sänka kedjans med en femtedel. Hittills ligger vi före planen.',
    'field',
    [
      'Solparken i Nurmo hör till Finlands största. Värmen från kylmaskinerna värmer tvättvattnet och lastbilarna går på biogas av egna restströmmar.',
      'På gårdarna mäts klimatavtrycket med ett verktyg som tagits fram med forskare. Det visar bonden vilken förändring som lönar sig först.',
    ],
  ],
  [
    '/se/hallbarhet/djur',
    'Djur som mår bra',
    'Ett friskt djur växer bättre och behöver ingen medicin. Därför mäts djurvälfärden på varje gård, och goda resultat belönas.',
    'cows',
    [
      'Våra grisar har knorren kvar och kycklingarna får aldrig antibiotika för att växa. Finsk kyckling har i åratal fötts upp helt utan.',
      'En veterinär besöker gården regelbundet och besöken förs in i ett register. Transporterna är korta och chaufförerna utbildade.',
    ],
  ],
  [
    '/se/kontakt',
    'Hör av dig',
    'Vare sig det gäller en aktie, en artikel eller en korv är rätt person bara ett samtal bort.',
    'people',
    [
      'Huvudkontor: Itikanmäenkatu 3, Seinäjoki, Finland. Växeln svarar vardagar 8–16 på +358 20 472 8111.',
      'Investerarrelationer: ir@atria.example. Press: press@atria.example. Frågor om produkter besvaras av konsumentkontakt i respektive land.',
    ],
  ],
];
