import { version } from '../../scripts/shared/release';

/** Where the demo host serves the release that is built. */
export const bundlePath = `/atria/${version}/`;
