/** What the fields of cards do, in Finnish. */
export const cards = {
  'Heading above the logos.': 'Otsikko logojen yläpuolella.',
  'The brands in order.': 'Brändit siinä järjestyksessä, jossa ne näkyvät.',
  'Address of the logo.': 'Logon osoite.',
  'Name of the brand, for those who do not see the logo.':
    'Brändin nimi niille, jotka eivät näe logoa.',
  'Where the logo leads; without it it is no link.':
    'Minne logo vie. Jos tyhjä, logo ei ole linkki.',
  'Shows each brand once, in rows that do not move.':
    'Jokainen brändi näkyy kerran, riveillä jotka eivät liiku.',
  'Seconds between two turns.': 'Kuinka monen sekunnin välein rivi liikkuu.',
  'Heading above the cards.': 'Otsikko korttien yläpuolella.',
  'The kind of all cards; the type of a card goes before it.':
    'Minkälaisia kaikki kortit ovat. Yksittäisen kortin oma tyyppi menee tämän edelle.',
  'The cards in order.': 'Kortit siinä järjestyksessä, jossa ne näkyvät.',
  'Code of a shop product.': 'Lihakaupan tuotteen koodi.',
  'Name of a shop product; without it its header.':
    'Lihakaupan tuotteen nimi. Jos tyhjä, näytetään kortin otsikko.',
  'Address of a shop product; without it its link.':
    'Lihakaupan tuotteen osoite. Jos tyhjä, käytetään kortin linkkiä.',
  'Address of the picture; of several the first one is shown.':
    'Kuvan osoite. Jos niitä on useita, ensimmäinen näytetään.',
  'Price in euros with a decimal comma.': 'Hinta euroina, pilkulla kirjoitettuna.',
  'Price of a kilogram.': 'Hinta kilolta.',
  'The same, where pricePerKilo is absent.': 'Kilohinta tästä, jos Kilohinta-kenttä on tyhjä.',
  'Recommended price, beside a reduced one.':
    'Suositushinta, joka näytetään alennetun hinnan vieressä.',
  'Reduction in per cent; 0 for a normal price.':
    'Alennus prosentteina; 0 tarkoittaa normaalihintaa.',
  'The kind of this card where it is not that of all, by the same words as card-kind, or a card type of atria-card-grid such as headerImageWide.':
    'Tämän kortin tyyppi, jos se on eri kuin muilla: suluissa oleva sana kentästä Kaikkien korttien tyyppi tai korttiruudukon korttityyppi, kuten headerImageWide.',
  'Heading of the card.': 'Kortin otsikko.',
  'Where the card leads.': 'Sivu, jolle kortti vie.',
  'Text of the button of the headerImage types; without it there is none.':
    'Kuvakorttien painikkeen teksti. Jos tyhjä, painiketta ei ole.',
  'Likes, on recipe cards.': 'Tykkäysten määrä reseptikortissa.',
  'Cooking time in minutes, on recipe cards.': 'Valmistusaika minuutteina reseptikortissa.',
  'Name of the picture size to ask for; without it that of the type.':
    'Kuvakoon nimi kuvapalvelussa. Jos tyhjä, koko tulee kortin tyypistä.',
  'Kind of the release, before the date of a cisionCard.':
    'Tiedotteen laji, joka näkyy ennen päivämäärää tiedotekortissa.',
  'Date in ISO form, on cards of news and releases.': 'Julkaisupäivä uutis- ja tiedotekorteissa.',
  'Product code, on product cards.': 'Tuotekoodi tuotekorteissa.',
  'Valo code, on product cards.': 'VALO-koodi tuotekorteissa.',
  'GTIN code, on product cards.': 'GTIN-koodi tuotekorteissa.',
  'Text of a social card; from 120 characters on a press shows the rest.':
    'Somejulkaisun teksti. Yli 120 merkin tekstistä näkyy alku, ja loput saa näkyviin painamalla.',
  'Comments, on social cards.': 'Kommenttien määrä somekortissa.',
  'Where a social card comes from, shown as an icon: facebook, instagram, youtube, tiktok, linkedin or x.':
    'Mistä julkaisu on; näkyy kuvakkeena: facebook, instagram, youtube, tiktok, linkedin tai x.',
  'VIDEO makes the image of a social card the file of a video, which nothing of is loaded before it is played.':
    'VIDEO kertoo, että somekortin kuva onkin videotiedosto. Videosta ei ladata mitään ennen kuin se käynnistetään.',
  'Address of the still of a video; without it the ground is plain.':
    'Videon pysäytyskuvan osoite. Jos tyhjä, tausta on yksivärinen.',
  'Address of the picture of who posted it.': 'Julkaisijan profiilikuvan osoite.',
  'Address of the profile of who posted it.': 'Julkaisijan profiilin osoite.',
  'How many days ago it was posted; 0 is today.': 'Montako päivää sitten julkaistiin; 0 on tänään.',
  'Heading above the grid.': 'Otsikko ruudukon yläpuolella.',
  'The look of the card: headerImageSquare (also for an unknown type), headerImageTall, headerImageWide, headerImageXtraTall, recipeCard, jyvabroilerRecipeCard, cisionCard, ridderheimsCard, sibyllaCard, MFProductCard, mynewsdeskCard or exportProductCard.':
    'Kortin ulkoasu. Tuntematon tyyppi näkyy neliökuvana.',
  'Address of the picture.': 'Kuvan osoite.',
  'Columns on wide screens; narrow ones have as many as fit.':
    'Palstojen määrä leveällä näytöllä. Kapealla niitä on niin monta kuin mahtuu.',
  'Rows shown at first and added by each press of show more.':
    'Montako riviä näkyy aluksi ja montako lisää jokaisella Näytä lisää -painalluksella.',
  'Shows the first rows with a show-more button; without it all cards are shown.':
    'Aluksi näkyvät ensimmäiset rivit ja painike, josta saa lisää. Muuten näytetään kaikki kortit.',
  'Items of the filter dropdown; without any there is no filter.':
    'Pudotusvalikon vaihtoehdot. Ilman niitä valikkoa ei ole.',
  'What the filtered cards are asked for with.': 'Tunnus, jolla vaihtoehdon kortit haetaan.',
  'Text of the item.': 'Vaihtoehdon teksti.',
  'Name of the filter dropdown; without it a general one.':
    'Pudotusvalikon nimi. Jos tyhjä, valikolla on yleinen nimi.',
  'The card type asked for when the grid is filtered; the room kept for the cards goes by it, too.':
    'Minkälaisia kortteja haetaan, kun kävijä rajaa ruudukkoa. Korteille varattu tila on tämän mukainen.',
  'Cards in one grid, or grouped by region.':
    'Kortit yhtenä ruudukkona tai alueittain ryhmiteltyinä.',
  'The cards, in order.': 'Kortit siinä järjestyksessä, jossa ne näkyvät.',
  'Name of the person.': 'Henkilön nimi.',
  'What the person does.': 'Mitä henkilö tekee.',
  'Address of the picture; without one the initials stand there.':
    'Kuvan osoite. Jos tyhjä, kuvan paikalla ovat nimikirjaimet.',
  'Telephone number as people write it.': 'Puhelinnumero niin kuin se tavallisesti kirjoitetaan.',
  'E-mail address.': 'Sähköpostiosoite.',
  'Region the person serves; in the export variant cards are grouped by it.':
    'Alue, jota henkilö palvelee. Viennin korteissa ryhmittely on tämän mukaan.',
  'More about the person, plain or as HTML.':
    'Lisätietoa henkilöstä, tavallisena tekstinä tai HTML:nä.',
  'The jobs, in any order.': 'Työpaikat missä järjestyksessä tahansa.',
  'What the job is called.': 'Työpaikan nimike.',
  'Where the work is done.': 'Paikkakunta, jolla työ tehdään.',
  'Address of the page where one applies.': 'Sivu, jolla työpaikkaa haetaan.',
  'The last day to apply, as an ISO date, or date and time; without one the job stays open.':
    'Viimeinen hakupäivä, halutessasi myös kellonaika. Jos tyhjä, haku on auki toistaiseksi.',
  'How many jobs a page has.': 'Montako työpaikkaa on yhdellä sivulla.',
  'The product, as the product search gives it.': 'Tuote sellaisena kuin tuotehaku sen antaa.',
  'Address of the page of the product.': 'Tuotteen sivun osoite.',
  'Its picture, or pictures; the first one is shown.':
    'Tuotteen kuva tai kuvat; ensimmäinen näytetään.',
  'What the banner says.': 'Mitä bannerissa lukee.',
  'Where its button leads.': 'Minne bannerin painike vie.',
  'Text of the button; there is none without a text and an address.':
    'Painikkeen teksti. Painike näkyy, kun sekä teksti että osoite on annettu.',
};
