import type { ContentRow } from './rows';

export const finnishRows: readonly ContentRow[] = [
  [
    '/atria-yhtio',
    'Atria-yhtiö',
    'Ruokaa suomalaisista raaka-aineista vuodesta 1903.',
    'plant',
    [
      'Atria on pohjoismainen ruokatalo. Valmistamme lihatuotteita, siipikarjaa ja valmisruokia kotien arkeen ja juhlaan sekä ammattikeittiöiden tarpeisiin.',
      'Raaka-aineemme tulee pääosin suomalaisilta perhetiloilta, joiden kanssa olemme tehneet töitä sukupolvien ajan.',
    ],
  ],
  [
    '/vastuullisuus',
    'Vastuullisuus',
    'Hyvä ruoka, parempi mieli – myös huomenna.',
    'field',
    [
      'Tavoitteemme on hiilineutraali ruokaketju. Teemme työtä pelloilla, tiloilla, tehtailla ja pakkauksissa.',
      'Seuraamme tavoitteita vuosittain ja raportoimme niistä avoimesti.',
    ],
  ],
  [
    '/tyopaikat',
    'Avoimet työpaikat',
    'Tule tekemään suomalaista ruokaa.',
    'people',
    [
      'Meillä on töissä lihanleikkaajia, ohjelmistokehittäjiä, laboratorion asiantuntijoita ja kaikkea siltä väliltä.',
      'Kesätyöhaku on auki tammikuussa.',
    ],
  ],
  [
    '/yhteystiedot',
    'Yhteystiedot',
    'Kuluttajapalvelu, toimipaikat ja myynti.',
    'people',
    [
      'Kuluttajapalvelu vastaa arkisin klo 9–15 numerossa 020 472 8000.',
      'Postiosoite: PL 900, 60060 Atria.',
    ],
  ],
  [
    '/yhteystiedot/usein-kysyttya',
    'Usein kysyttyä',
    'Vastauksia alkuperästä, aineosista ja säilytyksestä.',
    'kitchen',
    [
      'Kokosimme tähän kysymykset, joita meiltä useimmin kysytään.',
      'Jos vastausta ei löydy, soita kuluttajapalveluun arkisin klo 9–15. Jokainen hyvä kysymys päätyy aikanaan tälle sivulle.',
    ],
  ],
  [
    '/yhteystiedot/sponsorointi',
    'Sponsorointihakemus',
    'Tuemme lasten ja nuorten liikuntaa.',
    'sport',
    [
      'Tuemme vuosittain satoja joukkueita ja kouluja tehdaspaikkakunnillamme.',
      'Kerro hakemuksessa, ketkä hyötyvät, missä ja milloin. Haut käsitellään maalis- ja syyskuussa, ja vastaamme jokaiselle.',
    ],
  ],
  [
    '/ruoasta',
    'Ruoasta',
    'Vinkkejä, ohjeita ja tietoa keittiöön.',
    'kitchen',
    [
      'Täältä löydät perusohjeet lihan kypsennyksestä hävikin vähentämiseen.',
      'Aloita lihan kypsennyksestä: kun lämpö on oikea, puoli ruokaa on jo onnistunut. Loput oppii maistamalla.',
    ],
  ],
  [
    '/ruoasta/lihan-kypsennys',
    'Lihan kypsennys',
    'Sisälämpötilat ja lepoajat.',
    'dish-steak',
    [
      'Naudan pihvi on medium 55–60 asteessa, porsaan filee parhaimmillaan 65 asteessa ja kana aina vähintään 72 asteessa.',
      'Anna lihan levätä folion alla vähintään viisi minuuttia ennen leikkaamista.',
    ],
  ],
  [
    '/ruoasta/grillausvinkit',
    'Grillausvinkit',
    'Suora ja epäsuora lämpö haltuun.',
    'grill',
    [
      'Ruskista ensin kuumalla, kypsennä sitten viileämmällä puolella kansi kiinni.',
      'Öljyä liha, älä ritilää.',
    ],
  ],
  [
    '/ruoasta/ravitsemus',
    'Ravitsemus',
    'Liha osana monipuolista ruokavaliota.',
    'dish-salad',
    [
      'Lautasmalli on edelleen hyvä ohje: puolet kasviksia, neljännes hiilihydraattia, neljännes proteiinia.',
      'Lihasta saa hyvälaatuista proteiinia, rautaa ja B12-vitamiinia. Määrää tärkeämpää on, että lautasella on vaihtelua ja väriä.',
    ],
  ],
  [
    '/ruoasta/havikki-ruoaksi',
    'Hävikki ruoaksi',
    'Eilisen jämistä huomisen herkku.',
    'dish-pan',
    [
      'Pyttipannu, omeletti ja keitto pelastavat jääkaapin. Kypsä liha säilyy jääkaapissa kolme päivää.',
    ],
  ],
  [
    '/alkupera',
    'Alkuperä',
    'Tiedät, mistä ruokasi tulee.',
    'farm',
    ['Tulostamme perhetilan nimen pakkaukseen, koska se kertoo enemmän kuin tuhat lupausta.'],
  ],
  [
    '/alkupera/perhetilat',
    'Perhetilat',
    'Yli tuhat tilaa, jokaisella oma tarinansa.',
    'farm',
    ['Sopimustilamme sijaitsevat pääosin Etelä-Pohjanmaalla, Savossa ja Pohjanmaalla.'],
  ],
  [
    '/alkupera/elainten-hyvinvointi',
    'Eläinten hyvinvointi',
    'Terve eläin ei tarvitse lääkkeitä.',
    'cows',
    [
      'Hyvinvointia mitataan tilalla ja teurastamolla, ja tuloksista maksetaan tuottajalle lisähintaa.',
      'Possuilla on saparot, broilerit kasvavat ilman antibiootteja ja kuljetusmatkat ovat lyhyitä. Eläinlääkäri käy tiloilla säännöllisesti.',
    ],
  ],
  [
    '/alkupera/kotimaisuus',
    'Kotimaisuus',
    'Hyvää Suomesta -merkki kertoo alkuperän.',
    'field',
    [
      'Tuore lihamme on sataprosenttisesti suomalaista.',
      'Kotimainen ketju on lyhyt: pellolta tehtaalle on useimmiten alle sata kilometriä, ja tilan nimen näet pakkauksesta.',
    ],
  ],
  [
    '/kampanjat/grillikilpailu',
    'Kesän grillikilpailu',
    'Osallistu ja voita grilli.',
    'grill',
    [
      'Arvomme kesän aikana kymmenen grilliä. Osallistuminen vaatii vain sähköpostiosoitteen.',
      'Kerro lisäksi oma grilliniksisi, niin olet mukana myös lihalaatikon arvonnassa. Kisa päättyy elokuun viimeisenä päivänä.',
    ],
  ],
  [
    '/kampanjat/kuvakisa',
    'Kuvakisa',
    'Lähetä kuva kesän parhaasta annoksesta.',
    'dish-burger',
    [
      'Paras kuva palkitaan lihalaatikolla.',
      'Kuvan voi ottaa puhelimella, kunhan ruoka on itse tehtyä. Raati valitsee voittajan kerran viikossa, ja kaikki finalistit näkyvät täällä.',
    ],
  ],
  [
    '/reseptit/joulu',
    'Joulureseptit',
    'Kinkku, laatikot ja lisukkeet.',
    'dish-roast',
    [
      'Paista kinkku 80-asteisessa uunissa kunnes sisälämpötila on 77 astetta.',
      'Anna kinkun levätä tunti ennen leikkaamista ja tee liemestä kastike. Laatikot voi valmistaa pakkaseen jo marraskuussa.',
    ],
  ],
  [
    '/reseptit/arkiruoka',
    'Arkiruoka',
    'Valmista puolessa tunnissa.',
    'dish-pan',
    ['Nopeat ja tutut ruoat, joista koko perhe pitää.'],
  ],
  [
    '/reseptit/juhlat',
    'Juhlat',
    'Menut rippijuhlista syntymäpäiviin.',
    'dish-board',
    ['Laske kahvipöytään kolme suolaista ja kaksi makeaa palaa vierasta kohti.'],
  ],
  [
    '/reseptit/grilliruoka',
    'Grilliruoka',
    'Makkarasta tomahawkiin.',
    'grill',
    ['Hyvä marinadi on suolaa, happoa, öljyä ja aikaa.'],
  ],
  [
    '/yhteystiedot/palaute/kiitos',
    'Kiitos palautteesta',
    'Palautteesi on vastaanotettu.',
    'people',
    [
      'Luemme jokaisen palautteen. Jos toivoit yhteydenottoa, vastaamme kolmen arkipäivän kuluessa.',
    ],
  ],
  [
    '/tietosuoja',
    'Tietosuoja',
    'Näin käsittelemme henkilötietoja.',
    'lab',
    [
      'Käsittelemme lomakkeilla annettuja tietoja vain asian hoitamiseen ja poistamme ne vuoden kuluttua.',
      'Sinulla on oikeus nähdä, oikaista ja poistaa tietosi. Kirjoita osoitteeseen tietosuoja@atria.example, niin vastaamme kuukauden kuluessa.',
    ],
  ],
  [
    '/tuotteet/uutuudet',
    'Uutuudet',
    'Kauden uudet maut.',
    'pack-grill',
    ['Kevään uutuuksissa on juustoa, savua ja enemmän kasviksia.'],
  ],
];
