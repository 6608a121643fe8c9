#!/usr/bin/env node
/** `npx atria-widgets <command>`: the commands of the package. */
import { join } from 'node:path';
import { dispatch } from './dispatch';

process.exitCode = await dispatch(join(import.meta.dirname, 'commands'), process.argv.slice(2));
