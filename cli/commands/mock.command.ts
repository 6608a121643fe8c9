import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createBackend } from '../../stand-in/api/app';
import type { Command } from '../command';
import { installed } from '../installed';
import { createMock } from '../mock/mock';
import { details, mockOptionsOf } from '../mock/options';
import { serveUntilStopped } from '../serve-until-stopped';

export const command: Command = {
  summary: 'Answers the widgets in place of a back end, with sample content; fails when asked to.',
  usage: '[--port NUMBER] [--host ADDRESS] [--fault NAME:KIND] [--delay MS] [--pages FOLDER]',
  details,
  async run(args) {
    const options = mockOptionsOf(args, createBackend().calls);
    const { version, release } = installed();
    const { fetch } = createMock(options, join(release, 'editor/sample'));
    await serveUntilStopped(createAdaptorServer({ fetch }) as Server, options, (address) =>
      console.log(`Answers the calls of release ${version} at ${address}`),
    );
    return 0;
  },
};
