/** The plugin's own texts in Finnish; its script says what the catalogue says. */
export const finnish: Readonly<Record<string, string>> = {
  'This plugin is of release %s.': 'Tämä lisäosa on julkaisua %s.',
  'The address ends in another one: its files are not checked by hashes, and a block may have what it does not know.':
    'Osoite päättyy toiseen julkaisuun: sen tiedostoja ei tarkisteta tiivisteillä, ja lohkossa voi olla jotain, mitä se ei tunne.',
  'Address of the release': 'Julkaisun osoite',
  Brand: 'Brändi',
  Language: 'Kieli',
  Fonts: 'Fontit',
  'Load the fonts of the brand': 'Lataa brändin fontit',
  'Other settings, a line each': 'Muut asetukset, kukin omalla rivillään',
  'the widgets show once the address of the release is set.':
    'widgetit näkyvät, kun julkaisun osoite on asetettu.',
};
