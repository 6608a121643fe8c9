import { defineWidget } from '../../core/element/define-widget';
import { HistoryTimeline } from './history-timeline';
import { contract } from './history-timeline.contract';

export const widget = defineWidget(contract, HistoryTimeline);
