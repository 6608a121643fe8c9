// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { searchContent, searchRecipes } from '../../../../src/api/search';
import { visit } from './visit';

const everything = { page: 1, pageSize: 100 };
const main = visit();
const titlesFor = async (q: string, language = 'fi', site?: string) =>
  (await searchRecipes(visit(site), { ...everything, language, q })).hits.map(({ title }) => title);

// Each query with titles that are among its first hits, and titles that it does not find.
describe('a recipe search by name or ingredient', () => {
  it.each([
    // ingredients, in every form
    ['riisi', ['Kanarisotto ja herneet', 'Täytetyt paprikat'], ['Helppo makaronilaatikko']],
    ['riisiä', ['Kanarisotto ja herneet', 'Täytetyt paprikat'], []],
    ['riisin', ['Kanarisotto ja herneet', 'Täytetyt paprikat'], []],
    ['Riisia', ['Kanarisotto ja herneet', 'Täytetyt paprikat'], []],
    ['sipuli', ['Maksapihvit ja sipuli', 'Jauhelihakeitto'], ['Pasta carbonara pekonista']],
    ['sipuleita', ['Maksapihvit ja sipuli', 'Pyttipannu'], ['Pasta carbonara pekonista']],
    ['kerma', ['Kermainen kanapasta', 'Kinkkukiusaus'], ['Jauhelihakeitto']],
    ['kermalla', ['Kermainen kanapasta', 'Kinkkukiusaus'], ['Jauhelihakeitto']],
    ['kananmuna', ['Pekonimunakas', 'Pyttipannu'], ['Kanarisotto ja herneet', 'Coq au vin']],
    ['munia', ['Pekonimunakas', 'Pyttipannu'], ['Kanarisotto ja herneet']],
    ['porkkanoita', ['Jauhelihakeitto', 'Karjalanpaisti'], ['Kanavartaat ja tsatsiki']],
    ['retiisi', ['Voileipäkakku kinkusta'], ['Kanarisotto ja herneet']],
    ['sieniä', ['Coq au vin'], ['Siskonmakkarakeitto']],
    ['voita', ['Entrecôte ja maustevoi', 'Wieninleike'], ['Jauhelihakeitto']],
    ['voi', ['Entrecôte ja maustevoi', 'Wieninleike'], ['Jauhelihakeitto']],
    // names
    ['kana', ['Kana-nuudeliwok', 'Kanarisotto ja herneet'], ['Jauhelihakeitto', 'Pyttipannu']],
    ['kanaa', ['Kermainen kanapasta', 'Wrapit kanasta ja guacamolesta'], ['Jauhelihakeitto']],
    ['jauheliha', ['Jauhelihakeitto', 'Broilerin jauhelihapihvit'], ['Karjalanpaisti']],
    ['jauhelihasta', ['Kaalilaatikko jauhelihasta', 'Jauhelihakeitto'], ['Karjalanpaisti']],
    ['jauhelihat', ['Jauhelihakeitto', 'Tortillat jauhelihatäytteellä'], []],
    ['makkaroita', ['Siskonmakkarakeitto', 'Pyttipannu'], ['Helppo makaronilaatikko']],
    ['pihvit', ['Maksapihvit ja sipuli', 'Kesäinen perunasalaatti ja pihvi'], []],
    ['hampurilaisia', ['Klassinen hampurilainen'], ['Jauhelihakeitto']],
    // consonant gradation
    ['kinkun', ['Kinkkukiusaus', 'Hernekeitto palvikinkulla'], ['Nakkistroganoff']],
    ['kinkku', ['Kinkkukiusaus', 'Voileipäkakku kinkusta'], ['Nakkistroganoff']],
    ['leivän', ['Lämmin voileipä saunapalvista', 'Caesarsalaatti kanasta'], []],
    ['maidosta', ['Juustoinen pastavuoka', 'Pekonimunakas'], ['Karjalanpaisti']],
    ['nauta', ['Karjalanpaisti', 'Jauhelihakeitto'], ['Kinkkukiusaus']],
    ['nakit', ['Uunilohkoperunat ja nakit', 'Nakkistroganoff'], ['Kinkkukiusaus']],
    // other words for the same
    ['broileri', ['Broileri tikka masala', 'Kanarisotto ja herneet'], ['Jauhelihakeitto']],
    ['possua', ['Nyhtöpossutacot', 'Karjalanpaisti'], ['Jauhelihakeitto']],
    ['spagettia', ['Spaghetti bolognese', 'Pasta carbonara pekonista'], ['Kinkkukiusaus']],
    // what is not meant
    ['kani', [], ['Kanarisotto ja herneet']],
    ['400', [], ['Jauhelihakeitto']],
    ['dl', [], ['Jauhelihakeitto']],
  ])('finds for "%s" %j, but not %j', async (q, first, never) => {
    const found = await titlesFor(q);
    expect(found.slice(0, 20)).toEqual(expect.arrayContaining(first));
    expect(found.filter((title) => never.includes(title))).toEqual([]);
    expect(found.length > 0).toBe(first.length > 0);
  });

  it.each([
    ['kanaa riisiä', ['Kanarisotto ja herneet']],
    ['kanaa, riisiä ja herneitä', ['Kanarisotto ja herneet']],
    ['riisi + kana', ['Kanarisotto ja herneet']],
    ['jauheliha juusto', ['Täytetyt paprikat', 'Spaghetti bolognese', 'Klassinen hampurilainen']],
    ['pekoni muna', ['Pekonimunakas', 'Pasta carbonara pekonista', 'Brunssilautanen']],
    ['kinkku peruna kerma', ['Kinkkukiusaus', 'Rosolli ja palvikinkku']],
    ['xyzzy kinkku', ['Kinkkukiusaus']],
  ])('puts for "%s" %j first, and others below', async (q, first) => {
    const found = await titlesFor(q);
    expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted());
    expect(found.length).toBeGreaterThan(first.length);
  });

  it.each([
    ['se', 'ris', ['Kycklingrisotto med ärter', 'Fyllda paprikor'], ['Fläskfilé i bacon']],
    ['se', 'gris', [], ['Kycklingrisotto med ärter']],
    ['se', 'lökar', ['Leverbiffar med lök', 'Köttfärssoppa'], ['Kycklingspett med tzatziki']],
    ['se', 'gurka', ['Korvstroganoff', 'Klassisk hamburgare'], ['Köttfärssoppa']],
    [
      'se',
      'ost',
      ['Ostig pastagratäng', 'Skinkfrestelse'],
      ['Köttfärssoppa', 'Rostbiff med pepparsås'],
    ],
    ['se', 'köttfärs ost', ['Fyllda paprikor'], []],
    ['en', 'rice', ['Chicken risotto with peas', 'Stuffed peppers'], ['Karelian stew']],
    ['en', 'egg', ['Hash with fried egg', 'Pasta carbonara'], ['Karelian stew']],
    ['en', 'potatoes', ['Minced meat soup', 'Ham and potato gratin'], ['Spaghetti bolognese']],
    ['en', 'chicken and rice', ['Chicken risotto with peas'], []],
  ])('finds in "%s" for "%s" %j, but not %j', async (language, q, first, never) => {
    const found = await titlesFor(q, language);
    expect(found.slice(0, 20)).toEqual(expect.arrayContaining(first));
    expect(found.filter((title) => never.includes(title))).toEqual([]);
  });

  it('knows the ingredients of large kitchens', async () => {
    expect(await titlesFor('rotselleri', 'se', 'foodservicese')).toContain('Kalops');
    expect(await titlesFor('rotsellerin', 'se', 'foodservicese')).toContain('Kalops');
  });

  it('is the same in the search of the whole site, below what has the word in its name', async () => {
    const { hits } = await searchContent(main, { ...everything, language: 'fi', q: 'peruna' });
    const isNamed = hits.map(({ title }) => /peruna/i.test(title));
    expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false));
    const dill = await searchContent(main, { ...everything, language: 'fi', q: 'tilli' });
    expect(dill.hits.map(({ type }) => type)).not.toContain('CisionReleasePage');
  });
});
