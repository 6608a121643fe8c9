import * as v from 'valibot';
import { bodyOf, defineCall } from './define-call';
import { field } from './field';
import { param } from './param';
import { answerList, listOf, text } from './schema';

/** A dish. */
export const menuCardSchema = v.object({
  header: field(text, { description: 'Name of the dish.', example: 'Hernekeitto' }),
  link: field(text, { description: 'Address of its recipe.' }),
  image: field(text, { description: 'Address of its picture; none when absent.' }),
});
const day = field(listOf(menuCardSchema), {
  description: 'Dishes of the day, in order; empty on a day without any.',
});
const weekSchema = v.object(
  v.entriesFromList(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], day),
);
// The new id is the answer itself or in an object.
const savedSchema = v.pipe(
  v.union([
    v.string(),
    v.number(),
    v.object({
      id: field(v.union([v.string(), v.number()]), {
        description: 'Id of the menu as it was saved; the page’s address names it from then on.',
        example: '13',
      }),
    }),
  ]),
  v.transform((answer) => String(typeof answer === 'object' ? answer.id : answer)),
);

export type MenuCard = v.InferOutput<typeof menuCardSchema>;
export type MenuWeek = v.InferOutput<typeof weekSchema>;

/** The weeks of a menu [API-51]. */
export const fetchMenu = defineCall({
  get: '/api/fs/menu',
  params: { menuId: param('Id of the menu.', '1') },
  answer: answerList(weekSchema),
  fault: 'menu',
});

/** Recipes by name, as cards [API-52]. */
export const fetchMenuRecipes = defineCall({
  get: '/api/fs/menu/recipes',
  answer: v.record(v.string(), menuCardSchema),
  fault: 'menu',
});

const dishes = (name: string) => `Dishes of ${name}, in order; empty on a day without any.`;
const soup = [{ header: 'Hernekeitto', link: '/reseptit/hernekeitto', image: '/h.jpg' }];

/** Saves a menu and returns its new id [API-53]. */
export const postMenu = defineCall({
  post: '/api/fs/menu',
  body: bodyOf<readonly MenuWeek[]>(
    {
      monday: dishes('Monday'),
      tuesday: dishes('Tuesday'),
      wednesday: dishes('Wednesday'),
      thursday: dishes('Thursday'),
      friday: dishes('Friday'),
      header: 'Name of the dish.',
      link: 'Address of its recipe.',
      image: 'Address of its picture.',
    },
    [{ monday: soup, tuesday: soup, wednesday: soup, thursday: soup, friday: soup }],
  ),
  answer: savedSchema,
  fault: 'menu',
});
