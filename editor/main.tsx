import { createRoot } from 'react-dom/client';
import { App } from './app';
import './fields.css';
import './editor.css';
import './form.css';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App head={place.dataset.head ?? ''} />);
