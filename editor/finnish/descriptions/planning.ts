/** What the fields of menus and portions do, in Finnish. */
export const planning = {
  'Id of the menu that is shown when the page’s address has no menuId; without either a menu can be started.':
    'Näytettävän lounaslistan tunnus, kun sivun osoitteessa ei ole menuId-tunnusta. Ilman kumpaakaan kävijä voi aloittaa uuden listan.',
  'The recipe. Numbers may be numbers or texts with a decimal point or comma; names of fields may begin with a capital, as in `Yield`.':
    'Resepti. Luvut voi kirjoittaa pisteellä tai pilkulla, ja kenttien nimet voivat alkaa isolla kirjaimella, kuten Yield.',
  'Portions that the amounts are for.': 'Annosmäärä, jota varten määrät on annettu.',
  'Size of a portion that the amounts are for.': 'Annoskoko, jota varten määrät on annettu.',
  'Unit of the portion size.': 'Annoskoon yksikkö.',
  'What comes out in all, in kilograms; scaled as the amounts are.':
    'Paljonko ruokaa tulee kaikkiaan, kiloina. Muuttuu annosten mukana.',
  'The steps, in order.': 'Työvaiheet järjestyksessä.',
  'Name of the step.': 'Vaiheen nimi.',
  'What is done, as plain text; lines are kept.':
    'Mitä tehdään, tavallisena tekstinä. Rivinvaihdot säilyvät.',
  'What the step takes, in order.': 'Mitä vaiheeseen tarvitaan, järjestyksessä.',
  'What it is.': 'Raaka-aineen nimi.',
  'How much of it the whole recipe takes; one of 0 or less is not shown, and one that is no plain number is shown as it is.':
    'Paljonko sitä tarvitaan koko reseptiin. Määrää 0 tai vähemmän ei näytetä, ja määrä, joka ei ole pelkkä luku, näytetään sellaisenaan.',
  'Unit of the amount.': 'Määrän yksikkö.',
  'Where the ingredient leads, such as its product’s page.':
    'Minne raaka-aine vie, esimerkiksi tuotteensa sivulle.',
  'Nutrients, shown by the Swedish variant, per whatever basis they are given for.':
    'Ravintoarvot, jotka näkyvät ruotsalaisessa laskurissa sellaisina kuin ne on annettu.',
  'Code of the nutrient; shown where it has no name.':
    'Ravintoaineen koodi; näytetään, jos nimeä ei ole.',
  'Name of the nutrient.': 'Ravintoaineen nimi.',
  'How much of it there is; shown as given, never scaled.':
    'Paljonko ravintoainetta on. Ei muutu annosten mukana.',
  'The Finnish one (fi) shows three decimals and takes any portions; the Swedish one (se) shows one decimal and nutrients, and takes 1–1000 portions of 150–650. It does not choose the language.':
    'Suomalainen laskuri näyttää kolme desimaalia ja ottaa minkä tahansa annosmäärän. Ruotsalainen näyttää yhden desimaalin ja ravintoarvot ja ottaa 1–1000 annosta, kooltaan 150–650. Kieleen tämä ei vaikuta.',
};
