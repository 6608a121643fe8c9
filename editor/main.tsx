import { createRoot } from 'react-dom/client';
import { App } from './app';
import './fields.css';
import './editor.css';
import './form.css';
import { setPolicy } from './policy';
import { loadSettings } from './settings';

const place = document.getElementById('editor');
const read = await loadSettings();
setPolicy(read.settings);
if (place) createRoot(place).render(<App {...read} />);
