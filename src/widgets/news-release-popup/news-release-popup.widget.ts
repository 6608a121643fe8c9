import { defineWidget } from '../../core/element/define-widget';
import { NewsReleasePopup } from './news-release-popup';
import { contract } from './news-release-popup.contract';

export const widget = defineWidget(contract, NewsReleasePopup);
