// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { r2wcSymbols } from '../../../scripts/build/bundle/r2wc-symbols';
import { built } from './built';

const element = (symbol: string) =>
  `import r2wc from '@r2wc/react-to-web-component'; show(r2wc, Symbol.for('${symbol}'));`;

describe('a private symbol of r2wc that our element uses', () => {
  it('fails the build when r2wc does not have it', async () => {
    await expect(built(element('r2wc.renamed'), r2wcSymbols())).rejects.toThrow(
      'r2wc has no symbol r2wc.renamed',
    );
  });

  it.each(['r2wc.props', 'r2wc.context', 'r2wc.render'])('is there: %s', async (symbol) => {
    expect(await built(element(symbol), r2wcSymbols())).toContain(symbol);
  });
});
