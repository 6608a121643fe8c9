import { type Context, Hono, type Next } from 'hono';
import { type Store, sessionOf } from './session';

/** The calls by which forms are sent. */
const isForm = (path: string): boolean =>
  /^\/api\/(contact\/|fs\/salesform|(lk\/)?newsletter\/|campaign\/|cision-liana\/|review\/)/.test(
    path,
  );

/** So many are kept of a visitor: one may hold three photos of 20 MB. */
const most = 20;

/** Whether an answer says that the form was taken: some say so inside `data`, some not at all. */
async function isTaken(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const said = await answer
    .clone()
    .json()
    .catch(() => ({}));
  const { isSuccess, success } = said?.data ?? said ?? {};
  return isSuccess !== false && success !== false;
}

/** Keeps the forms that were taken, for the visit of who sent them. */
export const keepsForms = (store: Store) => async (context: Context, next: Next) => {
  await next();
  const { method, path } = context.req;
  if (method !== 'POST' || !isForm(path) || !(await isTaken(context.res))) return;
  const body: unknown = await context.req.json().catch(() => undefined);
  const session = sessionOf(context, store);
  session.inbox = [{ at: new Date().toISOString(), path, body }, ...session.inbox].slice(0, most);
};

/** What the visitor's forms have sent, newest first; posting to `/inbox/empty` forgets it. */
export const inboxRoutes = (store: Store) =>
  new Hono()
    .get('/inbox', (context) => context.json(sessionOf(context, store).inbox))
    .post('/inbox/empty', (context) => {
      sessionOf(context, store).inbox = [];
      return context.redirect('/inbox', 303);
    });
