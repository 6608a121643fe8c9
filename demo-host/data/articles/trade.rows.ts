import type { ArticleRow } from './rows';

export const shop: readonly ArticleRow[] = [
  [
    '/asiakaspalvelu',
    'Lihatiskin takana on ihminen',
    'Kysy kypsennyksestä, toimituksesta tai siitä, montako kiloa mökille tarvitaan. Vastaamme arkisin samana päivänä.',
    'people',
    [
      'Soita 020 472 8080 arkisin klo 8–17 tai kirjoita osoitteeseen lihakauppa@atria.example. Kerro tilausnumero, niin löydämme laatikkosi heti.',
      'Jos jokin ei ollut kunnossa, ota kuva ja lähetä se meille. Hyvitämme tuotteen tai toimitamme uuden – kumpi sopii paremmin.',
    ],
    { products: 0 },
  ],
  [
    '/toimitusalue',
    'Kylmänä kotiovelle',
    'Toimitamme torstaisin ja perjantaisin klo 16–21 suurimpiin kaupunkeihin ja niiden ympäristöön. Postinumerosi voit tarkistaa etusivulla.',
    'delivery',
    [
      'Tilaa viimeistään tiistaina klo 12, niin laatikko on viikonlopuksi kotona. Liha kulkee kylmäelementtien kanssa ja pysyy alle neljässä asteessa.',
      'Toimitus maksaa 9,90 € ja on maksuton yli 120 euron tilauksissa. Kuljettaja soittaa puoli tuntia ennen tuloaan.',
    ],
  ],
  [
    '/lihakoulu',
    'Opi leikkaus kerrallaan',
    'Hyvästä lihasta on helppo tehdä hyvää ruokaa, kun tietää muutaman asian lämmöstä, suolasta ja levosta. Meidän lihamestarimme opettavat.',
    'grill',
    [
      'Lihakoulussa käydään läpi raakakypsytys, sisälämpötilat ja savustus. Jokaisesta saat ohjeen, jota voi noudattaa ilman hienoja välineitä.',
      'Tärkein väline maksaa kaksikymppiä: se on lämpömittari.',
    ],
    { products: 501 },
  ],
  [
    '/lihakoulu/raakakypsytys',
    'Aika tekee lihasta mureaa',
    'Raakakypsytyksessä lihan omat entsyymit pehmentävät sitä viikkojen ajan. Mitään ei lisätä – paitsi kärsivällisyyttä.',
    'cut-steak',
    [
      'Tyhjiössä kypsynyt liha on mehevää ja puhdasta maultaan, kuivakypsytetty pähkinäistä ja väkevämpää. Meidän pihvimme kypsyvät vähintään 21 vuorokautta.',
      'Ota liha lämpenemään tuntia ennen paistamista, kuivaa pinta ja suolaa vasta pannun äärellä.',
    ],
    { products: 501 },
  ],
  [
    '/lihakoulu/sisalampotilat',
    'Mittari tietää enemmän kuin kello',
    'Naudan pihvi on medium 57 asteessa, porsaan filee mehevä 65 asteessa ja kana kypsää 72 asteessa. Ota liha tulelta muutamaa astetta aiemmin.',
    'dish-steak',
    [
      'Työnnä mittari paksuimpaan kohtaan, ei luuhun eikä rasvaan. Lämpö nousee levon aikana vielä kolmesta viiteen astetta.',
      'Pitkään haudutettava liha on asia erikseen: possun niska on valmista vasta 92 asteessa, kun se hajoaa haarukalla.',
    ],
    { products: 501 },
  ],
  [
    '/lihakoulu/savustus',
    'Savu on mauste, ei sumu',
    'Lepälastut, tasainen lämpö ja malttia: siinä savustuksen salaisuus. Ohut, sinertävä savu maistuu hyvältä, paksu valkoinen kitkerältä.',
    'grill',
    [
      'Kuivasuolaa liha yön yli, pyyhi pinta kuivaksi ja savusta 110 asteessa, kunnes mittari kertoo. Possun kylki vaatii viisi tuntia, kana puolitoista.',
      'Kääri liha lopuksi paperiin lepäämään. Odottavan aika on pitkä mutta kannattaa.',
    ],
    { products: 502 },
  ],
  [
    '/tietosuoja',
    'Näin pidämme tiedoistasi huolta',
    'Tarvitsemme tietojasi vain, jotta liha löytää perille ja saat kuitin. Emme myy niitä kenellekään.',
    'parcel',
    [
      'Säilytämme tilauksen tiedot kirjanpitolain vaatiman ajan ja yhteystietosi niin kauan kuin olet asiakas. Maksukorttisi numero jää maksunvälittäjälle.',
      'Voit pyytää tietosi nähtäväksi tai poistettavaksi asiakaspalvelusta. Vastaamme kuukauden kuluessa.',
    ],
  ],
];

