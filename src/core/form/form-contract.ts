import type { Attributes, Contract, Declared } from '../element/contract';
import { formEvents } from './form.events';

/** Declares the contract of a form: its events are those of every form. */
export const formContract = <A extends Attributes>(
  contract: Omit<Declared<A>, 'events'>,
): Contract<A, typeof formEvents> => ({ ...contract, events: formEvents });
