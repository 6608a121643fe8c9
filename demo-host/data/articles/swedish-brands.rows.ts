import type { ArticleRow } from './rows';

export const deli: readonly ArticleRow[] = [
  [
    '/kontakt',
    'Hör av dig till Deli',
    'Frågor om ett recept, en ingrediens eller en beställning till buffén? Vi svarar inom två arbetsdagar.',
    'people',
    [
      'Konsumentkontakt: 020-52 01 00, vardagar 9–15. E-post: deli@atria.example.',
      'Gäller det en produkt, ha gärna förpackningen framme. Bäst före-dagen säger oss vilken sats det är.',
    ],
  ],
  [
    '/for-butik',
    'En delikatessdisk som säljer',
    'Fräscha färger, små skålar och alltid ett smakprov. Vi hjälper butiker att få disken att locka även klockan fem en tisdag.',
    'market',
    [
      'Sortimentet kommer i bunkar om två kilo och i färdiga bägare. Hållbarheten är tolv dagar, leverans sker tre gånger i veckan.',
      'Våra säljare gör planogram, utbildar personalen och hjälper till inför jul, påsk och midsommar. Ring 020-52 01 20.',
    ],
    { products: 0 },
  ],
];

export const ridderheims: readonly ArticleRow[] = [
  [
    '/kontakt',
    'Skriv till Ridderheims',
    'Vill du veta var en salami kommer ifrån eller var du hittar den? Vi berättar gärna, helst utförligt.',
    'people',
    [
      'Konsumentkontakt: 020-52 01 00, vardagar 9–15. E-post: ridderheims@atria.example.',
      'Butiker och restauranger når vår säljkår på 020-52 01 30.',
    ],
  ],
  [
    '/hantverket',
    'Långsamt är hela hemligheten',
    'Kött, salt, luft och tid. Vi väljer småskaliga tillverkare som gör så få saker som möjligt – men gör dem rätt.',
    'kitchen',
    [
      'Våra salamier kommer från Lombardiet och Emilia, serranon från Aragonien. Recepten har gått i arv och ändras inte i onödan.',
      'I Sverige skivar och packar vi, tunt nog för att man ska kunna läsa genom skivan.',
    ],
    { products: 811 },
  ],
  [
    '/hantverket/lagring',
    'Tiden gör jobbet',
    'En salami lagras i sex veckor, en prosciutto i minst fjorton månader. Under tiden försvinner en tredjedel av vikten och smaken blir kvar.',
    'cut-ham',
    [
      'Först saltas köttet, sedan vilar det svalt. När ytan torkat flyttas det till källare där fönstren öppnas och stängs efter vinden.',
      'Mästaren sticker en nål av hästben i skinkan och luktar. Någon bättre metod har ingen hittat på.',
    ],
    { products: 812 },
  ],
  [
    '/hantverket/ravaror',
    'Bra kött behöver lite annat',
    'Gris från kända gårdar, havssalt, peppar och fänkål. Längre än så är listan sällan.',
    'market',
    [
      'Grisarna blir tyngre och äldre än vanligt, för det ger fastare kött och fetare smak. Fettet är inte ett fel utan hela poängen.',
      'Tryffeln i vår tryffelsalami plockas i november. Resten av året är det hunden som vilar.',
    ],
    { products: 811 },
  ],
  [
    '/vin-och-mat',
    'Vinet till brickan',
    'Syra till det feta, bubblor till det salta, frukt till det kryddiga. Då kan det nästan inte bli fel.',
    'dish-board',
    [
      'Prosciutto vill ha torr prosecco, salami en lätt barbera, chorizo en rioja. Oliver och fino är gamla vänner.',
      'Utan alkohol? Prova kylt te med citron eller en riktigt syrlig äppelmust. Samma regler gäller.',
    ],
    { products: 813 },
  ],
];

export const lithells: readonly ArticleRow[] = [
  [
    '/kontakt',
    'Prata korv med oss',
    'Vi svarar på det mesta: köttandel, kryddning och varför wienern knäpper. Ring eller skriv.',
    'people',
    [
      'Konsumentkontakt: 020-52 01 00, vardagar 9–15. E-post: lithells@atria.example.',
      'Driver du gatukök eller butik? Säljarna nås på 019-20 85 40.',
    ],
  ],
  [
    '/om-oss',
    'Korv är vårt hantverk',
    'I Sköllersta i Närke har det luktat alspån sedan 1907. Härifrån kommer en stor del av Sveriges grillkorv.',
    'plant',
    [
      'Vi maler, kryddar, stoppar och röker själva. Köttandelen står på förpackningen, och den är hög.',
      'En bra korv ska knäppa när man biter, vara saftig inuti och räcka till en till.',
    ],
    { products: 821 },
  ],
  [
    '/om-oss/skollersta',
    'Från Sköllersta, med rök',
    'Byn har drygt tusen invånare och en korvfabrik. De flesta känner någon som jobbar här, och alla känner doften.',
    'plant',
    [
      'Rökrummen eldas med alspån från skogarna runt Hjälmaren. Kryddblandningarna vägs för hand av fyra personer, och två av dem får inte flyga samma dag.',
      'Två gånger om året öppnar vi grindarna och tänder grillarna. Alla är välkomna.',
    ],
    { products: 824 },
  ],
  [
    '/om-oss/historia',
    'Sedan 1907',
    'Charkuteristen Lithell cyklade runt med korg och sålde korv på gårdarna. Korgen var tom före lunch.',
    'dish-sausage',
    [
      'På 30-talet kom lastbilen, på 50-talet varmkorvvagnarna och 1962 grillkorven som svenskarna fortfarande tar med till stranden.',
      'Receptet på falukorven är äldre än oss alla. Det har bara blivit mindre salt.',
    ],
    { products: 822 },
  ],
];

