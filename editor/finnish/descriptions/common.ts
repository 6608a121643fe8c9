/** What the fields of every tag do, in Finnish. */
export const common = {
  'The site whose look and behaviour to use; without it the page setting or the host name decides.':
    'Brändi, jonka ulkoasua ja toimintaa osa noudattaa. Jos tyhjä, sivun asetus tai verkko-osoite ratkaisee.',
  'The language of the texts: fi, en, se or de; without it the page setting or the first path segment decides.':
    'Osan omien tekstien kieli: fi, en, se tai de. Jos tyhjä, sivun asetus tai osoitteen alku ratkaisee.',
  'The id of the page block (a JSON script with the same data-atria-block) that holds the data.':
    'Sen sivulla olevan tietolohkon tunnus, josta osa lukee tietonsa. Kehittäjä kertoo, jos tätä tarvitaan.',
  'Whether the widget loads when it comes near the window, or at once.':
    'Ladataanko osa vasta, kun kävijä vierittää sen lähelle, vai heti.',
  'How many entries (cards, tiles, events …) the widget shows first: the page keeps their room free until they are there, of 32 at most. The template that prints the data counts them.':
    'Montako kohtaa (korttia, ruutua, tapahtumaa…) osa näyttää aluksi: sivu varaa niille tilan valmiiksi (enintään 32:lle), ettei sisältö hypähdä. Yleensä sivupohja laskee tämän itse.',
  'The place of the captcha, filled by the form itself.':
    'Captcha-varmistuksen paikka; lomake täyttää sen itse.',
};
