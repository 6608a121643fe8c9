// The pages for developers: choosing brand and language, copying code, finding a call.
const choices = document.querySelector('.choices');
choices?.addEventListener('change', () => choices.requestSubmit());

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    const code = button.parentElement.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });

// A frame is as high as its content.
for (const frame of document.querySelectorAll('.frame'))
  frame.addEventListener('load', () => {
    const page = frame.contentDocument?.querySelector('main');
    if (!page) return;
    new ResizeObserver(() => {
      frame.style.blockSize = `${Math.max(page.scrollHeight, frame.dataset.least ?? 160)}px`;
    }).observe(page);
  });

/** Shows the entries with all the words, only parts with an entry, and hides the list of parts. */
function find(text, said) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = [...document.querySelectorAll('[data-find]')];
  for (const entry of entries) {
    const all = entry.dataset.find.toLowerCase();
    entry.hidden = !words.every((word) => all.includes(word));
  }
  for (const part of document.querySelectorAll('[data-part]'))
    part.hidden = !part.querySelector('[data-find]:not([hidden])');
  document.querySelector('.subjects').hidden = words.length > 0;
  const count = entries.filter((entry) => !entry.hidden).length;
  said.textContent = words.length > 0 ? `${count} of ${entries.length} calls` : '';
}

const form = document.querySelector('.find');
if (form) {
  const field = form.querySelector('input');
  const said = form.querySelector('[role=status]');
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  find(field.value, said);
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => {
    find(field.value, said);
    const query = field.value && `?${new URLSearchParams({ q: field.value })}`;
    history.replaceState(null, '', location.pathname + query + location.hash);
  });
}

// Browsers open the target of an address, but not when the page is reloaded.
const named = document.getElementById(location.hash.slice(1))?.closest('details');
if (named) named.open = true;
