import { Hono } from 'hono';
import { expertQuestion } from '../../src/core/contact/expert-question.form';
import type { AnyForm } from '../../src/core/form/define-form';
import { contact } from '../../src/widgets/contact-form/contact-form.form';
import { contactRequest } from '../../src/widgets/contact-request-form/contact-request-form.form';
import { exportContact } from '../../src/widgets/export-contact-form/export-contact-form.form';
import { promotionalPhoto } from '../../src/widgets/promotional-photo-form/promotional-photo-form.form';
import { question } from '../../src/widgets/question-form/question-form.form';
import {
  complaint,
  feedback,
} from '../../src/widgets/retail-contact-form/retail-contact-form.form';
import { sales } from '../../src/widgets/sales-form/sales-form.form';
import { schoolMaterial } from '../../src/widgets/school-material-form/school-material-form.form';
import { sponsorship } from '../../src/widgets/sponsorship-form/sponsorship-form.form';
import { received } from './received';
import { isReject, refuse, taking } from './validation';

/** The forms that answer `isSuccess`, by path. */
const forms: Readonly<Record<string, AnyForm>> = {
  '/api/contact/retail/reclamation': complaint,
  '/api/contact/retail/question': question,
  '/api/contact/retail/sponsor': sponsorship,
  '/api/contact/business/expertquestion': expertQuestion,
  '/api/contact/business/requestcontact': contactRequest,
  '/api/contact/export/requestcontact': exportContact,
  '/api/contact/school-material/request': schoolMaterial,
  '/api/contact/promotionalphoto': promotionalPhoto,
  '/api/contact/mfcontact': contact,
  '/api/contact/image': contact,
};

/** Contact, complaint and order forms; inbox.ts keeps what they are sent. */
export function contactRoutes() {
  const app = new Hono();
  for (const [path, form] of Object.entries(forms))
    app.post(
      path,
      taking(received(form), ({ token }) => ({ isSuccess: !isReject(token) })),
    );
  return app
    .post(
      '/api/contact/retail/feedback',
      taking(received(feedback), ({ token }) => ({ data: { isSuccess: !isReject(token) } })),
    )
    .post(
      '/api/fs/salesform',
      taking(received(sales), ({ token }, context) =>
        isReject(token) ? refuse(context, 'captchaToken: was rejected') : {},
      ),
    );
}
