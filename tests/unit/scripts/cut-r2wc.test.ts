// @vitest-environment node
import { expect, it } from 'vitest';
import { cutR2wc } from '../../../scripts/build/bundle/cut-r2wc';
import { built } from './built';

const element = `import r2wc from '@r2wc/react-to-web-component'; show(r2wc);`;

it('removes r2wc’s reading of attributes, and the element it makes', async () => {
  expect(await built(element, null)).toContain('parseFloat');
  const cut = await built(element, cutR2wc());
  expect(cut).not.toContain('parseFloat');
  expect(cut).toContain('r2wc.render');
});
