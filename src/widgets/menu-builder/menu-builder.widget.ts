import { defineWidget } from '../../core/element/define-widget';
import { MenuBuilder } from './menu-builder';
import { contract } from './menu-builder.contract';

export const widget = defineWidget(contract, MenuBuilder);
