// The workbench of the widget pages: choosing brand and language, copying code.
const choices = document.querySelector('.choices');
choices?.addEventListener('change', () => choices.requestSubmit());

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    const code = button.parentElement.querySelector('code').textContent;
    try {
      await navigator.clipboard.writeText(code);
      button.textContent = 'Copied';
    } catch {
      const range = document.createRange();
      range.selectNodeContents(button.parentElement.querySelector('code'));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
      button.textContent = 'Press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });

// A frame is as high as what it shows.
for (const frame of document.querySelectorAll('.frame'))
  frame.addEventListener('load', () => {
    const page = frame.contentDocument?.querySelector('main');
    if (!page) return;
    new ResizeObserver(() => {
      frame.style.blockSize = `${Math.max(page.scrollHeight, frame.dataset.least ?? 160)}px`;
    }).observe(page);
  });
