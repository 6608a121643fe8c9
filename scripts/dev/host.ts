import { createHost } from '../../demo-host/host/app';
import { createBackend } from '../../stand-in/api/app';

/**
 * The demo host of `npm run dev`. What a visitor has in the cart is forgotten when a file that this
 * one imports changes, and with no other change.
 */
export const host = createHost({ backend: createBackend() });
