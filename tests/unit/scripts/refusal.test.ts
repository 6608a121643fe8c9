// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../scripts/shared/refusal';
import { built } from './built';

const refuse = (message: string) => ({
  name: 'refuse',
  buildStart() {
    throw new Error(message);
  },
});

describe('a bundler’s refusal', () => {
  it('is shown by its message alone, without a stack', async () => {
    const error = await built('', refuse('react is 19.9.9. See the decision.')).catch((one) => one);
    expect(refusalOf(error)).toBe('react is 19.9.9. See the decision.');
  });

  it('is not an error of the build’s own, whose stack is shown', () => {
    expect(refusalOf(new TypeError('x is undefined'))).toBeUndefined();
  });
});
