import { bodyOf, defineCall } from './define-call';
import { type FormRequest, formAnswer } from './form-answer';

/** An order of school materials, which has no files [API-27]. */
export const postSchoolMaterialOrder = defineCall({
  post: '/api/contact/school-material/request',
  body: bodyOf<Omit<FormRequest, 'Files'>>({
    materials: 'Names of the ordered materials.',
    links: 'Addresses of the same materials, in the same order.',
    school: 'Name of the school.',
    region: 'Region that it is in.',
  }),
  answer: formAnswer,
  sample: {
    Materials: [{ label: 'Ruokapyramidi-juliste', value: '/materiaalit/ruokapyramidi.pdf' }],
  },
  fault: 'contact',
});
