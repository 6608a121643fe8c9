import type { ArticleRow } from './rows';

export const sibylla: readonly ArticleRow[] = [
  [
    '/yrittajaksi',
    'Oma grilli, valmis nimi',
    'Sibylla-yrittäjänä saat tunnetun merkin, valmiin menun ja naapurin, joka tietää, miten perjantain jono puretaan.',
    'equipment',
    [
      'Alkuun pääset noin 40 000 euron omalla rahalla. Autamme paikan etsinnässä, laitteissa, koulutuksessa ja avajaisissa.',
      'Kerro itsestäsi: yrittaja@sibylla.example. Soitamme viikon sisällä ja tulemme kahville.',
    ],
  ],
  [
    '/toihin',
    'Töihin luukun taakse',
    'Hyvä fiilis, nopeat kädet ja taito muistaa, kuka otti ilman sipulia. Loput opetamme.',
    'people',
    [
      'Vuoroja on iltaan, viikonloppuun ja kesään, ja niitä saa toivoa. Vuoropäälliköksi moni on noussut alle vuodessa.',
      'Etsi lähin Sibylla ja kysy suoraan luukulta, tai lähetä viesti: toihin@sibylla.example.',
    ],
  ],
  [
    '/menu/juomat',
    'Jotain kylmää kyytipojaksi',
    'Limut, vissyt ja paksut pirtelöt. Aterian juoman voi aina vaihtaa pirtelöön pientä lisää vastaan.',
    'dish-burger',
    [
      'Makuja on neljä: vanilja, suklaa, mansikka ja vaihtuva kesämaku. Kahvi on aina tuoretta, ja santsin saa hymyllä.',
      'Täyttökupin voi pitää koko illan. Älä kuitenkaan ota sitä kotiin.',
    ],
    { products: 861 },
  ],
  [
    '/ravintolat',
    'Yli sata luukkua',
    'Torin laidalla, huoltoasemalla ja kylän raitilla – Sibylla on siellä, missä nälkä yllättää.',
    'market',
    [
      'Useimmat ovat auki puoleenyöhön, viikonloppuisin aamuyöhön. Joka luukulla paistetaan tilauksesta.',
      'Etsi lähin tai tilaa kotiin, niin me hoidamme loput.',
    ],
    { products: 861 },
  ],
  [
    '/ravintolat/etsi',
    'Etsi lähin Sibylla',
    'Kerro paikkakunta, niin kerromme suunnan. Yleensä nenä on jo kertonut.',
    'market',
    [
      'Eniten grillejä on Pohjanmaalla, mutta niitä löytyy Hangosta Ivaloon. Huoltoasemien Sibyllat ovat auki ympäri vuorokauden.',
      'Aukioloajat vaihtelevat kesällä ja pyhinä, joten ne kannattaa tarkistaa ennen pitkää ajoa.',
    ],
  ],
  [
    '/ravintolat/kotiinkuljetus',
    'Burgeri kotisohvalle',
    'Tilaa Woltista tai Foodorasta, niin pussi on ovella keskimäärin 28 minuutissa. Ranskalaiset pakataan erikseen, jotta ne pysyvät rapeina.',
    'delivery',
    [
      'Kuljetus toimii yli kolmessakymmenessä kaupungissa, joka päivä yhdestätoista alkaen. Kastikkeet ovat aina mukana, jos vain muistat valita ne.',
      'Jos jotain puuttui, ilmoita sovelluksessa. Hyvitys tulee samana päivänä.',
    ],
    { products: 861 },
  ],
  [
    '/kampanjat',
    'Nyt kannattaa olla nälkäinen',
    'Kuukauden burgeri, kanta-asiakkaan kymppileima ja muut hyvät syyt kääntyä luukulle.',
    'dish-burger',
    [
      'Tarjoukset ovat voimassa kaikissa Sibylloissa, ellei luukulla toisin lue. Useamman edun voi käyttää samalla kertaa, jos on nälkä.',
      'Uutuudet kerrotaan kanta-asiakkaille viikkoa ennen muita.',
    ],
    { products: 861 },
  ],
  [
    '/kampanjat/kuukauden-burgeri',
    'Kuukauden burgeri: Savu & Pippuri',
    'Kaksi pihviä, savupekonia, pippurimajoneesia ja paahdettua sipulia. Saatavilla, kunnes kuu vaihtuu.',
    'dish-burger',
    [
      'Joka kuukausi yksi keittiömme tai yrittäjämme keksintö pääsee listalle. Suosituimmasta tulee pysyvä – niin kävi Pekonihampurilaisellekin.',
      'Ateriana ranskalaisten ja juoman kanssa 11,90 €.',
    ],
    { products: 861 },
  ],
  [
    '/kampanjat/kanta-asiakas',
    'Joka kymmenes on meidän',
    'Kanta-asiakas saa leiman jokaisesta ateriasta ja kymmenennen talon piikkiin. Synttäripäivänä pirtelö kuuluu kuvaan.',
    'family',
    [
      'Liity luukulla tai puhelimella; korttia ei tarvita, numero riittää. Leimat eivät vanhene.',
      'Uutuudet pääsee maistamaan viikkoa ennen muita, ja mielipidettä kysytään ihan oikeasti.',
    ],
    { products: 861 },
  ],
  [
    '/tarina',
    'Luukulta lautaselle vuodesta 1932',
    'Kaikki alkoi nakkikärrystä. Sittemmin on tullut katto, grilli ja monta polvea vakioasiakkaita.',
    'dish-hotdog',
    [
      'Suomeen Sibylla tuli 70-luvulla, ja ensimmäisen luukun edessä jonotettiin korttelin ympäri. Grillimakkara perunoilla on yhä listalla, samana.',
      'Meillä syövät niin rekkakuskit kuin ylioppilaatkin. Luukulla kaikki ovat samassa jonossa.',
    ],
    { products: 862 },
  ],
  [
    '/palaute',
    'Kerro suoraan',
    'Oliko burgeri kylmä vai elämäsi paras? Haluamme tietää molemmat, mieluiten heti.',
    'people',
    [
      'Kerro grilli, päivä ja mitä tilasit, niin yrittäjä vastaa itse kahdessa arkipäivässä.',
      'Sähköposti: palaute@sibylla.example. Puhelin: 020 472 8090, arkisin klo 9–15.',
    ],
  ],
  [
    '/se/bli-handlare',
    'Egen lucka, känt namn',
    'Som Sibylla-handlare får du ett varumärke som alla känner, en färdig meny och kollegor som vet hur man klarar fredagskön.',
    'equipment',
    [
      'Du kommer igång med omkring 400 000 kronor i egen insats. Vi hjälper till med läge, utrustning, utbildning och invigning.',
      'Berätta om dig själv: handlare@sibylla.example. Vi ringer inom en vecka.',
    ],
  ],
  [
    '/se/jobb',
    'Jobba bakom luckan',
    'Glatt humör, snabba händer och ett minne för vem som ville ha utan lök. Resten lär vi dig.',
    'people',
    [
      'Det finns pass på kvällar, helger och hela sommaren. Många har blivit skiftledare på under ett år.',
      'Fråga i luckan där du bor eller skriv till jobb@sibylla.example.',
    ],
  ],
  [
    '/se/kiosker',
    'Alltid en Sibylla i närheten',
    'Vid torget, macken och badplatsen. Från Smygehuk till Kiruna är det sällan långt till nästa lucka.',
    'market',
    [
      'De flesta har öppet till midnatt och på helgerna längre. Allt steks när du beställer.',
      'Hitta den närmaste eller beställ hem, så fixar vi resten.',
    ],
    { products: 861 },
  ],
  [
    '/se/kiosker/nara',
    'Hitta närmaste kiosk',
    'Säg var du är, så visar vi vägen. Oftast har doften redan gjort det.',
    'market',
    [
      'Flest kiosker finns i Västergötland och längs E4:an. På mackarna har vi öppet dygnet runt.',
      'Öppettiderna varierar på sommaren och vid helger, så kolla innan du kör långt.',
    ],
  ],
  [
    '/se/kiosker/hemleverans',
    'Burgaren hem till soffan',
    'Beställ med Foodora eller Wolt, så är påsen framme på i snitt 28 minuter. Pommesen packas för sig och förblir krispiga.',
    'delivery',
    [
      'Leverans finns i ett fyrtiotal städer, varje dag från klockan elva. Såserna följer med, om du bara kryssar i dem.',
      'Saknas något? Säg till i appen, så får du pengarna tillbaka samma dag.',
    ],
    { products: 861 },
  ],
  [
    '/se/kampanjer',
    'Bra skäl att vara hungrig',
    'Månadens burgare, stämpelkort och korv för en tjuga på fredagar. Kom tidigt.',
    'dish-burger',
    [
      'Den här månaden: Rök & Peppar med dubbelt kött, rökt bacon och pepparmajonnäs. Som meny 119 kronor.',
      'Erbjudandena gäller i alla kiosker där inget annat står i luckan.',
    ],
    { products: 861 },
  ],
  [
    '/se/historia',
    'Sedan 1932',
    'Allt började med en korvlåda på magen och ett bröd i handen. Vi har fått tak sedan dess, men korven är densamma.',
    'dish-hotdog',
    [
      'På 50-talet stod vagnarna vid varje danspalats. På 70-talet kom hamburgaren, och på 90-talet kebaben.',
      'I dag finns vi i flera länder. Mest stolta är vi över den som kommer tillbaka på lördag.',
    ],
    { products: 862 },
  ],
  [
    '/se/kontakt',
    'Säg det rakt ut',
    'Var burgaren kall eller den bästa du ätit? Vi vill veta båda delarna.',
    'people',
    [
      'Skriv vilken kiosk, vilken dag och vad du beställde, så svarar handlaren själv inom två vardagar.',
      'E-post: kontakt@sibylla.example. Telefon: 020-52 01 90, vardagar 9–15.',
    ],
  ],
];
