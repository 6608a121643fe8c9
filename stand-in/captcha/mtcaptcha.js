// Replaces the captcha's own script, with its global API: it reads `mtcaptchaConfig`, renders into
// an element by id and gives tokens. `?expires=1000` in its address shortens a token's life (two
// minutes otherwise), in milliseconds.
(() => {
  if (window.mtcaptcha?.renderUI) return;
  const address = new URL(document.currentScript.src);
  const life = Number(address.searchParams.get('expires')) || 120_000;
  const words = {
    fi: ['En ole robotti', 'Vahvistetaan…', 'Vahvistettu'],
    en: ['I am not a robot', 'Verifying…', 'Verified'],
    sv: ['Jag är inte en robot', 'Verifierar…', 'Verifierad'],
    de: ['Ich bin kein Roboter', 'Wird geprüft…', 'Bestätigt'],
  };
  const config = () => window.mtcaptchaConfig ?? {};
  const boxes = new Map();
  const first = () => boxes.keys().next().value;

  function call(name, state) {
    const given = config()[name];
    const callback = typeof given === 'string' ? window[given] : given;
    if (typeof callback === 'function') callback(state);
  }

  const stateOf = (id, box) => ({
    domID: id,
    element: document.getElementById(id),
    verifiedToken: box.token,
    isVerified: Boolean(box.token),
    status: box.token ? 'verified' : 'ready',
    statusDescription: box.token ? 'verified' : 'ready',
  });

  const style = `
    :host { display: block; }
    .box { display: inline-flex; gap: 14px; align-items: center; min-height: 64px; max-width: 100%; box-sizing: border-box;
      padding: 10px 18px 10px 14px; border: 1px solid #767d86; border-radius: 6px; background: #f7f8fa; color: #1c2126;
      font: 400 16px/1.3 system-ui, sans-serif; }
    .mini { min-height: 44px; padding: 4px 12px 4px 8px; }
    label { display: inline-flex; gap: 12px; align-items: center; cursor: pointer; }
    input { inline-size: 26px; block-size: 26px; margin: 0; accent-color: #1b6e37; cursor: inherit; }
    input:focus-visible { outline: 3px solid #1456c4; outline-offset: 2px; }
    [role=status] { color: #1b6e37; font-weight: 600; }
    [role=status]:empty { display: none; }
    small { color: #5a6470; font-size: 12px; }`;
  let sheet;

  function draw(id) {
    const place = document.getElementById(id);
    if (!place) return undefined;
    const [label, verifying, verified] = words[config().lang] ?? words.en;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    sheet ??= Object.assign(new CSSStyleSheet());
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const input = Object.assign(document.createElement('input'), { type: 'checkbox' });
    const name = document.createElement('label');
    name.append(input, label);
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    const note = Object.assign(document.createElement('small'), { textContent: 'demo' });
    const box = document.createElement('div');
    box.className = config().widgetSize === 'mini' ? 'box mini' : 'box';
    box.append(name, status, note);
    root.replaceChildren(box);
    // The real one also gives the token to a form around it.
    const held = place.querySelector('[name=mtcaptcha-verifiedtoken]');
    const field = held ?? Object.assign(document.createElement('input'), { type: 'hidden' });
    field.name = 'mtcaptcha-verifiedtoken';
    place.append(field);
    const known = { token: '', timer: 0, input, status, field };
    input.addEventListener('change', () => {
      if (!input.checked) return clear(id);
      status.textContent = verifying;
      known.timer = setTimeout(() => verify(id, known, verified), 250);
    });
    return known;
  }

  function verify(id, box, word) {
    box.token = `demo-${crypto.randomUUID()}`;
    box.field.value = box.token;
    box.status.textContent = word;
    box.input.disabled = true;
    call('verified-callback', stateOf(id, box));
    box.timer = setTimeout(() => {
      clear(id);
      call('verifiedexpired-callback', stateOf(id, box));
    }, life);
  }

  function clear(id) {
    const box = boxes.get(id);
    if (!box) return;
    clearTimeout(box.timer);
    Object.assign(box, { token: '' });
    box.field.value = '';
    Object.assign(box.input, { checked: false, disabled: false });
    box.status.textContent = '';
  }

  function render(id) {
    if (boxes.has(id) && document.getElementById(id)?.shadowRoot?.contains(boxes.get(id).input))
      return;
    clearTimeout(boxes.get(id)?.timer);
    const box = draw(id);
    if (!box) return;
    boxes.set(id, box);
    call('rendered-callback', stateOf(id, box));
  }

  window.mtcaptcha = {
    /** Renders into the element with that id; without one into all with the class mtcaptcha. */
    renderUI(id) {
      if (id) return render(id);
      for (const element of document.querySelectorAll('.mtcaptcha')) {
        element.id ||= `mtcaptcha-${boxes.size + 1}`;
        render(element.id);
      }
    },
    /** The token of a verified captcha, else ''; without an id that of the first. */
    getVerifiedToken: (id = first()) => boxes.get(id)?.token ?? '',
    getStatus: (id = first()) => (boxes.has(id) ? stateOf(id, boxes.get(id)) : undefined),
    /** Back to unverified. */
    resetUI(id = first()) {
      clear(id);
    },
    destroyUI(id = first()) {
      clear(id);
      document.getElementById(id)?.shadowRoot?.replaceChildren();
      boxes.delete(id);
    },
  };
  call('jsloaded-callback', {});
  if (config().render !== 'explicit') {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => window.mtcaptcha.renderUI());
    else window.mtcaptcha.renderUI();
  }
  for (const id of config().renderQueue ?? []) render(id);
})();
