import { formWidget } from '../../core/form/form-widget';
import { contract } from './school-material-form.contract';
import { schoolMaterial } from './school-material-form.form';

export const widget = formWidget(contract, ({ materials, subject, successUrl }) =>
  // Without a material there is nothing to order.
  materials.length > 0
    ? {
        form: schoolMaterial,
        options: {
          Materials: materials.map(({ material, url }) => ({ label: material, value: url })),
        },
        fixed: { Subject: subject },
        successUrl,
      }
    : undefined,
);
