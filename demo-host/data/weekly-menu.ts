import { recipes } from './recipes';
import { textIn } from './texts';

/** A dish of a weekly menu [MENU-03]. */
export interface MenuCard {
  readonly header: string;
  readonly link: string;
  readonly image: string;
}
export const menuDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type MenuWeek = Readonly<Record<(typeof menuDays)[number], readonly MenuCard[]>>;

/** Recipes by name: what an added dish gets its link and image from [MENU-08]. */
export const lunchRecipes: Readonly<Record<string, MenuCard>> = Object.fromEntries(
  recipes.slice(0, 45).map(({ title, url, image }) => {
    const header = textIn(title, 'fi');
    return [header, { header, link: textIn(url, 'fi'), image }];
  }),
);

const dish = (name: string): MenuCard =>
  lunchRecipes[name] ?? { header: name, link: '', image: '' };
const day = (...names: string[]) => names.map(dish);

/** The menu that the stand-in back end knows by the id '1'. */
export const sampleMenu: readonly MenuWeek[] = [
  {
    monday: day('Jauhelihakeitto', 'Tuore ruisleipä'),
    tuesday: day('Kermainen kanapasta', 'Vihersalaatti', 'Tomaattinen linssikeitto'),
    wednesday: day('Lihapullat ja kermakastike', 'Perunamuusi', 'Puolukkasurvos'),
    thursday: day('Hernekeitto palvikinkulla', 'Pannukakku ja hillo'),
    friday: day('Pannupizza pepperonista', 'Salaattipöytä'),
  },
  {
    monday: day('Nakkistroganoff', 'Keitetyt perunat'),
    tuesday: day('Broileri tikka masala', 'Basmatiriisi'),
    wednesday: day('Helppo makaronilaatikko', 'Ketsuppi', 'Porkkanaraaste'),
    thursday: day('Siskonmakkarakeitto', 'Ohukaiset'),
    friday: day('Uunilohkoperunat ja nakit', 'Juustoinen pastavuoka'),
  },
];
