import { defineWidget } from '../../core/element/define-widget';
import { ExpandableList } from './expandable-list';
import { contract } from './expandable-list.contract';

export const widget = defineWidget(contract, ExpandableList);
