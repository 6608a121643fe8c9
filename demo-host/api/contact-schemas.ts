import * as v from 'valibot';
import { captchaToken, email, filled } from './validation';

const any = v.string();
const message = v.pipe(filled, v.maxLength(2000));
const dataUrl = v.pipe(v.string(), v.regex(/^data:[\w.+/-]+;base64,/, 'is no data URL'));
const fileSchema = v.object({ Name: filled, Data: dataUrl });

/** At most so many files, of the kind. */
const files = (most: number, kind: RegExp) =>
  v.pipe(
    v.array(fileSchema),
    v.maxLength(most),
    v.check((all) => all.every(({ Data }) => kind.test(Data)), 'a file is of another kind'),
  );
const image = files(1, /^data:image\//);
const noFiles = v.nullable(v.pipe(v.array(fileSchema), v.maxLength(0)));

/** How most forms are wrapped [FORM-16]. */
const wrapped = <D, F>(data: v.GenericSchema<unknown, D>, attached: v.GenericSchema<unknown, F>) =>
  v.object({ Data: data, Files: attached, MTCaptchaToken: captchaToken });

export const question = wrapped(v.object({ Message: message }), v.null());
export const sponsorship = wrapped(
  v.object({
    Subject: filled,
    Groupname: filled,
    EventDate: any,
    Message: message,
    Firstname: filled,
    Lastname: filled,
    Email: email,
    Phone: filled,
  }),
  files(1, /^data:application\/pdf;/),
);

const expertEntries = {
  Subject: any,
  FullName: filled,
  Company: any,
  Message: message,
  Email: email,
  Phone: any,
  CustomerId: any,
};
export const expertQuestion = wrapped(v.object(expertEntries), noFiles);
export const exportContact = wrapped(
  v.object({
    ...expertEntries,
    Message: v.pipe(any, v.maxLength(1000)),
    Company: filled,
    Phone: filled,
    ContentId: any,
  }),
  noFiles,
);

const senderEntries = { FirstName: filled, LastName: filled, Email: email, Phone: filled };
export const promotionalPhoto = wrapped(
  v.object({ ...senderEntries, MethodOfContact: v.picklist(['email', 'phone']) }),
  image,
);
export const contact = wrapped(v.object({ ...senderEntries, Message: message }), image);

export const schoolMaterial = v.object({
  Data: v.object({
    FirstName: filled,
    LastName: filled,
    School: any,
    Region: any,
    Email: email,
    Materials: v.pipe(v.array(filled), v.minLength(1)),
    Links: v.array(any),
    Message: v.pipe(any, v.maxLength(2000)),
    Subject: any,
  }),
  MTCaptchaToken: captchaToken,
});

export const sales = v.pipe(
  v.object({
    firstName: filled,
    lastName: filled,
    email: v.union([email, v.literal('')]),
    phone: any,
    organization: any,
    product: v.object({ productId: v.number(), title: any }),
    message,
    customerNumber: any,
    formType: v.picklist(['Feedback', 'Other']),
    contactRequest: v.picklist(['Email', 'Phone', 'None']),
    captchaToken,
  }),
  v.check(
    (form) =>
      (form.contactRequest !== 'Email' || form.email !== '') &&
      (form.contactRequest !== 'Phone' || form.phone !== ''),
    'lacks the address of its way of contact',
  ),
);
