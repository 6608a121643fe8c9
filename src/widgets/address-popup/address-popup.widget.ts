import { defineWidget } from '../../core/element/define-widget';
import { AddressPopup } from './address-popup';
import { contract } from './address-popup.contract';

export const widget = defineWidget(contract, AddressPopup);
