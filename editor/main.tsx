import { createRoot } from 'react-dom/client';
import { App } from './app';
import './fields.css';
import './editor.css';
import './form.css';
import { setPolicy } from './policy';
import { loadSettings, releaseOf } from './settings';

const place = document.getElementById('editor');
const read = await loadSettings();
setPolicy(read.settings);
const fonts = document.createElement('link');
fonts.rel = 'stylesheet';
fonts.href = `${releaseOf(read.settings)}brands/atriacom.css`;
document.head.prepend(fonts);
if (place) createRoot(place).render(<App {...read} />);
