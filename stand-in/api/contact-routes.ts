import * as calls from '../../src/api/contact';
import {
  postFeedback,
  postQuestion,
  postReclamation,
  postSponsorship,
} from '../../src/api/retail-contact';
import { postSalesForm } from '../../src/api/sales';
import { postSchoolMaterialOrder } from '../../src/api/school-material';
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
import { answers, type Route } from './route';
import { isReject, refuse, taking } from './validation';

/** For most forms: whether the sender was judged a robot. */
const taken = (form: AnyForm) =>
  taking(received(form), ({ token }) => ({ isSuccess: !isReject(token) }));

/** Contact, complaint and order forms; inbox.ts stores what they send. */
export const routes = (): readonly Route[] => [
  answers(postReclamation, taken(complaint)),
  answers(postQuestion, taken(question)),
  answers(postSponsorship, taken(sponsorship)),
  answers(calls.postExpertQuestion, taken(expertQuestion)),
  answers(calls.postContactRequest, taken(contactRequest)),
  answers(calls.postExportContact, taken(exportContact)),
  answers(calls.postPromotionalPhoto, taken(promotionalPhoto)),
  answers(calls.postMfContact, taken(contact)),
  answers(calls.postContactWithImage, taken(contact)),
  answers(postSchoolMaterialOrder, taken(schoolMaterial)),
  answers(
    postFeedback,
    taking(received(feedback), ({ token }) => ({ data: { isSuccess: !isReject(token) } })),
  ),
  answers(
    postSalesForm,
    taking(received(sales), ({ token }, context) =>
      isReject(token) ? refuse(context, 'captchaToken: was rejected') : {},
    ),
  ),
];
