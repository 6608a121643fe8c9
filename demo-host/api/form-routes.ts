import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { releaseCategories } from '../data/news-categories';
import { textIn } from '../data/texts';
import { lunchRecipes, menuDays } from '../data/weekly-menu';
import type { Store } from './session';
import { languageOf } from './site';
import { check } from './validation';

const any = v.string();
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const email = v.pipe(filled, v.email());
/** Tokens of the stand-in captcha begin so; `demo-reject` is taken for a robot. */
const token = v.pipe(v.string(), v.startsWith('demo-'));

const file = v.object({ Name: filled, Data: v.pipe(v.string(), v.regex(/^data:[^,]*,/)) });
const wrapped = <T extends v.ObjectEntries>(
  data: T,
  files: v.GenericSchema<unknown, unknown> = v.null(),
) => v.object({ Data: v.object(data), Files: files, MTCaptchaToken: token });
const upTo = (most: number, kind: RegExp) =>
  v.pipe(
    v.array(file),
    v.maxLength(most),
    v.check((files) => files.every(({ Data }) => kind.test(Data)), 'a file of another kind'),
  );
const image = /^data:image\//;

const person = {
  Firstname: filled,
  Lastname: filled,
  StreetAddress: filled,
  PostalCode: filled,
  City: filled,
  Phone: any,
  Email: any,
  ContactByEmail: v.boolean(),
  ContactByPhone: v.boolean(),
  NoContact: v.boolean(),
  Message: v.pipe(filled, v.maxLength(2000)),
  ProductId: v.number(),
  ProductName: any,
};
const reclamation = wrapped(
  {
    ...person,
    ProductName: filled,
    BatchNumber: any,
    ExpirationDate: v.pipe(v.string(), v.isoTimestamp()),
    PlaceOfPurchase: filled,
  },
  upTo(3, /^data:image\/(jpeg|png)/),
);
const expert = {
  Subject: any,
  FullName: filled,
  Company: any,
  Message: filled,
  Email: email,
  Phone: any,
  CustomerId: any,
};
const sponsorship = {
  Subject: filled,
  Groupname: filled,
  EventDate: any,
  Message: filled,
  Firstname: filled,
  Lastname: filled,
  Email: email,
  Phone: filled,
};
const photo = {
  Email: email,
  FirstName: filled,
  LastName: filled,
  Phone: filled,
  MethodOfContact: v.picklist(['email', 'phone']),
};
const contact = {
  FirstName: filled,
  LastName: filled,
  Email: email,
  Phone: filled,
  Message: filled,
};
const school = v.object({
  Data: v.object({
    FirstName: filled,
    LastName: filled,
    School: any,
    Region: any,
    Email: email,
    Materials: v.pipe(v.array(any), v.minLength(1)),
    Links: v.array(any),
    Message: any,
    Subject: any,
  }),
  MTCaptchaToken: token,
});
const sales = v.object({
  firstName: filled,
  lastName: filled,
  email: any,
  phone: any,
  organization: any,
  product: v.object({ productId: v.number(), title: any }),
  message: filled,
  customerNumber: any,
  formType: v.picklist(['Feedback', 'Other']),
  contactRequest: v.picklist(['Email', 'Phone', 'None']),
  captchaToken: token,
});
const exportContact = {
  ...expert,
  Message: v.pipe(any, v.maxLength(1000)),
  Company: filled,
  Phone: filled,
  ContentId: any,
};
const noFiles = v.nullable(v.pipe(v.array(file), v.maxLength(0)));

