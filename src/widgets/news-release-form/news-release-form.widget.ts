import { defineWidget } from '../../core/element/define-widget';
import { NewsReleaseForm } from './news-release-form';
import { contract } from './news-release-form.contract';

export const widget = defineWidget(contract, NewsReleaseForm);
