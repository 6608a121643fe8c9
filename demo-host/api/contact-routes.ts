import { Hono } from 'hono';
import type * as v from 'valibot';
import { expertQuestion } from '../../src/core/contact/expert-question.form';
import type { AnyForm } from '../../src/core/form/define-form';
import {
  complaint,
  feedback,
} from '../../src/widgets/retail-contact-form/retail-contact-form.form';
import * as schemas from './contact-schemas';
import { received } from './received';
import { isReject, refuse, taking } from './validation';

type Form = v.GenericSchema<unknown, { readonly MTCaptchaToken: string }>;

/** The forms that answer `isSuccess`, by path. */
const forms: Readonly<Record<string, AnyForm>> = {
  '/api/contact/retail/reclamation': complaint,
  '/api/contact/business/expertquestion': expertQuestion,
};

/** The same of forms that no widget declares yet. */
const undeclared: Readonly<Record<string, Form>> = {
  '/api/contact/retail/question': schemas.question,
  '/api/contact/retail/sponsor': schemas.sponsorship,
  '/api/contact/business/requestcontact': schemas.expertQuestion,
  '/api/contact/export/requestcontact': schemas.exportContact,
  '/api/contact/school-material/request': schemas.schoolMaterial,
  '/api/contact/promotionalphoto': schemas.promotionalPhoto,
  '/api/contact/mfcontact': schemas.contact,
  '/api/contact/image': schemas.contact,
};

/** Contact, complaint and order forms; inbox.ts keeps what they are sent. */
export function contactRoutes() {
  const app = new Hono();
  for (const [path, form] of Object.entries(forms))
    app.post(
      path,
      taking(received(form), ({ token }) => ({ isSuccess: !isReject(token) })),
    );
  for (const [path, schema] of Object.entries(undeclared))
    app.post(
      path,
      taking(schema, ({ MTCaptchaToken }) => ({ isSuccess: !isReject(MTCaptchaToken) })),
    );
  return app
    .post(
      '/api/contact/retail/feedback',
      taking(received(feedback), ({ token }) => ({ data: { isSuccess: !isReject(token) } })),
    )
    .post(
      '/api/fs/salesform',
      taking(schemas.sales, ({ captchaToken }, context) =>
        isReject(captchaToken) ? refuse(context, 'captchaToken: was rejected') : {},
      ),
    );
}
