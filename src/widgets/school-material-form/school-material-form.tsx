import { Form } from '../../core/form/form';
import type { SchoolMaterialFormProps } from './school-material-form.contract';
import { schoolMaterial } from './school-material-form.form';

/** Without a material there is nothing to order. */
export const SchoolMaterialForm = ({ materials, subject, successUrl }: SchoolMaterialFormProps) =>
  materials.length > 0 && (
    <Form
      form={schoolMaterial}
      options={{
        Materials: materials.map(({ material, url }) => ({ label: material, value: url })),
      }}
      fixed={{ Subject: subject }}
      successUrl={successUrl}
    />
  );
