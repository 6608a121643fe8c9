#!/usr/bin/env node
/** `npx atria-widgets <command>`: what the package can do at a shell. */
import { join } from 'node:path';
import { dispatch } from './dispatch';

process.exitCode = await dispatch(join(import.meta.dirname, 'commands'), process.argv.slice(2));
