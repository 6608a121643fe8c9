import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusBack } from '../../../../src/core/ui/use-focus-back';
import { act, fireEvent, rendered, screen } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

function Bar() {
  const [isOpen, setOpen] = useState(true);
  const ref = useFocusBack(useRef<HTMLElement>(null));
  return (
    isOpen && (
      <aside ref={ref}>
        <button type="button" onClick={() => setOpen(false)}>
          Sulje
        </button>
      </aside>
    )
  );
}

/** A visitor who comes to the bar from the second button of another widget. */
function visit() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Ensimmäinen</button><button>Näytä lisää</button>';
  const more = root.querySelector<HTMLElement>('button:last-child');
  renderInFrame(<Bar />);
  const close = screen.getByRole('button', { name: 'Sulje' });
  // A browser focuses no element of this kind, as React asks for after each render.
  Object.assign((close.getRootNode() as ShadowRoot).host, { focus: () => {} });
  act(() => more?.focus());
  act(() => close.focus());
  // What a browser tells: others hear of a widget's element alone.
  const nameHost = (event: Event) => Object.defineProperty(event, 'target', { value: host });
  window.addEventListener('focusout', nameHost, { capture: true, once: true });
  fireEvent.focusOut(more as HTMLElement, { composed: true });
  fireEvent.focusIn(close, { relatedTarget: host });
  return { host, more, close };
}

it('the focus goes back to the element from before, also inside another widget [IMP-12]', () => {
  const { host, more, close } = visit();
  act(() => close.click());
  expect(rendered.activeElement).toBe(more);
  host.remove();
});

it('the focus stays where the visitor has moved on to [IMP-12]', () => {
  const { host, close } = visit();
  // React returns a focus itself where it is in no widget.
  const first = host.shadowRoot?.querySelector('button');
  act(() => first?.focus());
  act(() => close.click());
  expect(close.isConnected).toBe(false);
  expect(rendered.activeElement).toBe(first);
  host.remove();
});

it('the focus goes to the main content if the element from before is gone [IMP-12]', () => {
  const main = document.body.appendChild(document.createElement('main'));
  const { host, close } = visit();
  host.remove();
  act(() => close.click());
  expect(document.activeElement).toBe(main);
  main.remove();
});
