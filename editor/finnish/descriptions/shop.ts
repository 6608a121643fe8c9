/** What the fields of the shop do, in Finnish. */
export const shop = {
  'Where customers log out, for those who give no address now. Who follows a link to it, anywhere on the page, leaves nothing of theirs in the browser.':
    'Minne uloskirjautuminen vie asiakkaan, joka ei halua antaa osoitettaan nyt. Sinne vievää linkkiä seuraavan asiakkaan tiedot poistetaan selaimesta.',
  'Paths of pages that can be read without giving the address, as help and privacy.':
    'Sivut, joita voi lukea osoitetta antamatta, kuten ohjeet ja tietosuoja.',
  'Code of the product that is bought.': 'Ostettavan tuotteen koodi.',
  'How many are left; without it as many as wanted, 0 or less is sold out.':
    'Montako on jäljellä. Jos tyhjä, tuotetta voi ostaa rajatta; 0 tarkoittaa loppuunmyytyä.',
  'The most one can buy at a time while the stock has no number.':
    'Montako kävijä voi ostaa kerralla, kun varaston määrää ei tiedetä.',
  'What is bought, for messages and analytics.':
    'Ostettavan tuotteen tiedot viestejä ja analytiikkaa varten.',
  'Name of the product.': 'Tuotteen nimi.',
  'Category of the product, for analytics.': 'Tuotteen tuoteryhmä analytiikkaa varten.',
  'Its price in euros with a decimal comma, for analytics.':
    'Tuotteen hinta euroina pilkulla kirjoitettuna, analytiikkaa varten.',
  'This is the product’s own page: the product counts as viewed.':
    'Painike on tuotteen omalla sivulla: tuote lasketaan katsotuksi.',
  'Address of the meat shop, for pages of other sites.':
    'Lihakaupan osoite. Tarvitaan muiden sivustojen sivuilla.',
  'Address of the checkout.': 'Kassan osoite.',
  'Address that continue shopping leads to.': 'Minne Jatka ostoksia -painike vie.',
  'Cards below the cart.': 'Tietokortit ostoskorin alapuolella.',
  'Text below the heading.': 'Teksti otsikon alapuolella.',
  'Address of a link below the text.': 'Tekstin alla olevan linkin osoite.',
  'Text of the link; without it the address is shown.':
    'Linkin teksti. Jos tyhjä, näytetään osoite.',
  'Which side this page is: main asks for the cart, shop answers.':
    'Kummalla puolella tämä sivu on: pääsivusto kysyy ostoskoria, lihakauppa vastaa.',
  'Address of this page, which the purchase names for the way back to it.':
    'Tämän sivun osoite, jonka avulla maksusta palataan takaisin.',
  'Address that the purchase is posted to: one of the page’s own origin, of its `data-api-base`, or of a `data-purchase-url` on the script tag.':
    'Osoite, johon tilaus lähetetään: sivun omaa alkuperää, sen `data-api-base`-osoitteen tai skriptitagin `data-purchase-url`-osoitteen alkuperää.',
  'Codes of the ways to pay, separated by commas, in the order they are offered: FI54 is mobile pay, FI50 card payment, any other an online bank.':
    'Maksutapojen koodit pilkuilla erotettuina siinä järjestyksessä, jossa niitä tarjotaan: FI54 on mobiilimaksu, FI50 korttimaksu ja muut verkkopankkeja.',
  'Address of the products, for a visitor whose cart is empty.':
    'Minne ohjataan kävijä, jonka ostoskori on tyhjä.',
  'A word at the top, such as that a payment was not made.':
    'Viesti kassan yläosassa, esimerkiksi siitä että maksu keskeytyi.',
  'An atria-delivery-time, to stand between the address and the button; elsewhere on the page it does as well.':
    'Toimitusaika-osa (atria-delivery-time), joka tulee osoitteen ja painikkeen väliin. Se voi olla myös muualla sivulla.',
  'Text shown when the shop delivers to the postal code.':
    'Teksti, joka näytetään, kun kauppa toimittaa postinumeroalueelle.',
  'Another address for the call that the widget is about.':
    'Toinen osoite sille rajapinnalle, jota osa käyttää. Tarvitaan harvoin.',
  'Postal code that is delivered to, when the page’s address has no postinumero.':
    'Postinumero, johon toimitetaan, jos sivun osoitteessa ei ole postinumeroa.',
  'Where customers log in.': 'Missä asiakkaat kirjautuvat sisään.',
  'Parameter by which the login is told where it leads back to, the checkout; empty for a login that takes none.':
    'Parametri, joka kertoo kirjautumiselle, että sen jälkeen palataan kassalle. Jätä tyhjäksi, jos kirjautuminen ei ota sellaista.',
  'The order, as the back end has it; amounts are texts with a decimal comma.':
    'Tilaus sellaisena kuin tilausjärjestelmä sen antaa. Summissa on desimaalipilkku.',
  'Number of the order; the purchase is reported once for each.':
    'Tilausnumero. Osto kirjataan analytiikkaan kerran tilausta kohti.',
  'When it was ordered, as an ISO date or time.': 'Milloin tilattiin.',
  'Where the confirmation was sent to.': 'Minne vahvistus lähetettiin.',
  'Phone number for the delivery.': 'Puhelinnumero toimitusta varten.',
  'Who gets it, and where.': 'Kenelle ja minne tilaus toimitetaan.',
  'First name of who gets it.': 'Saajan etunimi.',
  'Last name.': 'Sukunimi.',
  'Street address.': 'Katuosoite.',
  'Postal code, five digits.': 'Postinumero, viisi numeroa.',
  'Town of the address.': 'Postitoimipaikka.',
  'Delivery date as chosen.': 'Valittu toimituspäivä.',
  'Delivery time as chosen.': 'Valittu toimitusaika.',
  'What the customer added.': 'Mitä asiakas lisäsi tilaukseen.',
  'How it was paid, as the customer reads it.': 'Maksutapa sellaisena kuin asiakas sen lukee.',
  'What was bought.': 'Mitä ostettiin.',
  'Code of the product.': 'Tuotteen koodi.',
  'Id of the product; it is not shown.': 'Tuotteen tunnus; sitä ei näytetä.',
  'How many were bought.': 'Montako ostettiin.',
  'Price of the whole line, in euros.': 'Koko rivin hinta euroina.',
  'The same without discounts; shown struck through where it differs.':
    'Rivin hinta ilman alennuksia; näkyy yliviivattuna, jos se on eri.',
  'Sum of the lines.': 'Rivien summa.',
  'Discount of the whole order, with or without a minus; 0,00 shows none.':
    'Koko tilauksen alennus, miinusmerkillä tai ilman; arvolla 0,00 ei näy mitään.',
  'Price of the delivery; 0,00 when absent.': 'Toimituksen hinta; ilman arvoa 0,00.',
  'Handling fee; 0,00 shows none.': 'Käsittelymaksu; arvolla 0,00 ei näy mitään.',
  'What gift cards pay, with or without a minus; 0,00 shows none.':
    'Lahjakorteilla maksettu osuus, miinusmerkillä tai ilman; arvolla 0,00 ei näy mitään.',
  'What loyalty coupons pay, with or without a minus; 0,00 shows none.':
    'Kanta-asiakaskupongeilla maksettu osuus, miinusmerkillä tai ilman; arvolla 0,00 ei näy mitään.',
  'What refund codes pay, with or without a minus; 0,00 shows none.':
    'Hyvityskoodeilla maksettu osuus, miinusmerkillä tai ilman; arvolla 0,00 ei näy mitään.',
  'Value added tax within the total; 0,00 shows none.':
    'Loppusumman sisältämä arvonlisävero; arvolla 0,00 ei näy mitään.',
  'Its per cent, without the sign.': 'Sen prosentti ilman merkkiä.',
  'What the order costs.': 'Mitä tilaus maksaa.',
  'Where the way on leads.': 'Minne jatkolinkki vie.',
  'Code of the product to show; the popup is open while it is set.':
    'Näytettävän tuotteen koodi. Ikkuna on auki, kun koodi on annettu.',
};
