import { expertQuestion } from '../../src/core/contact/expert-question.form';
import { newsRelease } from '../../src/core/contact/news-release.form';
import { newsletter, shopNewsletter } from '../../src/core/contact/newsletter.form';
import { campaign } from '../../src/widgets/campaign-form/campaign-form.form';
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
import { formCall } from './declare-call';

export const contactCalls = {
  postReclamation: formCall(complaint),
  postFeedback: formCall(feedback),
  postQuestion: formCall(question),
  postSponsorship: formCall(sponsorship),
  postContactRequest: formCall(contactRequest),
  postExpertQuestion: formCall(expertQuestion),
  postExportContact: formCall(exportContact),
  postPromotionalPhoto: formCall(promotionalPhoto),
  postMfContact: formCall(contact, {}, 'mestariforsmanfi'),
  postContactWithImage: formCall(contact),
  postSchoolMaterialOrder: formCall(schoolMaterial, {
    Materials: [{ label: 'Ruokapyramidi-juliste', value: '/materiaalit/ruokapyramidi.pdf' }],
  }),
  postSalesForm: formCall(sales),
};

export const subscriptionCalls = {
  postNewsletter: formCall(newsletter),
  postShopNewsletter: formCall(shopNewsletter),
  postCampaignEntry: formCall(campaign),
  postReleaseSubscription: formCall(newsRelease, {
    informationTypes: [{ label: 'Pörssitiedotteet', value: '1' }],
  }),
};
