/** The words of contracts and readings about a value, in Finnish and in Swedish. */
const whole: Readonly<Record<string, readonly [finnish: string, swedish: string]>> = {
  'a text': ['teksti', 'en text'],
  nothing: ['ei mitään', 'ingenting'],
  'numeric ids, separated by commas': [
    'numeroina annetut tunnukset pilkuilla erotettuina',
    'koder som är tal, åtskilda med komma',
  ],
  'an address (relative, https:, mailto: or tel:)': [
    'osoite (suhteellinen, https:, mailto: tai tel:)',
    'en adress (relativ, https:, mailto: eller tel:)',
  ],
  'present or absent, "true" or "false"': [
    'läsnä tai poissa, "true" tai "false"',
    'med eller utan, "true" eller "false"',
  ],
  'an address: https://…, or a path that begins with /': [
    'osoite: https://… tai polku, joka alkaa merkillä /',
    'en adress: https://… eller en sökväg som börjar med /',
  ],
  "a logo's name; using the brand's": [
    'logon nimi; käytössä sivuston oma',
    'namnet på en logotyp; webbplatsens egen används',
  ],
  'a site identifier; using atriafi': [
    'sivuston tunnus; käytössä atriafi',
    'koden för en webbplats; atriafi används',
  ],
  'the address of a video file (mp4, m4v, webm, ogv, ogg) or of a video on YouTube or Vimeo': [
    'videotiedoston osoite (mp4, m4v, webm, ogv, ogg) tai YouTuben tai Vimeon videon osoite',
    'adressen till en videofil (mp4, m4v, webm, ogv, ogg) eller en video på YouTube eller Vimeo',
  ],
  'a url that is an address, of a video the address of a video file (mp4, m4v, webm, ogv, ogg) or of a video on YouTube or Vimeo':
    [
      'url, joka on osoite, videolla videotiedoston (mp4, m4v, webm, ogv, ogg) tai YouTuben tai Vimeon videon osoite',
      'en url som är en adress, för en video adressen till en videofil (mp4, m4v, webm, ogv, ogg) eller en video på YouTube eller Vimeo',
    ],
  'a heading, instructions or ingredients': [
    'heading, instructions tai ingredients',
    'heading, instructions eller ingredients',
  ],
  'a name or a code': ['name tai code', 'name eller code'],
  'a list': ['lista', 'en lista'],
  'an address, or a list of them': [
    'osoite tai lista osoitteita',
    'en adress eller en lista med adresser',
  ],
  'true or false': ['true tai false', 'true eller false'],
  'an object': ['olio', 'ett objekt'],
  'a text, or give items, or details elements between the tags': [
    'teksti, tai anna items, tai details-elementtejä tagien väliin',
    'en text, eller ge items, eller details-element mellan taggarna',
  ],
  'Closed: the floating buttons of the page open it.': [
    'Suljettuna: sivun kelluvat napit avaavat sen.',
    'Stängt: sidans flytande knappar öppnar det.',
  ],
  'Not shown to editors before #newsletter-modal is in the address: it opens by itself for visitors who have seen a few pages.':
    [
      'Ei näy toimittajille, ennen kuin osoitteessa on #newsletter-modal: avautuu itsestään kävijöille, jotka ovat nähneet muutaman sivun.',
      'Visas inte för redaktörer förrän adressen har #newsletter-modal: det öppnas av sig självt för besökare som har sett några sidor.',
    ],
  'Shown on #kirjaudu, where the cart leads visitors who are not logged in.': [
    'Näkyy kävijöille osoitteessa #kirjaudu, johon ostoskori ohjaa kirjautumattomat.',
    'Visas för besökare på #kirjaudu, dit varukorgen leder den som inte är inloggad.',
  ],
  'Not shown to editors: it opens by itself for customers who have given no address.': [
    'Ei näy toimittajille: avautuu itsestään asiakkaille, joilta osoite puuttuu.',
    'Visas inte för redaktörer: det öppnas av sig självt för kunder som saknar adress.',
  ],
  'the id of a block that has filters': [
    'sellaisen lohkon tunnus, jolla on suodattimia',
    'koden för ett block som har filter',
  ],
  'the address of the shop: nothing can be bought here without it': [
    'lihakaupan osoite: täällä ei voi ostaa mitään ilman sitä',
    'köttbutikens adress: inget kan köpas här utan den',
  ],
  'the origins of the sites that sell: nobody is answered without them': [
    'myyvien sivustojen osoitteet (origins): kenellekään ei vastata ilman niitä',
    'de säljande webbplatsernas adresser (origins): ingen får svar utan dem',
  ],
};
/** Parts of the words that are put together, one after another. */
const parts: readonly (readonly [RegExp, finnish: string, swedish: string])[] = [
  [/^a whole number/, 'kokonaisluku', 'ett heltal'],
  [/^a number/, 'luku', 'ett tal'],
  [/^one of/, 'jokin näistä:', 'något av följande:'],
  [/^a JSON list/, 'JSON-lista', 'en JSON-lista'],
  [/^a JSON object/, 'JSON-olio', 'ett JSON-objekt'],
  [/ of the documented shape/, ' dokumentoidussa muodossa', ' i den dokumenterade formen'],
  [
    / with attribute values by name$/,
    ', jossa arvot attribuuttien nimillä',
    ' med attributens värden efter namn',
  ],
  [
    /, or give elements between the tags$/,
    ', tai anna elementtejä tagien väliin',
    ', eller ge element mellan taggarna',
  ],
  [/^a value:/, 'arvo:', 'ett värde:'],
  [/^a script that can be loaded:/, 'skripti, jonka voi ladata:', 'ett skript som går att ladda:'],
  [
    /this form cannot be sent without it$/,
    'tätä lomaketta ei voi lähettää ilman sitä',
    'formuläret kan inte skickas utan det',
  ],
  [
    /^Closed: links to (.+) open it\.$/,
    'Suljettuna: linkit osoitteeseen $1 avaavat sen.',
    'Stängt: länkar till $1 öppnar det.',
  ],
  [/\bup to\b/, 'enintään', 'högst'],
  [/\bfrom\b/, 'vähintään', 'minst'],
  [/^attribute/, 'attribuutti', 'attribut'],
  [/^property/, 'ominaisuus', 'egenskap'],
  [/^block\b/, 'lohko', 'block'],
  [/^page setting/, 'sivun asetus', 'sidans inställning'],
  [/^JSON child/, 'JSON-lapsi', 'JSON-barn'],
  [/invalid JSON/, 'virheellinen JSON', 'ogiltig JSON'],
  [/line (\d+), column (\d+)/, 'rivi $1, sarake $2', 'rad $1, kolumn $2'],
  [
    /it ends too early; an attribute with JSON needs single quotes/,
    'loppuu kesken; JSON-attribuutti tarvitsee yksinkertaiset lainausmerkit',
    'det slutar för tidigt; ett attribut med JSON behöver enkla citattecken',
  ],
  [
    /the curly quote (.) stands where a straight one \("\) belongs/,
    'kaareva lainausmerkki $1, pitäisi olla suora (")',
    'det krokiga citattecknet $1 ska vara rakt (")',
  ],
  [
    /the single quote ' stands where a double one \("\) belongs/,
    'yksinkertainen lainausmerkki, pitäisi olla kaksinkertainen (")',
    'ett enkelt citattecken, det ska vara dubbelt (")',
  ],
  [/there is a comma before (.)/, 'pilkku ennen merkkiä $1', 'ett komma före $1'],
  [/a comma is missing before (.+)/, 'pilkku puuttuu ennen kohtaa $1', 'ett komma saknas före $1'],
  [
    /the quotation mark \("\) that ends (.+) is missing/,
    'kohdan $1 lopusta puuttuu lainausmerkki (")',
    'citattecknet (") efter $1 saknas',
  ],
  [
    /a quotation mark \("\) is missing before (.+)/,
    'lainausmerkki (") puuttuu ennen kohtaa $1',
    'ett citattecken (") saknas före $1',
  ],
  [
    /(.+) needs quotation marks \("\) around it/,
    '$1 tarvitsee ympärilleen lainausmerkit (")',
    '$1 behöver citattecken (") omkring sig',
  ],
  [
    /the end tag <\/script> is missing, so that the rest of the page is in the data/,
    'lopputagi </script> puuttuu, joten sivun loppu on tiedoissa',
    'sluttaggen </script> saknas, så att resten av sidan är i data',
  ],
  [/(.+) does not belong there/, '$1 ei kuulu siihen', '$1 hör inte hemma där'],
  [
    /^JSON with (.+), first at (.+); it was read without/,
    'JSON, jossa $1, ensin: $2; luettiin ilman',
    'JSON med $1, först på $2; den lästes utan',
  ],
  [
    /^the text (.+), as frameworks write objects: pass (.+) or set the property/,
    'teksti $1, joksi sovelluskehys muuttaa olion: anna $2 tai aseta ominaisuus',
    'texten $1, som ramverk gör av objekt: ge $2 eller sätt egenskapen',
  ],
  [/a comma too many/, 'liikaa pilkkuja', 'ett komma för mycket'],
  [/a non-breaking space/, 'sitova välilyönti', 'ett hårt mellanslag'],
  [/an invisible character/, 'näkymätön merkki', 'ett osynligt tecken'],
  [/a comment/, 'kommentti', 'en kommentar'],
  [/CDATA marks/, 'CDATA-merkintöjä', 'CDATA-märken'],
  [/&quot; for "/, '&quot; lainausmerkin (") paikalla', '&quot; i stället för citattecknet (")'],
];
const leftOut = '; the entry is left out';

const said = (words: string, at: 0 | 1): string =>
  words.endsWith(leftOut)
    ? said(words.slice(0, -leftOut.length), at) +
      ['; kohta jätetään pois', '; posten lämnas bort'][at]
    : (whole[words]?.[at] ??
      parts.reduce((text, [part, ...to]) => text.replace(part, to[at] ?? ''), words));

export const inFinnish = (words: string): string => said(words, 0);
export const inSwedish = (words: string): string => said(words, 1);