export const professional: readonly ArticleRow[] = [
  [
    '/lounaslista',
    'Lounaslista, joka pitää lupauksensa',
    'Kuuden viikon kiertävä lista valmiine resepteineen, ravintosisältöineen ja tilausmäärineen. Vaihda ruokalaji, niin määrät laskeutuvat uudelleen.',
    'dish-stew',
    [
      'Lista on tehty yhdessä ammattikeittiöiden kanssa: se toimii yhdellä uunilla ja kahdella käsiparilla. Joka viikolla on keitto, kasvisruoka ja perjantain suosikki.',
      'Saat listan myös tekstinä infonäyttöön ja lounaspalveluihin.',
    ],
    { recipes: 601 },
  ],
  [
    '/lounaslista/viikko',
    'Tämän viikon lista',
    'Maanantaina lihapullat, tiistaina kanakeitto, keskiviikkona uunimakkara, torstaina hernekeitto ja perjantaina pippuripihvi. Kasvisvaihtoehto joka päivälle.',
    'dish-meatballs',
    [
      'Jokaisen ruoan takaa löydät ohjeen sadalle, valmistusajan ja allergeenit. Tähteeksi jäänyt maanantain kastike on keskiviikon keiton pohja.',
      'Tilaa viikon tuotteet yhdellä kertaa: määrät on laskettu valmiiksi tukkupakkauksiksi.',
    ],
    { recipes: 601 },
  ],
  [
    '/lounaslista/annoslaskuri',
    'Laske annokset, säästä hävikki',
    'Kerro ruokailijoiden määrä ja ikä, niin laskuri kertoo raaka-aineet kiloina ja pakkauksina.',
    'kitchen',
    [
      'Laskuri tuntee kypsennyshävikin: kilosta raakaa kanansuikaletta jää 720 grammaa, kypsästä koko kilo. Ero näkyy sekä lautasella että budjetissa.',
      'Päiväkodissa annos on 220 grammaa, koulussa 320 ja henkilöstöravintolassa 400. Arvoja voi muuttaa omien kokemusten mukaan.',
    ],
    { products: 26 },
  ],
  [
    '/asiantuntijat',
    'Keittiössä on seuraa',
    'Kehityskokkimme ja myyjämme ovat itse seisoneet lounaslinjan takana. Heiltä saa neuvon, jota voi käyttää jo huomenna.',
    'people',
    [
      'Autamme ruokalistan suunnittelussa, uunien ohjelmissa, allergeeneissa ja kustannuslaskennassa. Tulemme myös paikan päälle kokkaamaan.',
      'Kerran vuodessa kutsumme asiakkaat koekeittiöön Nurmoon maistamaan sitä, mikä on vasta tulossa.',
    ],
    { recipes: 601 },
  ],
  [
    '/asiantuntijat/myynti',
    'Myynti lähellä sinua',
    'Seitsemän aluemyyjää, yksi puhelinnumero. Kerro, millainen keittiö teillä on, niin saat tarjouksen kahdessa päivässä.',
    'people',
    [
      'Etelä-Suomi, Länsi-Suomi ja Pohjanmaa, Keski-Suomi, Itä-Suomi sekä Oulu ja Lappi: jokaisella alueella on oma tuttu myyjä ja varalla toinen.',
      'Soita 020 472 8300 arkisin klo 8–16. Tukkutilaukset voit tehdä myös oman tukkusi kautta.',
    ],
  ],
  [
    '/asiantuntijat/kysy',
    'Kysy kehityskokilta',
    'Miksi kastike juoksettuu, riittääkö yksi uuni, mistä proteiinia kasvisruokaan? Kysymys voi olla pieni – vastaus auttaa usein muitakin.',
    'kitchen',
    [
      'Lähetä kysymys osoitteeseen kokki@atria.example. Vastaamme kahdessa arkipäivässä, ja parhaat vastaukset julkaistaan Ideakirjeessä.',
      'Kiireisessä asiassa soita. Lounasaikaan klo 10–13 kukaan ei vastaa, ja tiedätte kyllä miksi.',
    ],
    { recipes: 602 },
  ],
  [
    '/yhteystiedot',
    'Ammattilaisten asiakaspalvelu',
    'Tilaukset, toimitukset, tuotetiedot ja reklamaatiot hoituvat yhdestä numerosta: 020 472 8310.',
    'people',
    [
      'Palvelemme arkisin klo 7–16. Tuotetiedot ja allergeenit löydät tuotesivuilta; laitehuolto päivystää myös lauantaisin.',
      'Sähköposti: ammattilaiset@atria.example. Reklamaatioon tarvitsemme tuotteen, eränumeron ja kuvan.',
    ],
  ],
];

