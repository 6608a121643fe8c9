import { version } from '../../scripts/shared/release';

/** The path at which the demo host serves the built release. */
export const bundlePath = `/atria/${version}/`;
