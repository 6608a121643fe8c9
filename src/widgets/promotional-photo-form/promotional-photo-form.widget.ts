import { defineWidget } from '../../core/element/define-widget';
import { PromotionalPhotoForm } from './promotional-photo-form';
import { contract } from './promotional-photo-form.contract';

export const widget = defineWidget(contract, PromotionalPhotoForm);
