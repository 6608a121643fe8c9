import { defineWidget } from '../../core/element/define-widget';
import { RegionMap } from './region-map';
import { contract } from './region-map.contract';

export const widget = defineWidget(contract, RegionMap);
