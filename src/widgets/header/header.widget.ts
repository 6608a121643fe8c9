import { defineWidget } from '../../core/element/define-widget';
import { Header } from './header';
import { contract } from './header.contract';

export const widget = defineWidget(contract, Header);
