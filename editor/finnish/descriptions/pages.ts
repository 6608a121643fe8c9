/** What the fields of texts and pictures do, in Finnish. */
export const pages = {
  'Heading of a single panel; its text is the content, else what is in the tags.':
    'Yhden paneelin otsikko. Paneelin teksti on Sisältö-kentässä tai tagien välissä.',
  'Text of the panel that has the heading, plain or as HTML.':
    'Otsikon alta avautuva teksti, tavallisena tai HTML:nä.',
  'Several panels, in order.': 'Useita paneeleita siinä järjestyksessä, jossa ne näkyvät.',
  'Heading of the panel, which opens and closes it.':
    'Paneelin otsikko, jota painamalla paneeli avautuu ja sulkeutuu.',
  'Text of the panel, plain or as HTML.': 'Paneelin teksti, tavallisena tai HTML:nä.',
  'The panel is open at first.': 'Paneeli on avoinna, kun sivu avataan.',
  'Hash by which a link opens the panel, without #.':
    'Tunnus, jolla linkki avaa paneelin; ilman #-merkkiä.',
  'The panel with the heading is open at first.':
    'Yksittäinen paneeli on avoinna, kun sivu avataan.',
  'Panels are at most 100 px high instead of 800; the rest scrolls.':
    'Avattu paneeli on korkeintaan 100 pikseliä korkea eikä 800; loppu vieritetään.',
  'Opening a panel closes the one that was open.':
    'Kun kävijä avaa paneelin, aiemmin avattu sulkeutuu.',
  'Level of the headings in the outline of the page.':
    'Otsikoiden taso sivun rakenteessa. Valitse yhtä tasoa alempi kuin yläpuolella oleva otsikko.',
  'Text of the panel that has the heading; without one, details elements with a summary, each a panel.':
    'Otsikollisen paneelin teksti. Ilman otsikkoa tähän kirjoitetaan details-elementtejä, joissa on summary; jokaisesta tulee paneeli.',
  'The number to count to.': 'Luku, johon lasketaan.',
  'What is counted, below the number.': 'Mitä lasketaan; näkyy luvun alla.',
  'Heading above the list.': 'Otsikko listan yläpuolella.',
  'The items in order; without any, the elements between the tags are the items.':
    'Kohdat järjestyksessä. Jos niitä ei ole, tagien välissä olevat elementit ovat kohtia.',
  'Heading of the item.': 'Kohdan otsikko.',
  'Text of the item, plain or as HTML.': 'Kohdan teksti, tavallisena tai HTML:nä.',
  'It takes the whole row.': 'Kohta on koko rivin levyinen.',
  'Level of the items’ headings in the outline of the page.':
    'Kohtien otsikoiden taso sivun rakenteessa.',
  'Without items, each element is one; data-full-width gives it the whole row, as in a div.':
    'Jos kohtia ei ole lomakkeessa, jokainen elementti on kohta; data-full-width tekee siitä koko rivin levyisen.',
  'The images in order.': 'Kuvat siinä järjestyksessä, jossa ne näkyvät.',
  'Text over the picture.': 'Teksti kuvan päällä.',
  'Changes between the first two images by itself; "false" turns it off.':
    'Kaksi ensimmäistä kuvaa vaihtuvat itsestään.',
  'Seconds between two changes.': 'Kuinka monen sekunnin välein kuva vaihtuu.',
  'The slides in order.': 'Diat siinä järjestyksessä, jossa ne näkyvät.',
  'Lays a dark layer over the picture, with the text in its middle; without it the text stands on a shade at the bottom.':
    'Kuvan päällä on tumma kerros ja teksti sen keskellä. Muuten teksti on alareunan varjostuksen päällä.',
  'Where the text stands: left, center or right.': 'Missä kohdassa teksti on.',
  'Class names of the slide, with blanks between. They are its parts too, so that a style of the page reaches it: atria-hero-slider::part(NAME).':
    'Dian luokkanimet välilyönneillä erotettuina. Niiden avulla sivun omat tyylit muotoilevat dian: atria-hero-slider::part(NIMI).',
  'Heading above the timeline.': 'Otsikko aikajanan yläpuolella.',
  'What happened, in the order in which it is shown.':
    'Tapahtumat siinä järjestyksessä, jossa ne näytetään.',
  'The year, or any short word for the time.': 'Vuosi tai muu lyhyt ajankohta.',
  'What happened, in a few words.': 'Mitä tapahtui, muutamalla sanalla.',
  'More about it, plain or as HTML.': 'Lisää tapahtumasta, tavallisena tekstinä tai HTML:nä.',
  'Address of a picture.': 'Kuvan osoite.',
  'What the picture shows, for those who do not see it; empty if it only decorates.':
    'Mitä kuvassa on, niille jotka eivät näe sitä. Jätä tyhjäksi, jos kuva on vain koriste.',
  'Address of a picture in place of the map, with the numbers of the buttons drawn in it.':
    'Kartan paikalle tulevan kuvan osoite. Painikkeiden numerot on piirretty kuvaan.',
  'The buttons, in order; their numbers count from 1.':
    'Painikkeet järjestyksessä; numerointi alkaa ykkösestä.',
  'What the button is called; without it by its region.':
    'Painikkeen nimi. Jos tyhjä, alueen nimi.',
  'The region, or several with commas or "ja" between them. The map marks regions of Finland by their Finnish, Swedish or English name; another has its button in the list alone.':
    'Alue tai useita pilkuilla tai ja-sanalla erotettuina. Kartta tuntee Suomen maakunnat suomeksi, ruotsiksi ja englanniksi; muut näkyvät vain luettelossa.',
  'What is told of the region; line breaks stay, and telephone numbers become links.':
    'Mitä alueesta kerrotaan. Rivinvaihdot säilyvät; puhelinnumeroista tulee linkkejä.',
};
