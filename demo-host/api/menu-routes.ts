import { Hono } from 'hono';
import * as v from 'valibot';
import { lunchRecipes } from '../data/weekly-menu';
import type { Store } from './session';
import { filled, refuse, taking } from './validation';

const day = v.array(v.object({ header: filled, link: v.string(), image: v.string() }));
const menu = v.pipe(
  v.array(v.object({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day })),
  v.minLength(1),
);

/** The lunch menus: kept under a new id at each save. */
export const menuRoutes = ({ menus }: Store) =>
  new Hono()
    .get('/api/fs/menu', (context) => {
      const known = menus.get(context.req.query('menuId') ?? '');
      return known ? context.json(known) : refuse(context, 'no such menu', 404);
    })
    .get('/api/fs/menu/recipes', (context) => context.json(lunchRecipes))
    .post(
      '/api/fs/menu',
      taking(menu, (weeks) => {
        const id = String(menus.size + 1);
        menus.set(id, weeks);
        return { id };
      }),
    );
