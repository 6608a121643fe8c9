import { defineWidget } from '../../core/element/define-widget';
import { SchoolTiles } from './school-tiles';
import { contract } from './school-tiles.contract';

export const widget = defineWidget(contract, SchoolTiles);
