/** The plugin's own texts in Finnish; what it says of fields is the catalogue's, see field-texts.ts. */
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
  More: 'Lisää',
  '%s (usual)': '%s (oletus)',
  '%s is missing': '%s puuttuu',
  'Media library': 'Mediakirjasto',
  'Media library: %s': 'Mediakirjasto: %s',
  'Move up': 'Siirrä ylös',
  'Move down': 'Siirrä alas',
  Remove: 'Poista',
  'Add to %s': 'Lisää: %s',
};
