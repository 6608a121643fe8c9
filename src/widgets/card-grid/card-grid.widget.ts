import { defineWidget } from '../../core/element/define-widget';
import { CardGrid } from './card-grid';
import { contract } from './card-grid.contract';

export const widget = defineWidget(contract, CardGrid);