/** The forms that answer `isSuccess`, by path. */
const forms: readonly (readonly [path: string, schema: v.GenericSchema<unknown, unknown>])[] = [
  ['/api/contact/retail/reclamation', reclamation],
  ['/api/contact/retail/question', wrapped({ Message: filled })],
  ['/api/contact/retail/sponsor', wrapped(sponsorship, upTo(1, /^data:application\/pdf/))],
  ['/api/contact/business/requestcontact', wrapped(expert, noFiles)],
  ['/api/contact/business/expertquestion', wrapped(expert, noFiles)],
  ['/api/contact/export/requestcontact', wrapped(exportContact, noFiles)],
  ['/api/contact/school-material/request', school],
  ['/api/contact/promotionalphoto', wrapped(photo, upTo(1, image))],
  ['/api/contact/mfcontact', wrapped(contact, upTo(1, image))],
  ['/api/contact/image', wrapped(contact, upTo(1, image))],
];

const isReject = (body: unknown): boolean => JSON.stringify(body).includes('"demo-reject"');

/** Checks what was sent and answers what `yes` makes of it. */
const taking =
  <T>(schema: v.GenericSchema<unknown, T>, yes: (success: boolean, body: T) => object) =>
  async (context: Context) => {
    const body = check(schema, await context.req.json().catch(() => null));
    if (!body.ok) return context.json({ message: body.message, isSuccess: false }, 400);
    return context.json(yes(!isReject(body.value), body.value));
  };

const isSuccess = (success: boolean) => ({ isSuccess: success });

function subscriptionRoutes(store: Store) {
  const subscribe = (success: boolean, { email: address }: { email: string }) => {
    // An address that is taken already, to see the failure.
    const taken = address.startsWith('taken@');
    if (success && !taken) store.subscriptions.push(address);
    return { success: success && !taken };
  };
  const entry = v.object({
    email,
    join: v.pipe(any, v.digits()),
    isAdult: v.literal('true'),
    subscribeToCinCinVinoNewsletter: v.picklist(['true', 'false']),
  });
  const release = v.object({
    email,
    recaptchaToken: any,
    informationTypes: v.array(any),
    subscribeToUutiskirje: v.boolean(),
  });
  return new Hono()
    .post('/api/newsletter/subscribe', taking(v.object({ email }), subscribe))
    .post('/api/lk/newsletter/subscribe', taking(v.object({ email }), subscribe))
    .post('/api/campaign/participate', taking(entry, subscribe))
    .post('/api/cision-liana/subscribe', taking(release, subscribe))
    .get('/api/cision/subscribe/categories', (context) => {
      const language = languageOf(context);
      return context.json(
        releaseCategories.map(({ name, informationType }) => ({
          name: textIn(name, language),
          informationType,
        })),
      );
    });
}

const dish = v.object({ header: any, link: any, image: any });
const week = v.object(
  Object.fromEntries(menuDays.map((day) => [day, v.array(dish)])) as Record<
    (typeof menuDays)[number],
    v.ArraySchema<typeof dish, undefined>
  >,
);

function menuRoutes({ menus }: Store) {
  return new Hono()
    .get('/api/fs/menu', (context) => {
      const menu = menus.get(context.req.query('menuId') ?? '');
      return menu ? context.json(menu) : context.json({ message: 'no such menu' }, 404);
    })
    .get('/api/fs/menu/recipes', (context) => context.json(lunchRecipes))
    .post('/api/fs/menu', async (context) => {
      const body = check(v.array(week), await context.req.json().catch(() => null));
      if (!body.ok) return context.json({ message: body.message }, 400);
      const id = String(menus.size + 1);
      menus.set(id, body.value);
      return context.json({ id });
    });
}

/** Contact forms, subscriptions, likes and lunch menus. */
export function formRoutes(store: Store) {
  const app = new Hono();
  for (const [path, schema] of forms) app.post(path, taking(schema, isSuccess));
  return app
    .post(
      '/api/contact/retail/feedback',
      taking(wrapped(person), (success) => ({ data: { isSuccess: success } })),
    )
    .post(
      '/api/fs/salesform',
      taking(sales, () => ({})),
    )
    .post('/api/contentlikecount/:id', (context) => {
      const id = context.req.param('id');
      store.likes.set(id, (store.likes.get(id) ?? 0) + 1);
      return context.json({});
    })
    .route('/', subscriptionRoutes(store))
    .route('/', menuRoutes(store));
}
