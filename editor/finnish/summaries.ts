/** What widgets are for, in Finnish. */
export const summaries = {
  'Headings that open and close the text below them, as questions and answers.':
    'Otsikoita, joista teksti avautuu ja sulkeutuu, esimerkiksi usein kysyttyjä kysymyksiä (UKK, FAQ).',
  'Asks a customer who is logged in and has given no address for one, in a window that closes once the address is saved. It belongs on every page of the shop.':
    'Kysyy kirjautuneelta asiakkaalta puuttuvan osoitteen ikkunassa, joka sulkeutuu, kun osoite on tallennettu. Kuuluu lihakaupan jokaiselle sivulle.',
  'The logos of brands in a row that moves by itself, or stands still.':
    'Brändien logot rivissä, joka liikkuu itsestään tai pysyy paikallaan.',
  'Quantity and buy button of a meat shop product.':
    'Lihakaupan tuotteen määrän valinta ja ostopainike.',
  'An entry to a prize draw by e-mail address, thanked for in place.':
    'Arvontaan osallistuminen sähköpostiosoitteella. Kiitos näkyy samassa paikassa.',
  'A row of cards that is swiped or turned card by card: products, recipes, news, posts.':
    'Rivi kortteja, joita selataan pyyhkäisemällä tai nuolilla: tuotteita, reseptejä, uutisia tai somejulkaisuja.',
  'A grid of content cards that can be filtered from a dropdown and grown by chunks.':
    'Kortteja, kuten reseptejä tai tuotteita, ruudukossa. Kävijä voi rajata niitä pudotusvalikosta ja pyytää lisää painikkeesta.',
  'The cart page of the meat shop: lines, coupons, summary and the way to the checkout.':
    'Lihakaupan ostoskorisivu: tuoterivit, kupongit, yhteenveto ja siirtyminen kassalle.',
  'Keeps the cart of the main sites and of the shop the same; it shows nothing.':
    'Pitää pääsivustojen ja lihakaupan ostoskorin samana. Sivulla ei näy mitään.',
  'The checkout of the meat shop: delivery details at #toimitus, payment at #maksu, and the purchase as an ordinary form post. It needs an atria-delivery-time on the same page.':
    'Lihakaupan kassa: toimitustiedot kohdassa #toimitus, maksaminen kohdassa #maksu ja tilauksen lähetys. Samalla sivulla on oltava Toimitusaika-osa.',
  'Contact persons with telephone and e-mail, of food service or export.':
    'Myynnin tai viennin henkilöt ja heidän yhteystietonsa: puhelin ja sähköposti.',
  'A message from a consumer with at most one picture.':
    'Kuluttajan viesti, jossa voi olla yksi kuva.',
  'A request of a food-service professional to be contacted.':
    'Ammattiasiakkaan pyyntö, että häneen otetaan yhteyttä.',
  'A number that counts up from 0 when it first comes into view.':
    'Luku, joka laskee nollasta ylöspäin, kun se tulee ensi kertaa näkyviin.',
  'A bar at the bottom of the window that asks for a postal code and tells whether the shop delivers there; once closed it stays away for the visit.':
    'Ikkunan alareunan palkki, joka kysyy postinumeron ja kertoo, toimittaako kauppa sinne. Suljettuna se pysyy poissa koko käynnin ajan.',
  'Asks for a postal code and tells whether the shop delivers there.':
    'Kysyy postinumeron ja kertoo, toimittaako kauppa sinne.',
  'The choice of the delivery date and time, for the checkout beside it: it stands in its slot delivery-time or anywhere else on the page, and shows nothing at the payment step or when only gift cards are bought.':
    'Toimituspäivän ja -ajan valinta kassan rinnalle, kassan omaan kohtaan tai muualle sivulle. Ei näy maksuvaiheessa eikä silloin, kun ostetaan vain lahjakortteja.',
  'Short texts in columns: nine at first, and five more with each press.':
    'Lyhyitä tekstejä palstoilla: aluksi yhdeksän ja jokaisella painalluksella viisi lisää.',
  'A question to an expert, from food-service professionals.':
    'Ammattilaisen kysymys asiantuntijalle.',
  'A contact request to the export team, thanked for in place.':
    'Yhteydenottopyyntö vientitiimille. Kiitos näkyy samassa paikassa.',
  'The product search of the export site: query box, facets, the chosen filters as chips, and a grid of products with their codes.':
    'Vientisivuston tuotehaku: hakukenttä, suodattimet, valitut suodattimet näkyvissä ja tuotteet koodeineen ruudukossa.',
  'Two buttons that float over the page and open its atria-overlay: the newsletter and a question to an expert.':
    'Kaksi sivun päällä kelluvaa nappia, jotka avaavat sivun lomakeikkunan: uutiskirjeen tai kysymyksen asiantuntijalle.',
  'The header of a site: logo, navigation with menus, quick search, language, account and cart.':
    'Jokaisen sivun alku: logo, navigaatio valikoineen, pikahaku, kielet, oma tili ja ostoskori.',
  'Large images at the top of a page, one at a time, with dots and autoplay.':
    'Suuret kuvat sivun alussa yksi kerrallaan. Kuvat voivat vaihtua itsestään.',
  'Large slides with a text over each picture, which go around in both directions.':
    'Suuria dioja, joissa on teksti kuvan päällä. Diat kiertävät molempiin suuntiin.',
  'The history of a company: years with texts and pictures along a line.':
    'Yrityksen historia: vuosia, tekstejä ja kuvia aikajanalla.',
  'Jobs in pages, the one that closes last on top; those that are closed come last and say so.':
    'Työpaikat sivuittain, ylimpänä se, jonka haku päättyy viimeisenä. Päättyneet ovat lopussa, ja niissä lukee se.',
  'A button to like a recipe or another piece of content, with its number of likes.':
    'Painike, jolla tykätään reseptistä tai muusta sisällöstä. Tykkäysten määrä näkyy painikkeessa.',
  'Asks on the way to the checkout who orders: customers log in, guests give their postal code. It shows where the address ends in #kirjaudu, which the cart leads to.':
    'Kysyy matkalla kassalle, kuka tilaa: asiakas kirjautuu, muut antavat postinumeron. Näkyy, kun osoitteen lopussa on #kirjaudu; ostoskori ohjaa sinne.',
  'A lunch menu by weeks: visitors read and print the shown week, and anyone who opens it can edit it and save it as a new menu.':
    'Ruokalista viikoittain: kävijä lukee ja tulostaa viikon, ja kuka tahansa voi muokata listaa ja tallentaa sen uutena.',
  'Sections of links that open and close, as those of the side menu.':
    'Linkkejä osioissa, jotka avautuvat ja sulkeutuvat, kuten sivuvalikossa.',
  'Subscription to news releases and the newsletter of the group, in the page.':
    'Konsernin tiedotteiden ja uutiskirjeen tilaus suoraan sivulla.',
  'A window with the subscription to news releases, which links to #newsreleases open, from this page and from others.':
    'Ikkuna, jossa tilataan tiedotteita. Sen avaavat linkit, joiden osoitteen lopussa on #newsreleases, myös muilta sivuilta.',
  'The newsroom: releases and news, newest first, by category and sub-category, with an optional query box.':
    'Tiedotteet ja uutiset uusimmasta alkaen, aiheittain ja ala-aiheittain. Mukaan saa hakukentän.',
  'Subscription to a newsletter by an e-mail address, in the page.':
    'Uutiskirjeen tilaus sähköpostiosoitteella suoraan sivulla.',
  'A window that offers the newsletter by itself to who has looked around, once: it stays away for 7 days after it was closed, and for 400 days after a subscription.':
    'Ikkuna, joka tarjoaa uutiskirjettä itsestään, kun kävijä on katsellut sivustoa. Suljettuna se pysyy poissa 7 päivää ja tilauksen jälkeen 400 päivää.',
  'A window with the subscription to a newsletter, which links to #newsletter open, from this page and from others.':
    'Ikkuna, jossa tilataan uutiskirje. Sen avaavat linkit, joiden osoitteen lopussa on #newsletter, myös muilta sivuilta.',
  'The thanks for an order and its summary, to be kept or printed. It reports the purchase to the data layer once per order and forgets what the checkout had kept.':
    'Kiitos tilauksesta ja tilauksen tiedot, jotka voi tallentaa tai tulostaa. Kirjaa oston analytiikkaan kerran tilausta kohti ja tyhjentää kassan muistin.',
  'A dialog with the newsletter or with a question to an expert, opened by the floating buttons of the page.':
    'Ikkuna, jossa on uutiskirje tai kysymys asiantuntijalle. Sen avaavat sivun kelluvat napit.',
  'Links to the places of a page, or to pages that belong together, in columns.':
    'Linkkejä sivun kohtiin tai yhteen kuuluviin sivuihin, palstoilla.',
  'A recipe of a professional kitchen whose amounts follow the portions and the portion size that a visitor chooses.':
    'Ammattikeittiön resepti, jonka määrät muuttuvat kävijän valitseman annosmäärän ja annoskoon mukaan.',
  'A product of the meat shop with its price, a buy button and a quick view.':
    'Lihakaupan tuote hintoineen, ostopainikkeineen ja pikakatseluineen.',
  'The product search page of a brand site: query box, dietary filters, facets and a grid of products.':
    'Brändisivuston tuotehakusivu: hakukenttä, erityisruokavaliot, suodattimet ja tuotteet ruudukossa.',
  'The product search of the professional and food-service sites: query box, product groups, filters and a grid of products with their codes.':
    'Ammattilaissivustojen tuotehaku: hakukenttä, tuoteryhmät, suodattimet ja tuotteet koodeineen ruudukossa.',
  'A photo for a contest, with who took it and the acceptance of the rules.':
    'Kilpailukuvan lähettäminen: kuva, kuvaajan tiedot ja sääntöjen hyväksyminen.',
  'A question to the producer without contact details, thanked for in place.':
    'Kysymys valmistajalle ilman yhteystietoja. Kiitos näkyy samassa paikassa.',
  'A search box that suggests pages, products and recipes while one types.':
    'Hakukenttä, joka ehdottaa sivuja, tuotteita ja reseptejä kirjoittaessa.',
  'A product of the meat shop in a popup, opened by setting its code.':
    'Lihakaupan tuote ikkunassa, joka avautuu, kun tuotteen koodi annetaan.',
  'A banner at the bottom of recipe pages on small screens; once closed it stays away for 30 days.':
    'Reseptisivun alareunassa näkyvä banneri pienillä näytöillä. Suljettuna se pysyy poissa 30 päivää.',
  'The recipe search page: query box, recipe filters, facets and a grid of recipes.':
    'Reseptihakusivu: hakukenttä, reseptisuodattimet ja reseptit ruudukossa.',
  'A map of Finland’s regions with numbered buttons: pressing one, on the map or in the list beside it, shows what is told of its region.':
    'Suomen maakuntien kartta, jossa on numeroituja painikkeita. Kun kävijä painaa numeroa kartalla tai luettelossa, alueen tiedot tulevat näkyviin.',
  'Complaint about a product, or other feedback, from consumers.':
    'Kuluttajan reklamaatio tuotteesta tai muu palaute.',
  'The reviews of a meat shop product, and the form by which a customer who is logged in adds one.':
    'Lihakaupan tuotteen arvostelut ja lomake, jolla kirjautunut asiakas kirjoittaa omansa.',
  'Feedback and other matters of food-service customers, to the sales.':
    'Ammattiasiakkaan palaute tai muu asia myynnille.',
  'The header of a page of school materials: picture, heading, text and links. Its heading is that of the page (h1).':
    'Kouluaineistosivun alku: kuva, otsikko, teksti ja linkit. Otsikko on koko sivun pääotsikko (h1).',
  'An order of school materials, chosen from a list.':
    'Lomake, jolla valitaan ja tilataan kouluaineistoja.',
  'A slider of pictures and videos of the school materials, one at a time, that goes around; a video stops when its slide is left.':
    'Kouluaineistojen kuvat ja videot yksi kerrallaan, ympäri kiertäen. Video pysähtyy, kun diasta siirrytään pois.',
  'Tiles of school materials: a picture and a heading, all of it the link.':
    'Kouluaineistojen ruudut: kuva ja otsikko, ja koko ruutu on linkki.',
  'A video of the school materials that plays in place, with its title above. Nothing is asked of the video’s host before a visitor presses play.':
    'Kouluaineistojen video, joka toistetaan paikallaan; nimi on sen yläpuolella. Videopalvelusta ei ladata mitään ennen kuin kävijä käynnistää videon.',
  'A vote between options. The choice shows its text and is remembered in the browser; it is sent nowhere, but fires an event.':
    'Äänestys vaihtoehtojen välillä. Valinta näyttää oman tekstinsä ja jää selaimen muistiin. Ääntä ei lähetetä mihinkään, mutta sivu saa siitä tiedon.',
  'A search field that leads to the site search page.': 'Hakukenttä, joka vie sivustohaun sivulle.',
  'The product listing of the meat shop: query box and a grid of products to buy from.':
    'Lihakaupan tuoteluettelo: hakukenttä ja ruudukko tuotteita, joita voi ostaa.',
  'The search page of a whole site: query box, content groups and a list of hits.':
    'Koko sivuston hakusivu: hakukenttä, sisältölajit ja luettelo osumista.',
  'An application for sponsorship, with a PDF, from teams, groups and schools.':
    'Joukkueen, ryhmän tai koulun sponsorointihakemus, jonka liitteenä on PDF.',
  'A button that opens a video in a window above the page: a picture with its title, or without a picture a plain button. Nothing is asked of the video’s host before.':
    'Painike, joka avaa videon ikkunaan sivun päälle: kuva ja nimi, tai ilman kuvaa tavallinen painike. Videopalvelusta ei ladata mitään etukäteen.',
};
