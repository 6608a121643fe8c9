/** An open job; days from today until applications end. */
type Row = readonly [title: string, city: string, days: number];

const rows: readonly Row[] = [
  ['Tuotantotyöntekijä, siipikarja', 'Seinäjoki', 12],
  ['Lihanleikkaaja', 'Kauhajoki', 20],
  ['Kunnossapitoasentaja', 'Seinäjoki', 9],
  ['Logistiikan työnjohtaja', 'Sipoo', 25],
  ['Laatuasiantuntija', 'Seinäjoki', 16],
  ['Elintarviketutkija', 'Seinäjoki', 30],
  ['Avainasiakaspäällikkö', 'Helsinki', 14],
  ['Myyntineuvottelija, food service', 'Tampere', 18],
  ['Ohjelmistokehittäjä, verkkokauppa', 'Helsinki', 21],
  ['Palkka-asiantuntija', 'Seinäjoki', 7],
  ['Hygieniatyönjohtaja', 'Jyväskylä', 11],
  ['Pakkausoperaattori, vuorotyö', 'Seinäjoki', 28],
  ['Tuotekehittäjä, valmisruoat', 'Seinäjoki', 24],
  ['Sähköautomaatioasentaja', 'Kauhajoki', 13],
  ['Alkutuotannon neuvoja', 'Seinäjoki', 17],
  ['Markkinointiassistentti', 'Helsinki', 10],
  ['Varastotyöntekijä, yövuoro', 'Sipoo', 22],
  ['Controller', 'Helsinki', 26],
  ['Elintarvikealan oppisopimuspaikka', 'Kauhajoki', 40],
  ['Kesätyöntekijä, tuotanto', 'Seinäjoki', 60],
  ['Kesätyöntekijä, laboratorio', 'Seinäjoki', 60],
  ['Sopimustuottajapäällikkö', 'Seinäjoki', 19],
  ['Makkaramestari', 'Forssa', 33],
];

/** The open jobs as of a day; each with its title, city, address and last day of applying. */
export const jobsAt = (now: Date) =>
  rows.map(([title, city, days], index) => ({
    title,
    city,
    url: `/tyopaikat/${3400 + index}`,
    applicationPeriodEnd: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  }));
