import { defineWidget } from '../../core/element/define-widget';
import { SchoolVote } from './school-vote';
import { contract } from './school-vote.contract';

export const widget = defineWidget(contract, SchoolVote);
