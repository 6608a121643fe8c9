import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText } from '../../api/schema';
import { list } from '../../core/element/reading/attributes';
import { subject, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

const materialSchema = v.object({
  material: field(requiredText, {
    description: 'Name of the material, as it is chosen and ordered.',
    example: 'Kotitalouden reseptivihko',
  }),
  url: field(requiredText, {
    description: 'Address of the material, sent with the order; no two are the same.',
    example: '/materiaalit/3.pdf',
  }),
});

export const contract = formContract({
  name: 'school-material-form',
  purpose: 'school',
  summary: 'An order of school materials, chosen from a list.',
  wakes: 'touch',
  attributes: {
    materials: list(materialSchema, {
      required: true,
      description: 'The materials that can be ordered, in order.',
    }),
    subject,
    successUrl,
  },
  placement: { height: { 0: 1146, 404: 857 } },
});
