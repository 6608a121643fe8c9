import type { DOMAttributes, SyntheticEvent } from 'react';
import { widgetContract } from '../../../src/core/element/contract';
import { defineWidget } from '../../../src/core/element/define-widget';
import { delegated } from '../../../src/core/element/delegated-events';

/** The handler that React calls for each kind of native event. */
const handlers: Readonly<Record<string, keyof DOMAttributes<Element>>> = {
  change: 'onChange',
  click: 'onClick',
  dragleave: 'onDragLeave',
  dragover: 'onDragOver',
  drop: 'onDrop',
  focusin: 'onFocus',
  focusout: 'onBlur',
  input: 'onInput',
  keydown: 'onKeyDown',
  pointerdown: 'onPointerDown',
  pointermove: 'onPointerMove',
  pointerout: 'onPointerOut',
  pointerover: 'onPointerOver',
  submit: 'onSubmit',
};

const heard: string[] = [];
const hear = ({ nativeEvent }: SyntheticEvent) => heard.push(nativeEvent.type);
const all = Object.fromEntries(Object.values(handlers).map((name) => [name, hear]));
const contract = widgetContract({
  name: 'trial',
  purpose: 'text',
  summary: 'Hears.',
  wakes: 'load',
  because: 'A trial.',
  attributes: {},
});

defineWidget(contract, () => (
  <div {...all}>
    <select />
  </div>
)).register();

/**
 * Fires each kind inside the widget. Returns the kinds, those that may come through, and those that
 * did.
 */
function fireEach() {
  const target = document.querySelector('atria-trial')?.shadowRoot?.querySelector('select');
  for (const kind of Object.keys(handlers))
    target?.dispatchEvent(new Event(kind, { bubbles: true, composed: true, cancelable: true }));
  return { kinds: Object.keys(handlers), delegated: [...delegated].sort(), heard };
}
Object.assign(window, { fireEach });
