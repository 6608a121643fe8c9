/** The plugin's own texts in Finnish; those of its script are the catalogue's. */
export const finnish: Readonly<Record<string, string>> = {
  'This plugin is of release %s.': 'Tämä lisäosa on julkaisua %s.',
  'The address ends in another one: its files are not checked by hashes, and a block may have what it does not know.':
    'Osoite päättyy toiseen julkaisuun: sen tiedostoja ei tarkisteta tiivisteillä, ja lohkossa voi olla jotain, mitä se ei tunne.',
  'Saved, but these lines are no settings, as search-url=/haku or edit-mode: %s':
    'Tallennettu, mutta nämä rivit eivät ole asetuksia, kuten search-url=/haku tai edit-mode: %s',
  'Address of the release': 'Julkaisun osoite',
  Brand: 'Brändi',
  Language: 'Kieli',
  'Address of the rendering service': 'Piirtopalvelun osoite',
  'Where npx atria-widgets serve-prerender runs, for widgets that are painted before any script; may be empty.':
    'Missä npx atria-widgets serve-prerender on käynnissä: sen avulla widgetit näkyvät ennen skriptejä. Voi olla tyhjä.',
  Fonts: 'Fontit',
  'Load the fonts of the brand': 'Lataa brändin fontit',
  'Other settings, a line each': 'Muut asetukset, kukin omalla rivillään',
  'the widgets show once the address of the release is set.':
    'widgetit näkyvät, kun julkaisun osoite on asetettu.',
};
