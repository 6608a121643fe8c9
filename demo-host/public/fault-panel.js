// Makes the stand-in back end fail: sets the cookie that it reads and reloads the page. Open on the
// pages of widgets; elsewhere it shows only while a fault is set, or with ?faults in the address.
// It is below a widget's bar at the bottom of the window, which can be closed.
(() => {
  const script = document.currentScript;
  const names = [
    'all',
    'nav',
    'suggestions',
    'search',
    'facets',
    'cards',
    'like',
    'product',
    'release',
    'coupon',
    'cart',
    'delivery',
    'availability',
    'customer',
    'address',
    'newsletter',
    'review',
    'contact',
    'campaign',
    'menu',
  ];
  const kinds = [
    '500',
    '404',
    '500:1',
    'offline',
    'malformed',
    'shape',
    'empty',
    'long',
    'slow',
    'never',
  ];
  const current = /(?:^|;\s*)atria-fault=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const wanted =
    script.hasAttribute('data-open') || new URLSearchParams(location.search).has('faults');
  if (!current && !wanted) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .fault-panel { position: fixed; inset: auto auto 1rem 1rem; z-index: 19; max-width: calc(100vw - 2rem);
      border: 1px solid #9aa3ad; border-radius: 10px; background: #fff; color: #1c2126;
      font: 400 15px/1.4 "Source Sans 3", system-ui, sans-serif; box-shadow: 0 8px 24px rgb(0 0 0 / .18); }
    .fault-panel[data-on] { border-color: #b00020; background: #fdecee; }
    .fault-panel summary { padding: 8px 14px; cursor: pointer; font-weight: 600; }
    .fault-panel form { display: flex; flex-wrap: wrap; gap: 8px; padding: 0 14px 12px; }
    .fault-panel select, .fault-panel button { min-height: 36px; padding: 2px 10px; border: 1px solid #9aa3ad;
      border-radius: 6px; background: #fff; color: inherit; font: inherit; }`);
  document.adoptedStyleSheets.push(sheet);

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const select = (label, values, chosen) => {
    const made = element(
      'select',
      { ariaLabel: label },
      ...values.map((value) => new Option(value, value, false, value === chosen)),
    );
    return made;
  };
  const set = (value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser.
    document.cookie = `atria-fault=${value}; path=/; SameSite=Lax${value ? '' : '; max-age=0'}`;
    location.reload();
  };
  const [name, ...kind] = decodeURIComponent(current).split(':');
  const call = select('Call', names, name);
  const how = select('Fault', kinds, kind.join(':'));
  const apply = element('button', { type: 'submit', textContent: 'Set' });
  const clear = element('button', { type: 'button', textContent: 'Clear', onclick: () => set('') });
  const form = element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        set(`${call.value}:${how.value}`);
      },
    },
    call,
    how,
    apply,
    ...(current ? [clear] : []),
  );
  const panel = element(
    'details',
    { className: 'fault-panel', open: Boolean(current) },
    element('summary', {
      textContent: current ? `Fault: ${decodeURIComponent(current)}` : 'Faults',
    }),
    form,
  );
  if (current) panel.dataset.on = '';
  document.body.append(panel);
})();
