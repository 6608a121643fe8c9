import { defineWidget } from '../../core/element/define-widget';
import { Login } from './login';
import { contract } from './login.contract';

export const widget = defineWidget(contract, Login);
