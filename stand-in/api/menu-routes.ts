import * as v from 'valibot';
import { fetchMenu, fetchMenuRecipes, postMenu } from '../../src/api/menu';
import { lunchRecipes } from '../data/weekly-menu';
import { answers, type Route } from './route';
import type { Store } from './session';
import { filled, refuse, taking } from './validation';

const day = v.array(v.object({ header: filled, link: v.string(), image: v.string() }));
const menu = v.pipe(
  v.array(v.object({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day })),
  v.minLength(1),
);

/** The lunch menus: each save stores them under a new id. */
export const routes = ({ menus }: Store): readonly Route[] => [
  answers(
    fetchMenu,
    (context) =>
      menus.get(context.req.query('menuId') ?? '') ?? refuse(context, 'no such menu', 404),
  ),
  answers(fetchMenuRecipes, () => lunchRecipes),
  answers(
    postMenu,
    taking(menu, (weeks) => {
      const id = String(menus.size + 1);
      menus.set(id, weeks);
      return { id };
    }),
  ),
];
