import { defineWidget } from '../../core/element/define-widget';
import { Accordion } from './accordion';
import { contract } from './accordion.contract';

export const widget = defineWidget(contract, Accordion);
