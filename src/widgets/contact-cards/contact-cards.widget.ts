import { defineWidget } from '../../core/element/define-widget';
import { ContactCards } from './contact-cards';
import { contract } from './contact-cards.contract';

export const widget = defineWidget(contract, ContactCards);
