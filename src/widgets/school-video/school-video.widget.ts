import { defineWidget } from '../../core/element/define-widget';
import { SchoolVideo } from './school-video';
import { contract } from './school-video.contract';

export const widget = defineWidget(contract, SchoolVideo);
