/** What the fields of searches and listings do, in Finnish. */
export const find = {
  'What the names of this list begin with in the address of the page, where several lists stand on one page: with tuotteet the number of the page is tuotteet-page. The text searched for, q, is of all of them.':
    'Millä tämän luettelon nimet alkavat sivun osoitteessa, kun sivulla on useita luetteloita: arvolla tuotteet sivun numero on tuotteet-page. Hakusana q on niille kaikille yhteinen.',
  'How many hits a page of results has.': 'Montako osumaa näytetään kerralla.',
  'The site search page; a link to all products there, with the text searched for, is shown when this is set.':
    'Sivustohaun sivu. Kun tämä on annettu, tuloksissa on linkki kaikkiin tuotteisiin samalla hakusanalla.',
  'Shows the query box above the filters.': 'Suodattimien yläpuolella on hakukenttä.',
  'Ids of categories, separated by commas, of which a hit must have at least one; without it all are listed.':
    'Luokkien tunnukset pilkuilla erotettuina. Luetteloon tulee vain se, mikä kuuluu johonkin niistä. Jos tyhjä, kaikki.',
  'Names of authors, separated by commas; only their items are listed.':
    'Kirjoittajien nimet pilkuilla erotettuina; vain heidän juttunsa näytetään.',
  'The page that searches the whole site; a link to it, with the text searched for, is shown when this is set.':
    'Sivu, joka hakee koko sivustolta. Kun tämä on annettu, tuloksissa on linkki sinne samalla hakusanalla.',
  'The look of the products; auto is the card of the brand.':
    'Tuotekorttien ulkoasu. Oletus on brändin oma kortti.',
  'Columns on wide screens; auto is three or four by the brand.':
    'Palstojen määrä leveällä näytöllä. Oletus on brändin mukaan kolme tai neljä.',
  'The id of the product group to keep to.': 'Sen tuoteryhmän tunnus, josta haetaan.',
  'Shows hits only once something is searched for or chosen.':
    'Tuloksia näkyy vasta, kun kävijä hakee tai valitsee jotain.',
  'The id of the page whose content is searched; sent only when set.':
    'Sen sivun tunnus, jonka sisällöistä haetaan. Tarvitaan harvoin.',
  'Ids of categories, separated by commas, that a hit must all have.':
    'Luokkien tunnukset pilkuilla erotettuina. Tuloksiin tulee vain se, mikä kuuluu niihin kaikkiin.',
  'Another address for the call of the dietary and other tags that stand for themselves.':
    'Toinen osoite rajapinnalle, josta erityisruokavaliot ja muut yksittäiset suodattimet tulevat. Tarvitaan harvoin.',
  'Searches equipment instead of products; its texts speak of equipment.':
    'Haetaan laitteita eikä tuotteita; myös tekstit puhuvat laitteista.',
  'The page that the link to all products goes to; without one a button clears the whole search instead.':
    'Sivu, jolle kaikkien tuotteiden linkki vie. Jos tyhjä, sen paikalla on painike, joka tyhjentää haun.',
  'How the box looks: quick is a wide field with a button, mobile fits a header bar, sticky is a field of 216 px.':
    'Miltä hakukenttä näyttää: leveä kenttä ja painike, mobiilin yläpalkkiin sopiva tai 216 pikselin kenttä kiinteään riviin.',
  'Name and placeholder of the field; without it a text in the page language.':
    'Kentän nimi ja vihjeteksti. Jos tyhjä, osan oma teksti sivun kielellä.',
  'The order of the suggestions, as the search service numbers it.':
    'Ehdotusten järjestys hakupalvelun numerolla.',
  'The id of the recipe search block whose filters stand as buttons below the query box; without one there are none.':
    'Sen reseptihakulohkon tunnus, jonka suodattimet ovat painikkeina hakukentän alla. Jos tyhjä, painikkeita ei ole.',
  'The page that the link to all recipes goes to; by default the recipes of the site search, with the text searched for.':
    'Sivu, jolle kaikkien reseptien linkki vie. Jos tyhjä, sivustohaun resepteihin samalla hakusanalla.',
  'The look of the recipes; auto is the recipe card of the brand.':
    'Reseptikorttien ulkoasu. Oletus on brändin oma reseptikortti.',
  'What is searched for: 0 all, 1 products, 2 recipes, 3 other content.':
    'Mistä haetaan: 0 kaikesta, 1 tuotteista, 2 resepteistä, 3 muusta sisällöstä.',
  'Lists all products at once: there is no button for more.':
    'Kaikki tuotteet näytetään kerralla, ilman Näytä lisää -painiketta.',
  'The kinds of content to choose from; without it all, products, recipes and other content.':
    'Sisältölajit, joista kävijä valitsee. Jos tyhjä: kaikki, tuotteet, reseptit ja muu sisältö.',
  'Number of the content group: 0 all, 1 products, 2 recipes, 3 other content.':
    'Sisältölajin numero: 0 kaikki, 1 tuotteet, 2 reseptit, 3 muu sisältö.',
  'Text of the choice.': 'Valinnan teksti.',
  'The order of the hits, as the search service numbers it.':
    'Tulosten järjestys hakupalvelun numerolla.',
};
