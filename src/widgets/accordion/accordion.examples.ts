import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './accordion.contract';

const item = (heading: string, content: string, id = '', open = false) => ({
  heading,
  content,
  id,
  open,
});

const questions = [
  item(
    'Voiko tuotteen pakastaa?',
    'Useimmat tuotteet voi pakastaa omassa pakkauksessaan ennen viimeistä käyttöpäivää.\n\nSulata jääkaapissa ja käytä vuorokauden kuluessa.',
    'pakastaminen',
  ),
  item(
    'Mihin lajittelen pakkauksen?',
    '<p>Huuhtele pakkaus kylmällä vedellä ja lajittele osat:</p><ul><li>muovirasia ja kalvo <strong>muovinkeräykseen</strong></li><li>kartonkikääre kartonkiin</li></ul><p><a href="/vastuullisuus">Lue lisää pakkauksista</a></p>',
  ),
  item('Saako makkaran syödä kylmänä?', 'Kypsät makkarat ja nakit voi syödä sellaisenaan.'),
];

const long = Array.from(
  { length: 14 },
  (_, index) =>
    `<h2>${index + 1} §</h2><p>${'Toimitusehdot koskevat kaikkia tilauksia. '.repeat(6)}</p>`,
).join('');

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Questions of the block, with text and HTML.',
    attributes: { items: questions },
  },
  details: {
    title: 'Questions as details elements between the tags, which stand there before any script.',
    fallback: `<details id="alkupera" open>
    <summary>Mistä näen lihan alkuperän?</summary>
    <p>Alkuperä on merkitty jokaisen pakkauksen takaosaan.</p>
  </details>
  <details>
    <summary>Onko lihassa antibiootteja?</summary>
    <p>Ei. Lääkittyjen eläinten lihaa ei toimiteta ennen varoajan päättymistä.</p>
  </details>`,
  },
  oneOpen: {
    title: 'One panel is open at a time.',
    attributes: { items: questions.map((one, at) => ({ ...one, open: at === 1 })), oneOpen: true },
  },
  single: {
    title: 'A single panel with the text between the tags.',
    attributes: { heading: 'Toimitusehdot', open: true, headingLevel: '2' },
    fallback: '<p>Toimitamme arkisin klo 16–21 ja lauantaisin klo 10–14.</p>',
  },
  small: {
    title: 'The small variant: long text scrolls within 100 px.',
    attributes: { heading: 'Toimitusehdot', content: long, open: true, small: true },
  },
  longContent: {
    title: 'Text that is higher than 800 px scrolls.',
    state: true,
    attributes: { items: [item('Toimitusehdot', long, '', true)] },
  },
  hostile: {
    title: 'Scripts, handlers and styles of a text are not there.',
    state: true,
    attributes: {
      items: [
        item(
          'Tarjous',
          '<p style="position:fixed" onclick="alert(1)">Hinta <b>5 €</b></p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">linkki</a><iframe src="/"></iframe>',
          '',
          true,
        ),
      ],
    },
  },
  longestText: {
    title: 'The longest words of a heading and a text.',
    state: true,
    attributes: {
      items: [
        item(
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und noch mehr davon',
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzrindfleischetikettierung',
          '',
          true,
        ),
      ],
    },
  },
  empty: { title: 'Nothing given: nothing is shown.', state: true },
};
