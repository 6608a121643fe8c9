import { createRoot } from 'react-dom/client';
import { App } from './app';
import './fields.css';
import './editor.css';
import './form.css';
import { setPolicy } from './policy';
import { loadSettings, releaseOf } from './settings';

const place = document.getElementById('editor');

// No top-level await, which WebKit fails at: tests/browser/support/top-level-await.ts.
loadSettings().then((read) => {
  setPolicy(read.settings);
  const fonts = document.createElement('link');
  fonts.rel = 'stylesheet';
  fonts.href = `${releaseOf(read.settings)}brands/atriacom.css`;
  document.head.prepend(fonts);
  if (place) createRoot(place).render(<App {...read} />);
});