export const lonneberga: readonly ArticleRow[] = [
  [
    '/kontakt',
    'Skriv en rad till Lönneberga',
    'Undrar du något om pålägget, gården eller ett smörgåstips du saknar? Vi läser allt.',
    'people',
    [
      'Konsumentkontakt: 020-52 01 00, vardagar 9–15. E-post: lonneberga@atria.example.',
      'Ta gärna en bild av förpackningen, så hittar vi satsen direkt.',
    ],
  ],
  [
    '/gardar',
    'Svenskt pålägg från svenska gårdar',
    'Köttet i vår skinka kommer från bönder vi känner vid namn. Det märks i smaken, och det står på paketet.',
    'farm',
    [
      'De flesta gårdarna ligger i Småland, Östergötland och Skåne. Spannmålen till grisarna odlas oftast på de egna åkrarna.',
      'Vi betalar extra för gott djurskydd och öppna landskap. En hage som betas växer inte igen.',
    ],
    { products: 831 },
  ],
  [
    '/gardar/bonder',
    'Folket bakom skinkan',
    'Familjen Karlsson i Vimmerby har haft grisar i fyra generationer. Minst en i familjen är alltid uppe före sex.',
    'farm',
    [
      'Vi besöker varje gård minst en gång om året, dricker kaffe och går igenom det som fungerar och det som inte gör det.',
      'Avtalen är långa, för den som bygger ett stall måste veta att någon vill ha grisarna om tio år.',
    ],
    { products: 831 },
  ],
  [
    '/gardar/djuromsorg',
    'Knorren kvar',
    'Svenska grisar har knorr, halm och plats att röra sig. Så har det varit i lag länge, och vi lägger på lite till.',
    'pigs',
    [
      'Halmen gör att grisarna får böka, och en gris som bökar har det bra. Antibiotika ges bara när veterinären säger det.',
      'Transporten till slakteriet tar högst fyra timmar. Chauffören väntar in den som inte har bråttom.',
    ],
    { products: 831 },
  ],
];

export const gooh: readonly ArticleRow[] = [
  [
    '/kontakt',
    'Hej, vi är Gooh',
    'Saknar du en rätt, en sked eller ett svar? Hör av dig, vi är snabba.',
    'people',
    [
      'Mejla hej@gooh.example eller ring 08-52 01 44 vardagar 8–17.',
      'Något fel på maten? Skicka en bild och kvittot, så får du en ny låda.',
    ],
  ],
  [
    '/butiker',
    'Restaurangmat runt hörnet',
    'Våra kyldiskar finns där dagen pågår: vid perrongen, på sjukhuset och en trappa ner från kontoret.',
    'market',
    [
      'De flesta har öppet från sju till nio. Mikron står framme, besticken är av trä och kaffet är bättre än det behöver vara.',
      'Maten lagas samma natt som den körs ut. Det som blir kvar vid stängning säljs till halva priset.',
    ],
    { products: 0 },
  ],
  [
    '/butiker/stockholm',
    'Gooh i Stockholm',
    'Tolv butiker från Odenplan till Globen. Den vid Centralen serverar flest luncher av alla: en var åttonde sekund.',
    'market',
    [
      'Öppet vardagar 7–21, helger 9–19. På Karolinska och Södersjukhuset dygnet runt, för de som jobbar när andra sover.',
      'Beställ före tio, så står lunchen till hela mötet klar halv tolv.',
    ],
    { products: 841 },
  ],
  [
    '/butiker/goteborg',
    'Gooh i Göteborg',
    'Fyra butiker: Nordstan, Lindholmen, Sahlgrenska och Järntorget. Räkorna är andras, resten är vårt.',
    'market',
    [
      'Öppet vardagar 7–20, helger 10–18. På Lindholmen stänger vi när studenterna gör det.',
      'Tisdag är provdag: då kostar veckans nya rätt 59 kronor.',
    ],
    { products: 842 },
  ],
  [
    '/butiker/malmo',
    'Gooh i Malmö',
    'Två butiker, en vid Triangeln och en i Hyllie precis före bron. Perfekt om du ska till Köpenhamn och är hungrig redan nu.',
    'market',
    [
      'Öppet vardagar 6.30–20, helger 9–18. Falafelbowlen är framtagen här, och den som påstår något annat har inte ätit den.',
      'Pant på lådan: lämna fem, få kaffe.',
    ],
    { products: 843 },
  ],
  [
    '/foretag',
    'Gooh på jobbet',
    'En kyl, en mikro och tjugo rätter som byts varje vecka. Ingen kö, ingen matlåda att diska.',
    'kitchen',
    [
      'Vi fyller på två gånger i veckan och tar tillbaka det som inte gått åt. Personalen betalar med telefonen, ni med en faktura – eller inte alls.',
      'Passar arbetsplatser från trettio personer. Prova i en månad, sedan bestämmer ni.',
    ],
    { products: 0 },
  ],
  [
    '/naring',
    'Mat du orkar på',
    'Varje rätt ger mellan 400 och 650 kalorier, minst tjugo gram protein och grönsaker på riktigt. Allt står på lådan.',
    'dish-salad',
    [
      'Våra kockar lagar först och räknar sedan. Är det för salt får de börja om – så enkelt är det.',
      'Sök på laktosfritt, glutenfritt eller vegetariskt i menyn. Har du en allergi: läs alltid etiketten, recepten kan ändras.',
    ],
    { products: 843 },
  ],
];