export const foodService: readonly ArticleRow[] = [
  [
    '/om-atria',
    'Ett svenskt matföretag med nordiska rötter',
    'Atria Sverige gör mat för storkök, restauranger och snabbmat – med varumärken som Lithells, Ridderheims och Sibylla i ryggen.',
    'plant',
    [
      'Vi är omkring 900 medarbetare i Sköllersta, Malmö, Tranås och Stockholm. Mycket av köttet är svenskt, och allt går att spåra.',
      'Vår uppgift är enkel: att ge dig råvaror som håller vad de lovar, så att du kan ägna tiden åt gästerna.',
    ],
  ],
  [
    '/inspiration',
    'Idéer som fungerar på en tisdag',
    'Nya rätter, trender och tips från våra kockar – provlagade i riktiga kök, räknade på riktiga budgetar.',
    'kitchen',
    [
      'Fyra gånger om året samlar vi det bästa i en inspirationsfolder. Däremellan hittar du säsongens rätter och knep mot svinn här.',
      'Vill du laga tillsammans? Boka en kock till nästa personaldag.',
    ],
    { recipes: 601 },
  ],
  [
    '/inspiration/sasong',
    'Säsongens smaker i storköket',
    'När rotsakerna är billiga och kvällarna mörka vill gästerna ha gryta. När solen kommer vill de ha grillat.',
    'dish-roast',
    [
      'Höst: långkok på högrev med rotsaker. Vinter: ugnskorv och pulled pork. Vår: kyckling med örter. Sommar: bratwurst och potatissallad.',
      'Planera sex veckor i taget och byt bara en komponent, så känns menyn ny utan att köket märker det.',
    ],
    { recipes: 602 },
  ],
  [
    '/inspiration/minska-svinnet',
    'Mindre i tunnan, mer på tallriken',
    'Två tredjedelar av svinnet uppstår vid serveringen. Mindre kantiner och tätare påfyllning är det som hjälper mest.',
    'dish-pan',
    [
      'Väg svinnet i två veckor. Bara det brukar minska det med en femtedel, för då syns det.',
      'Tillagade, frysta produkter tas fram efter behov: ta upp det som går åt och lämna resten i frysen. Gårdagens köttbullar blir dagens wallenbergare.',
    ],
    { recipes: 601 },
  ],
  [
    '/kontakt',
    'Vi svarar innan lunchrusningen',
    'Beställningar, leveranser och produktfrågor: ring 019-20 85 00 vardagar 7–16.',
    'people',
    [
      'Säljare finns i Malmö, Göteborg, Örebro, Stockholm och Umeå. Säg var du har ditt kök, så kopplar vi rätt.',
      'E-post: foodservice@atria.example. Vid reklamation behöver vi produkt, batchnummer och gärna en bild.',
    ],
  ],
];
