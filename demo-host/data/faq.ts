/** Questions of consumers with their answers, as the consumer service page shows them. */
export const faq = [
  {
    heading: 'Mistä näen lihan alkuperän?',
    content:
      'Alkuperä on merkitty jokaisen pakkauksen takaosaan. Kotimaisissa tuotteissa on lisäksi Hyvää Suomesta -merkki, ja perhetilan tuotteissa tilan nimi.',
    fullWidth: false,
  },
  {
    heading: 'Ovatko tuotteet gluteenittomia?',
    content:
      'Suurin osa makkaroista ja leikkeleistä on gluteenittomia. Tarkista aina pakkauksen tuoteseloste tai suodata tuotehaussa valinnalla Gluteeniton.',
    fullWidth: false,
  },
  {
    heading: 'Voiko tuotteen pakastaa?',
    content:
      'Useimmat tuotteet voi pakastaa omassa pakkauksessaan ennen viimeistä käyttöpäivää. Sulata jääkaapissa ja käytä vuorokauden kuluessa.',
    fullWidth: false,
  },
  {
    heading: 'Miksi pakkauksessa on suojakaasua?',
    content:
      'Suojakaasu on ilman omia kaasuja eri suhteessa. Se pitää lihan värin ja tuoreuden, eikä siitä jää tuotteeseen mitään.',
    fullWidth: false,
  },
  {
    heading: 'Mihin lajittelen pakkauksen?',
    content:
      'Muovirasia ja kalvo kuuluvat muovinkeräykseen, kartonkikääre kartonkiin. Huuhtele rasia kylmällä vedellä.',
    fullWidth: false,
  },
  {
    heading: 'Tuotteessa oli virhe, mitä teen?',
    content:
      'Ota talteen pakkaus ja erämerkintä, ja lähetä meille palaute lomakkeella. Korvaamme virheellisen tuotteen.',
    fullWidth: true,
  },
  {
    heading: 'Mitä E-merkinnät tarkoittavat?',
    content:
      'E-numero on EU:n hyväksymän lisäaineen tunnus. Kunnon-tuotteissa lisäaineita on mahdollisimman vähän.',
    fullWidth: false,
  },
  {
    heading: 'Kuinka paljon tuotteissa on suolaa?',
    content:
      'Suolan määrä on ravintosisältötaulukossa. Vähäsuolaiset tuotteet tunnistat Sydänmerkistä.',
    fullWidth: false,
  },
  {
    heading: 'Mistä kanan rehu tulee?',
    content: 'Rehu on pääosin kotimaista viljaa. Soijaa emme käytä.',
    fullWidth: false,
  },
  {
    heading: 'Miten pitkään avattu pakkaus säilyy?',
    content: 'Avattu leikkelepakkaus säilyy jääkaapissa 2–3 päivää. Kääri tiiviisti.',
    fullWidth: false,
  },
  {
    heading: 'Saako makkaran syödä kylmänä?',
    content:
      'Kypsät makkarat ja nakit voi syödä sellaisenaan. Raakamakkarat, kuten bratwurst, pitää kypsentää.',
    fullWidth: false,
  },
  {
    heading: 'Missä tuotteita myydään?',
    content:
      'Lähes kaikissa ruokakaupoissa. Lihakaupasta voit tilata kotiin Etelä-Suomessa ja suurissa kaupungeissa.',
    fullWidth: false,
  },
  {
    heading: 'Järjestättekö tehdasvierailuja?',
    content:
      'Hygieniasyistä tehtaille ei pääse vierailulle, mutta virtuaalikierros on avoinna kaikille.',
    fullWidth: false,
  },
  {
    heading: 'Miten haen sponsorointia?',
    content:
      'Täytä sponsorointihakemus. Tuemme lasten ja nuorten liikuntaa sekä tehdaspaikkakuntien seuroja.',
    fullWidth: false,
  },
  {
    heading: 'Onko lihassa antibiootteja?',
    content:
      'Ei. Lääkittyjen eläinten lihaa ei toimiteta ennen varoajan päättymistä, ja perhetilan kana ja possu kasvavat ilman antibiootteja.',
    fullWidth: true,
  },
  {
    heading: 'Mikä on luontaista nestettä?',
    content:
      'Tuoreesta lihasta irtoaa pakkaukseen lihasnestettä. Se ei ole verta ja on turvallista.',
    fullWidth: false,
  },
] as const;
