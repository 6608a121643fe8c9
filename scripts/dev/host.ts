import { createHost } from '../../demo-host/host/app';
import { createBackend } from '../../stand-in/api/app';

/**
 * The demo host of `npm run dev`. A visitor's cart is lost when a file that this one imports
 * changes, or one whose content it keeps (see reload-pages.ts), and by no other change.
 */
export const host = createHost({ backend: createBackend() });
