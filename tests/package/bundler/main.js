import 'atria-widgets/atria.css';
import 'atria-widgets/brands/jyvabroiler.css';
import { setPageSettings, version } from 'atria-widgets';
import 'atria-widgets/card-grid';
import 'atria-widgets/retail-contact-form';

setPageSettings({ brand: 'jyvabroiler', language: 'fi' });
document.title = version;
