import { Hono } from 'hono';
import type * as v from 'valibot';
import { expertQuestion } from '../../src/core/contact/expert-question.form';
import {
  complaint,
  feedback,
} from '../../src/widgets/retail-contact-form/retail-contact-form.form';
import * as schemas from './contact-schemas';
import { received } from './received';
import type { Store } from './session';
import { isReject, refuse, taking } from './validation';

type Form = v.GenericSchema<unknown, { readonly MTCaptchaToken: string }>;

/** The forms that answer `isSuccess`, by path. */
const forms: Readonly<Record<string, Form>> = {
  '/api/contact/retail/question': schemas.question,
  '/api/contact/retail/sponsor': schemas.sponsorship,
  '/api/contact/business/requestcontact': schemas.expertQuestion,
  '/api/contact/export/requestcontact': schemas.exportContact,
  '/api/contact/school-material/request': schemas.schoolMaterial,
  '/api/contact/promotionalphoto': schemas.promotionalPhoto,
  '/api/contact/mfcontact': schemas.contact,
  '/api/contact/image': schemas.contact,
};

/** Contact, complaint and order forms. */
export function contactRoutes({ messages }: Store) {
  const app = new Hono();
  const keep = (form: unknown, token: string): boolean => {
    if (isReject(token)) return false;
    messages.push(form);
    return true;
  };
  for (const [path, schema] of Object.entries(forms))
    app.post(
      path,
      taking(schema, (form) => ({ isSuccess: keep(form, form.MTCaptchaToken) })),
    );
  return app
    .post(
      '/api/contact/retail/reclamation',
      taking(received(complaint), ({ body, token }) => ({ isSuccess: keep(body, token) })),
    )
    .post(
      '/api/contact/retail/feedback',
      taking(received(feedback), ({ body, token }) => ({ data: { isSuccess: keep(body, token) } })),
    )
    .post(
      '/api/contact/business/expertquestion',
      taking(received(expertQuestion), ({ body, token }) => ({ isSuccess: keep(body, token) })),
    )
    .post(
      '/api/fs/salesform',
      taking(schemas.sales, (form, context) =>
        keep(form, form.captchaToken) ? {} : refuse(context, 'captchaToken: was rejected'),
      ),
    );
}
