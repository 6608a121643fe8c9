import type { Brand } from '../../src/core/page/brand';

type Section = readonly [id: number, titles: RegExp];

/** The sections of a brand's range by what their products' titles say; finer than the groups. */
const sections: Partial<Record<Brand, readonly Section[]>> = {
  ridderheimsse: [
    [811, /^(?!charkbricka).*(salami|chorizo)/i],
    [812, /prosciutto|serrano|coppa|bresaola/i],
    [813, /charkbricka/i],
    [814, /oliver|aioli|antipasti/i],
  ],
  lithellsse: [
    [821, /grillkorv|bratwurst|kabanoss|ost & bacon|jättekorv/i],
    [822, /falukorv/i],
    [823, /chorizo|salsiccia/i],
    [824, /wienerkorv|hot dog|kycklingkorv/i],
  ],
  lonnebergase: [
    [831, /skinka/i],
    [832, /kalkon|kyckling/i],
    [833, /leverpastej/i],
    [834, /bacon/i],
  ],
  goohse: [
    [841, /carbonara|köttbullar|lax|lasagne|rydberg|pytt/i],
    [842, /tikka|thai|wok/i],
    [843, /falafel|sin carne/i],
    [844, /sallad|bowl/i],
  ],
  delise: [
    [851, /sallad|coleslaw/i],
    [852, /röra|tzatziki|hummus/i],
    [853, /paté/i],
    [854, /rökt|tapasbricka/i],
  ],
  sibylla: [
    [861, /burger|hampurilainen/i],
    [862, /nakkisämpylä|grillimakkara|lihis/i],
    [863, /kebab|tortilla/i],
    [864, /^ranskalaiset|nugetit/i],
  ],
  jyvabroiler: [
    [871, /filee?pihvi/i],
    [872, /suikale|fileekuutio/i],
    [873, /paistileike|koipireisi/i],
    [874, /grilli|siivet|vartaat/i],
    [875, /leikkele/i],
  ],
};

/** What is new on the main site. */
const novelties = 800;

/** The sections a product stands in: what matchAllCategoryIds asks for. */
export const sectionsOf = (site: Brand, title: string, novelty: boolean): readonly number[] => [
  ...(sections[site] ?? []).filter(([, titles]) => titles.test(title)).map(([id]) => id),
  ...(novelty ? [novelties] : []),
];
