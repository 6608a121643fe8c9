// @vitest-environment node
import { expect, it } from 'vitest';
import { cutR2wc } from '../../../scripts/build/bundle/cut-r2wc';
import { built } from './built';

const element = `import r2wc from '@r2wc/react-to-web-component'; show(r2wc);`;

const ofProps = ['parseFloat', 'observedAttributes', 'dispatchEvent(new CustomEvent'];

it('removes r2wc’s props and events, and keeps the element it makes', async () => {
  const whole = await built(element, null);
  expect(ofProps.filter((part) => whole.includes(part))).toEqual(ofProps);
  const cut = await built(element, cutR2wc());
  expect(ofProps.filter((part) => cut.includes(part))).toEqual([]);
  expect(cut).toContain('r2wc.render');
});
