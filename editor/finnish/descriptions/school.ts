/** What the fields of school materials do, in Finnish. */
export const school = {
  'The heading of the page.': 'Sivun otsikko.',
  'What the page is about; line breaks stay.': 'Mistä sivulla on kyse. Rivinvaihdot säilyvät.',
  'Links that look like buttons, the most important one first.':
    'Painikkeilta näyttävät linkit, tärkein ensin.',
  'Where it leads.': 'Minne linkki vie.',
  'The materials that can be ordered, in order.':
    'Tilattavat aineistot siinä järjestyksessä, jossa ne näkyvät.',
  'Name of the material, as it is chosen and ordered.':
    'Aineiston nimi sellaisena kuin se valitaan ja tilataan.',
  'Address of the material, sent with the order; no two are the same.':
    'Aineiston osoite, joka lähetetään tilauksen mukana. Jokaisella on eri osoite.',
  'The slides, in order.': 'Diat siinä järjestyksessä, jossa ne näkyvät.',
  'Address of the picture; of a video a file (mp4, webm, ogg) or its page on YouTube or Vimeo.':
    'Kuvan osoite; videosta tiedosto (mp4, webm, ogg) tai sen sivu YouTubessa tai Vimeossa.',
  'Whether the slide is a video.': 'Dia on video.',
  'What the video is called, or what the picture shows, for screen readers.':
    'Videon nimi tai ruudunlukijalle se, mitä kuvassa on.',
  'Address of the picture that is shown until a video plays.':
    'Kuva, joka näkyy ennen kuin video käynnistetään.',
  'Address of the captions of a video file, in WebVTT.':
    'Videotiedoston tekstityksen osoite (WebVTT).',
  'The tiles, in order.': 'Ruudut siinä järjestyksessä, jossa ne näkyvät.',
  'What the tile leads to.': 'Mihin ruutu vie.',
  'Address of the picture; without it the heading stands on the brand’s colour.':
    'Kuvan osoite. Jos tyhjä, otsikko on brändin väripohjalla.',
  'Where the tile leads.': 'Sivu, jolle ruutu vie.',
  'Address of a video file (mp4, webm, ogg), or of a video on YouTube or Vimeo.':
    'Videotiedoston (mp4, webm, ogg) tai YouTube- tai Vimeo-videon osoite.',
  'What the video is called.': 'Videon nimi.',
  'Address of the picture that is shown until the video plays.':
    'Kuva, joka näkyy, kunnes video käynnistetään.',
  'Address of the captions of a video file, in WebVTT and in the language of the widget; YouTube and Vimeo have their own.':
    'Videotiedoston tekstityksen osoite (WebVTT, osan kielellä). YouTubessa ja Vimeossa on omat tekstityksensä.',
  'The question, above the options.': 'Kysymys vaihtoehtojen yläpuolella.',
  'Makes the same vote of tags with other words, as in another language, with the options in the same order; without it the words do.':
    'Sama tunnus yhdistää äänestykset, joiden sanat ovat erilaiset, kuten erikieliset; vaihtoehdot samassa järjestyksessä. Jos tyhjä, äänestys tunnistetaan sanoista.',
  'The options, in order.': 'Vaihtoehdot siinä järjestyksessä, jossa ne näkyvät.',
  'What can be chosen.': 'Mitä voi valita.',
  'What is shown once it is chosen.': 'Mitä näytetään, kun tämä on valittu.',
};
