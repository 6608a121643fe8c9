import { defineWidget } from '../../core/element/define-widget';
import { LikeButton } from './like-button';
import { contract } from './like-button.contract';

export const widget = defineWidget(contract, LikeButton);
