// Records what live regions announce to screen readers, in the page and in shadow roots, and where
// they are: an announcement beside an open modal dialog is not heard. Each entry is also an event
// `atria-said` of the window. With `data-panel` on its tag a panel shows them. It must run before
// the first widget.
(() => {
  const panelTag = document.currentScript?.hasAttribute('data-panel') && document.currentScript;
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const roots = new Set();
  const last = new WeakMap();
  const said = [];

  const parentOf = (node) =>
    node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const isInside = (node, box) => {
    for (let at = node; at; at = parentOf(at)) if (at === box) return true;
    return false;
  };
  const widgetOf = (node) => {
    for (let at = node; at; at = parentOf(at))
      if (at.localName.startsWith('atria-')) return at.localName;
    return '';
  };

  // Without parts that do not belong to it, such as a dialog within.
  const textOf = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data
      : node.ariaLive === 'off'
        ? ''
        : [...node.childNodes].map(textOf).join('');
  // A new node with the same words is said again.
  const hear = (region, isRenewed) => {
    const text = region.isConnected ? textOf(region).replaceAll(/\s+/g, ' ').trim() : '';
    if (text === (last.get(region) ?? '') && !isRenewed) return;
    last.set(region, text);
    if (!text) return;
    const open = [...roots].flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
    const entry = {
      text,
      widget: widgetOf(region),
      isAlert: region.getAttribute('role') === 'alert',
      inDialog: open.some((dialog) => isInside(region, dialog)),
      isHeard: open.every((dialog) => isInside(region, dialog)),
    };
    said.push(entry);
    window.dispatchEvent(new CustomEvent('atria-said', { detail: entry }));
  };
  // Roots from a server's markup are attached by the parser.
  const followWithin = (node) => {
    follow(node.shadowRoot);
    for (const inner of node.querySelectorAll?.('*') ?? []) follow(inner.shadowRoot);
  };
  const follow = (root) => {
    if (!root || roots.has(root)) return;
    roots.add(root);
    followWithin(root);
    new MutationObserver((changes) => {
      const regions = new Set();
      const renewed = new Set();
      for (const { target, addedNodes } of changes) {
        const region = (target.closest ? target : target.parentElement)?.closest(live);
        if (region) regions.add(region);
        if (target === region && addedNodes.length > 0) renewed.add(region);
        for (const node of addedNodes) {
          followWithin(node);
          if (node.matches?.(live)) regions.add(node);
          for (const inner of node.querySelectorAll?.(live) ?? []) regions.add(inner);
        }
      }
      for (const region of regions) hear(region, renewed.has(region));
    }).observe(root, { childList: true, characterData: true, subtree: true });
  };

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    follow(root);
    return root;
  };
  follow(document);
  window.atriaSaid = said;

  if (!panelTag) return;
  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const panel = make('details', { className: 'said-panel' });
  const title = make('summary', { textContent: 'What was said' });
  const list = make('ol', { reversed: true });
  panel.append(title, list);
  window.addEventListener('atria-said', ({ detail: { text, widget, isAlert, isHeard } }) => {
    const entry = make('li', { textContent: `${text} ` });
    const how = isHeard ? (isAlert ? 'at once' : 'when idle') : 'beside the open dialog: unheard';
    entry.append(make('small', { textContent: `${widget} (${how})` }));
    entry.classList.toggle('unheard', !isHeard);
    list.prepend(entry);
    title.textContent = `What was said (${list.childElementCount})`;
  });
  document.addEventListener('DOMContentLoaded', () => document.body.append(panel));
})();
