import { defineWidget } from '../../core/element/define-widget';
import { VideoModal } from './video-modal';
import { contract } from './video-modal.contract';

export const widget = defineWidget(contract, VideoModal);
