import type { Attributes, Contract, Declared } from '../element/contract';
import { captchaSlots } from './form.attributes';
import { formEvents } from './form.events';

/** Declares the contract of a form with a captcha. */
export const formContract = <A extends Attributes>(
  contract: Omit<Declared<A>, 'events' | 'slots'>,
): Contract<A, typeof formEvents> => ({ ...contract, events: formEvents, slots: captchaSlots });
