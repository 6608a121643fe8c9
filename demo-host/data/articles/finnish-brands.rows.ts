import type { ArticleRow } from './rows';

export const main: readonly ArticleRow[] = [
  [
    '/kampanjat',
    'Mukaan kisaan ja hyvän mielen puolelle',
    'Kampanjoissa palkitaan grillimestareita, kuvaajia ja arjen keksijöitä. Katso, mitä juuri nyt tapahtuu.',
    'grill',
    [
      'Kesän grillikilpailussa haetaan maan parasta omaa reseptiä, kuvakisassa kuvaa, josta tulee nälkä. Osallistua voi niin monta kertaa kuin keksii uutta.',
      'Voittajat julkaistaan täällä, ja palkinnot lähtevät kahdessa viikossa. Säännöt löytyvät jokaisen kampanjan omalta sivulta.',
    ],
    { recipes: 406 },
  ],
];

export const jyvabroiler: readonly ArticleRow[] = [
  [
    '/yhteystiedot',
    'Sano kotkot',
    'Palaute, kysymys tai hyvä resepti – kaikki käy. Vastaamme kolmen arkipäivän kuluessa.',
    'people',
    [
      'Kuluttajapalvelu vastaa arkisin klo 9–15 numerossa 020 472 8000. Ota pakkaus esiin: eränumero kertoo meille tilan ja päivän.',
      'Sähköposti: jyva@atria.example.',
    ],
  ],
  [
    '/jyvat',
    'Se on jyvistä kiinni',
    'Jyväbroiler syö kotimaista viljaa, elää lämpimässä ja kasvaa ilman antibiootteja. Maun huomaa jo paistettaessa.',
    'field',
    [
      'Kokonainen vehnänjyvä pitää kivipiiran töissä ja linnun terveenä. Siitä Jyväbroiler on saanut nimensäkin.',
      'Vilja kasvaa pääosin alle sadan kilometrin päässä, ja lanta palaa takaisin samoille pelloille. Kierto on lyhyt ja selvä.',
    ],
    { products: 871 },
  ],
  [
    '/jyvat/rehu',
    'Rehu kotimaisesta viljasta',
    'Rehussa on vehnää, kauraa, hernettä ja härkäpapua – ja joka päivä kourallinen kokonaista jyvää.',
    'field',
    [
      'Sekoitus vaihtuu kasvun mukana viisi kertaa. Soijaa on vuosi vuodelta vähemmän, ja se vähäkin on vastuullisesti tuotettua.',
      'Rehutehdas on Koskenkorvalla. Sieltä kuorma ehtii tilalle aamupäivän aikana.',
    ],
    { products: 872 },
  ],
  [
    '/jyvat/kasvattajat',
    'Kasvattajalla on nimi',
    'Kasvattajia on reilut neljäkymmentä, kaikki Etelä-Pohjanmaalla. Heistä moni on tehnyt työtä jo toisessa polvessa.',
    'hens',
    [
      'Lammen tilalla Ilmajoella päivä alkaa kävelyllä kanalan läpi. Kuuntelemalla kuulee enemmän kuin mittareista, sanoo isäntä.',
      'Tilan nimi on painettu pakkauksen kylkeen. Kurkista, kenen lintu sinulla on illallisella.',
    ],
    { products: 873 },
  ],
  [
    '/jyvat/hyvinvointi',
    'Hyvä olla, hyvä syödä',
    'Kuiva turvepehku, tilaa liikkua, virikkeitä ja päivänvaloa. Kun linnulla on hyvä olla, se pysyy terveenä.',
    'hens',
    [
      'Jalkapohjat tarkastetaan joka erästä, sillä ne kertovat pehkun kunnosta. Tulos vaikuttaa siihen, mitä kasvattajalle maksetaan.',
      'Antibiootteja ei ole tarvittu yli kymmeneen vuoteen. Lääkitty parvi ei päätyisi Jyväbroileriksi.',
    ],
    { products: 875 },
  ],
  [
    '/usein-kysyttya',
    'Kysyttyä ja vastattua',
    'Saako broilerin pakastaa, mistä tilan nimi löytyy ja pitääkö liha huuhdella? Keräsimme yleisimmät tähän.',
    'kitchen',
    [
      'Broilerin voi pakastaa viimeiseen käyttöpäivään asti; sulata se jääkaapissa yön yli. Lihaa ei huuhdella, sillä vesi vain levittää bakteerit altaaseen.',
      'Kypsää broileri on 72 asteessa, kun neste on kirkasta. Tilan nimi on pakkauksen lyhyellä sivulla.',
    ],
    { recipes: 201 },
  ],
  [
    '/en/grain',
    'It is all in the grain',
    'Jyväbroiler chickens eat Finnish grain, live in the warm and grow without antibiotics. You notice it in the pan.',
    'field',
    [
      'A whole grain of wheat keeps the gizzard busy and the bird healthy. That is where the name comes from: jyvä means grain.',
      'Most of the wheat grows within a hundred kilometres, and the manure returns to the same fields. It is a short and simple circle.',
    ],
    { products: 871 },
  ],
  [
    '/en/contact',
    'Drop us a line',
    'Feedback, a question or a good recipe – we are glad of all of them and answer within three working days.',
    'people',
    [
      'Consumer service answers on weekdays from 9 to 15 at +358 20 472 8000. Keep the pack at hand: its batch number tells us the farm and the day.',
      'Email: jyva@atria.example.',
    ],
  ],
];

export const mestariForsman: readonly ArticleRow[] = [
  [
    '/yhteystiedot',
    'Jätä viesti mestarille',
    'Kiitokset, moitteet ja juhlakinkun kysymykset otetaan vastaan nöyrästi ja luetaan tarkasti.',
    'people',
    [
      'Kuluttajapalvelu vastaa arkisin klo 9–15 numerossa 020 472 8000. Sähköposti: forsman@atria.example.',
      'Ravintoloita ja kauppoja palvelee myynti numerossa 020 472 8320.',
    ],
  ],
  [
    '/tarina',
    'Mestarin kädenjälki vuodesta 1918',
    'Edvard Forsman savusti ensimmäisen palvikinkkunsa turkulaisella pihalla. Naapurit tulivat kysymään, mistä haju tulee.',
    'dish-board',
    [
      'Reseptivihko on yhä tallella: suolaa, katajaa ja neljä päivää leppäsavua. Määrät on kirjoitettu luoteina ja kourallisina, ja silti jokainen mestari päätyy samaan makuun.',
      'Tänään mestareita on viisi. Jokainen on oppinut edeltäjältään, ja jokainen väittää edeltäjänsä tehneen sen väärin.',
    ],
    { products: 32 },
  ],
  [
    '/palvaamo',
    'Palvaamossa ei ole kiire',
    'Kinkku saa olla lepän savussa niin kauan kuin se tarvitsee. Se tarvitsee kauan.',
    'kitchen',
    [
      'Liha hierotaan suolalla käsin ja lepää viikon. Sitten se ripustetaan, ja mestari sytyttää tulen – ei nappia painamalla vaan tikulla.',
      'Palvaus kestää vuorokauden. Pinta tummuu, rasva kirkastuu, ja tuoksusta tietää, milloin ovi avataan.',
    ],
    { products: 32 },
  ],
];
