import { defineWidget } from '../../core/element/define-widget';
import { SchoolMaterialForm } from './school-material-form';
import { contract } from './school-material-form.contract';

export const widget = defineWidget(contract, SchoolMaterialForm);
