import type { Attributes, Contract, Declared } from '../element/contract';
import { formEvents } from './form.events';

export const captchaSlots = { captcha: 'The place of the captcha, filled by the form itself.' };

/** Declares the contract of a form with a captcha. */
export const formContract = <A extends Attributes>(
  contract: Omit<Declared<A>, 'events' | 'slots'>,
): Contract<A, typeof formEvents> => ({ ...contract, events: formEvents, slots: captchaSlots });
