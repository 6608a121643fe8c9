/** What the fields of forms, newsletters and participation do, in Finnish. */
export const forms = {
  'Number of the prize draw that the entry is for.':
    'Sen arvonnan numero, johon lomakkeella osallistutaan.',
  'Address of the rules that are agreed to; without one no link stands there.':
    'Arvonnan sääntöjen osoite. Jos tyhjä, lomakkeessa ei ole linkkiä sääntöihin.',
  'Text in place of the sent form; without one the form thanks in its own words.':
    'Teksti, joka tulee lähetetyn lomakkeen tilalle. Jos tyhjä, lomake kiittää omin sanoin.',
  'Address of the page after a sent form; without one a thank-you text is shown.':
    'Sivu, jolle lähetyksen jälkeen siirrytään. Jos tyhjä, lomakkeen tilalla näkyy kiitos.',
  'Also writes what is sent to the console on the site mestariforsmanfi; it holds personal data, so never for visitors.':
    'Kirjoittaa lähetettävät tiedot myös selaimen konsoliin Mestari Forsmanin sivustolla. Tiedot ovat henkilötietoja: ei koskaan julkaistavalle sivulle.',
  'Subject that a question, request or order is sent with.':
    'Aihe, jolla kysymys, pyyntö tai tilaus lähetetään.',
  'Id of the customer that a question or request is sent with.':
    'Asiakkaan tunnus, joka lähetetään kysymyksen tai pyynnön mukana.',
  'Id of the content, such as a product, that the request is sent with.':
    'Sen sisällön, esimerkiksi tuotteen, tunnus, josta pyyntö lähetetään.',
  'Text on the button after a send that failed, which sends again.':
    'Painikkeen teksti, kun lähetys ei onnistunut; painike yrittää uudelleen.',
  'Id of the content that is liked.': 'Tykättävän sisällön tunnus.',
  'How many likes the content has, as the page knows it.':
    'Montako tykkäystä sisällöllä on sivun tietojen mukaan.',
  'Heading above the form.': 'Otsikko lomakkeen yläpuolella.',
  'What is sent and how often, above the form.':
    'Mitä lähetetään ja kuinka usein; näkyy lomakkeen yläpuolella.',
  'Title of the window; without one it is that of the form.':
    'Ikkunan otsikko. Jos tyhjä, käytetään lomakkeen omaa otsikkoa.',
  "Which newsletter it is: the site's own, that for professionals, whose subscriptions the page's analytics are told of, or the meat shop's.":
    'Mikä uutiskirje tilataan: sivuston oma, ammattilaisten (tilauksesta kerrotaan sivun analytiikalle) vai lihakaupan.',
  'What the newsletter is about, above the form.':
    'Mistä uutiskirje kertoo; näkyy lomakkeen yläpuolella.',
  'Address of the picture above the text, three wide to two high; it is decoration.':
    'Tekstin yläpuolella olevan koristekuvan osoite. Kuvan suhde on 3:2.',
  'Keeps the window from being offered, as on the pages of a checkout.':
    'Ikkunaa ei tarjota tällä sivulla, esimerkiksi kassalla.',
  'How one chooses between complaint and feedback.':
    'Millä kävijä valitsee reklamaation tai muun palautteen.',
  'Place of purchase that is filled in and locked.':
    'Ostopaikka, joka on valmiiksi täytettynä eikä ole muutettavissa.',
  'Another address for the call of the list of products to choose from.':
    'Toinen osoite rajapinnalle, josta valittavien tuotteiden luettelo tulee. Tarvitaan harvoin.',
  'Id of the product whose reviews are listed.': 'Sen tuotteen tunnus, jonka arvostelut näytetään.',
  'Name of the product, for the title of the form.': 'Tuotteen nimi lomakkeen otsikkoa varten.',
  'User name of the customer who is logged in, the nickname that the form begins with; without one the form cannot be opened and a link leads to the login.':
    'Kirjautuneen asiakkaan käyttäjänimi, joka on lomakkeessa valmiina nimimerkkinä. Jos tyhjä, lomakkeen paikalla on linkki kirjautumiseen.',
  'Where the link to the login leads.': 'Minne kirjautumislinkki vie.',
  'The matter that is chosen at the start.': 'Asia, joka on lomakkeessa valmiiksi valittuna.',
  'Message at a required field that is empty, instead of the usual one.':
    'Oma virheteksti pakolliseen kenttään, joka on tyhjä.',
  'Message at an ill-formed e-mail address, instead of the usual one.':
    'Oma virheteksti sähköpostiosoitteeseen, joka on väärin.',
};
