import { type Context, Hono, type Next } from 'hono';
import { type Store, sessionOf } from './session';

/** The calls that send forms. */
const isForm = (path: string): boolean =>
  /^\/api\/(contact\/|fs\/salesform|(lk\/)?newsletter\/|campaign\/|cision-liana\/|review\/)/.test(
    path,
  );

/** The number of messages kept per visitor: one may contain three photos of 20 MB. */
const most = 20;

/**
 * Whether an answer says that the form was accepted: some say so inside `data`, some not at all.
 */
async function isTaken(answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const said = await answer
    .clone()
    .json()
    .catch(() => ({}));
  const { isSuccess, success } = said?.data ?? said ?? {};
  return isSuccess !== false && success !== false;
}

/** Stores the accepted forms, for their sender's visit. */
export const keepsForms = (store: Store) => async (context: Context, next: Next) => {
  await next();
  const { method, path } = context.req;
  if (method !== 'POST' || !isForm(path) || !(await isTaken(context.res))) return;
  const body: unknown = await context.req.json().catch(() => undefined);
  const session = sessionOf(context, store);
  session.inbox = [{ at: new Date().toISOString(), path, body }, ...session.inbox].slice(0, most);
};

/** The visitor's sent forms, newest first; a post to `/inbox/empty` removes them. */
export const inboxRoutes = (store: Store) =>
  new Hono()
    .get('/inbox', (context) => context.json(sessionOf(context, store).inbox))
    .post('/inbox/empty', (context) => {
      sessionOf(context, store).inbox = [];
      return context.redirect('/inbox', 303);
    });
