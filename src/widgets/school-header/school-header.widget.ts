import { defineWidget } from '../../core/element/define-widget';
import { SchoolHeader } from './school-header';
import { contract } from './school-header.contract';

export const widget = defineWidget(contract, SchoolHeader);
