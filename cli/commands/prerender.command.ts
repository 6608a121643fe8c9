import type { Command } from '../command';
import { installedRenderer } from '../installed';
import { details } from '../prerender/options';
import { prerender } from '../prerender/prerender';

/**
 * Rendered widgets are painted before any script; see docs/decisions/0021-painted-before-script.md.
 */
export const command: Command = {
  summary: 'Puts the markup of the widgets into pages of HTML, when a site is published.',
  usage:
    '<file or folder>... --base-url ADDRESS [--out FOLDER] [--ask ORIGIN] [--release ADDRESS] [--settings FILE]',
  details,
  run: (args) => prerender(args, installedRenderer, console.log),
};
