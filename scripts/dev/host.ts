import { createBackend } from '../../demo-host/api/app';
import { createHost } from '../../demo-host/host/app';

/**
 * The demo host of `npm run dev`. What a visitor has in the cart is forgotten when a file that this
 * one imports changes, and with no other change.
 */
export const host = createHost({ backend: createBackend() });
