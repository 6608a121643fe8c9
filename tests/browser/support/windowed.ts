import { findChromium } from '../../../scripts/shared/chromium';
import { chromiumArgs, windowedChromium } from '../../../scripts/shared/chromium-path';

/**
 * Chromium as people have it, for a file of tests (`test.use(windowed)`): without a window it
 * neither fills in forms nor stores cookies of frames from other sites.
 */
export const windowed = {
  launchOptions: { executablePath: windowedChromium() ?? findChromium() ?? '', args: chromiumArgs },
};
