import { version } from '../../scripts/release';

/** Where the demo host serves the release that is built. */
export const bundlePath = `/atria/${version}/`;
