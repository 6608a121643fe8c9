import type { ComponentType } from 'react';
import { whenSettingsReadable } from '../page/settings';
import type { Contract, PropsOf } from './contract';
import type { IsNeeded } from './served/sleep';
import { makeElement } from './widget-element';

/** A widget as its folder exports it: contract, view, and the registration of the element. */
export interface WidgetDefinition<C extends Contract = Contract> {
  readonly contract: C;
  readonly view: ComponentType<PropsOf<C>>;
  readonly tag: string;
  /** What its view is needed for beside a touch; see `defineWidget`. */
  readonly isNeeded?: IsNeeded | undefined;
  /** Registers the element; does nothing if the name is registered already. */
  readonly register: () => void;
}

/**
 * Joins a contract and its view into the custom element `atria-<name>`.
 * @param isNeeded what the view is needed for, beside a touch, for a contract that wakes at one:
 *   what the visitor has stored, or the width of the window
 */
export function defineWidget<C extends Contract>(
  contract: C,
  view: ComponentType<PropsOf<C>>,
  isNeeded?: IsNeeded<PropsOf<C>>,
): WidgetDefinition<C> {
  const tag = `atria-${contract.name}`;
  return {
    contract,
    view,
    tag,
    isNeeded,
    register() {
      whenSettingsReadable(() => {
        if (!customElements.get(tag))
          customElements.define(tag, makeElement(contract, view, isNeeded));
      });
    },
  };
}
