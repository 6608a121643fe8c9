import { setPageSettings } from 'atria-widgets';
import { createRoot } from 'react-dom/client';
import { Recipes } from './recipes';

setPageSettings({ brand: 'atriafi', language: 'fi', searchUrl: '/haku' });
createRoot(document.getElementById('root') as HTMLElement).render(<Recipes />);
