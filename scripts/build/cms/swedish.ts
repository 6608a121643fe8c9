/** The plugin's own texts in Swedish; those of its script are the catalogue's. */
export const swedish: Readonly<Record<string, string>> = {
  'This plugin is of release %s.': 'Tillägget är av version %s.',
  'The address ends in another one: its files are not checked by hashes, and a block may have what it does not know.':
    'Adressen slutar på en annan version: dess filer kontrolleras inte med kontrollsummor, och ett block kan ha något som den inte känner till.',
  'Saved, but these lines are no settings, as search-url=/haku or edit-mode: %s':
    'Sparat, men de här raderna är inga inställningar, såsom search-url=/haku eller edit-mode: %s',
  'Address of the release': 'Versionens adress',
  Brand: 'Varumärke',
  Language: 'Språk',
  'Address of the rendering service': 'Renderingstjänstens adress',
  'Where npx atria-widgets serve-prerender runs, for widgets that are painted before any script; may be empty.':
    'Där npx atria-widgets serve-prerender körs, för widgetar som syns före alla skript; får vara tom.',
  Fonts: 'Typsnitt',
  'Load the fonts of the brand': 'Ladda varumärkets typsnitt',
  'Other settings, a line each': 'Andra inställningar, en per rad',
  'the widgets show once the address of the release is set.':
    'widgetarna visas när versionens adress är given.',
};
