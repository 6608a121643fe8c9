/** What the fields of navigation do, in Finnish. */
export const navigation = {
  "Another text of the newsletter's button.": 'Oma teksti uutiskirjeen painikkeeseen.',
  "Another text of the question's button.": 'Oma teksti kysymyksen painikkeeseen.',
  'The id of the page the header stands on; the navigation is asked for it.':
    'Sen sivun tunnus, jolla yläosa on; navigaatio haetaan sillä.',
  'The id of the sub-domain, sent to the navigation calls only when it is set.':
    'Alasivuston tunnus, joka lähetetään navigaatiota haettaessa, jos se on annettu.',
  'The logo name: a site identifier or sibyllase; it decides wordmark, colours and layout. Without it the brand is used.':
    'Logon nimi: sivuston tunnus tai sibyllase. Se ratkaisee logon, värit ja asettelun. Jos tyhjä, käytetään brändiä.',
  "Where the logo leads; without it the language's front page.":
    'Minne logo vie. Jos tyhjä, kielen etusivulle.',
  'Address of the meat shop, for the cart link; without it https://www.lihakauppa.fi/, or / on a shop page.':
    'Lihakaupan osoite ostoskorilinkkiä varten. Jos tyhjä, https://www.lihakauppa.fi/, tai lihakaupan omilla sivuilla /.',
  'Address of the site search page; the text searched for is added as q. The default is of Finnish pages: others give theirs.':
    'Sivustohaun sivun osoite. Hakusana lisätään osoitteeseen q-parametrina. Oletus on suomenkielisten sivujen: muut antavat omansa.',
  'Another address for the call of the suggestions in the search box.':
    'Toinen osoite rajapinnalle, josta hakuehdotukset tulevat. Tarvitaan harvoin.',
  'Where the account link of a logged-in shop customer leads.':
    'Minne kirjautuneen lihakaupan asiakkaan Oma tili -linkki vie.',
  'Where the account link of anybody else leads.': 'Minne muiden kävijöiden tililinkki vie.',
  'Pixels of scrolling past which the tab row is fixed to the top; without it the value of the brand.':
    'Montako pikseliä sivua vieritetään ennen kuin välilehtirivi jää kiinni yläreunaan. Jos tyhjä, brändin arvo.',
  'Heading above the sections.': 'Otsikko linkkien yläpuolella.',
  'The sections, in order.': 'Osiot siinä järjestyksessä, jossa ne näkyvät.',
  'Text of the section.': 'Osion teksti.',
  'Address of the section; without one a press on its text opens it.':
    'Osion osoite. Jos tyhjä, tekstin painaminen avaa osion.',
  'Links that belong to the section.': 'Osioon kuuluvat linkit.',
  'Text of the link.': 'Linkin teksti.',
  'Address of the link.': 'Linkin osoite.',
  'It is open at first.': 'Osio on avoinna, kun sivu avataan.',
  'Opens a form without a button: from when it is set until the visitor closes the dialog.':
    'Avaa lomakkeen ilman painiketta; se pysyy auki, kunnes kävijä sulkee ikkunan.',
  'What the newsletter is about, above its form.':
    'Mistä uutiskirje kertoo; näkyy lomakkeen yläpuolella.',
  'What may be asked, above the form of the question.':
    'Mitä voi kysyä; näkyy kysymyslomakkeen yläpuolella.',
  'Heading above the links.': 'Otsikko linkkien yläpuolella.',
  'The links, in order.': 'Linkit siinä järjestyksessä, jossa ne näkyvät.',
  'A place of the page by its id, or another page.':
    'Kohta tällä sivulla (# ja kohdan tunnus) tai toinen sivu.',
};
