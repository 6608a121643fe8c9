// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/shared/widget-files';
import { hasPhp, runPhp } from '../../support/php';

interface Answer {
  readonly error?: string;
  readonly 'atria-prerender'?: string;
}
type Step =
  | { readonly save: Readonly<Record<string, unknown>> }
  | { readonly head: true }
  | { readonly view: string; readonly answer?: Answer; readonly later?: number };
interface Result {
  readonly stored: Readonly<Record<string, string>>;
  readonly told: readonly string[];
  readonly html: string;
  readonly shown: string;
  readonly requests: number;
}

/** The results of steps in the plugin's PHP, with a WordPress of a few lines. */
const run = (...steps: readonly Step[]): readonly Result[] =>
  runPhp(join(root, 'tests/support/wordpress.php'), steps) as readonly Result[];

const url = 'https://cdn.example.org/atria/1.0.0/';

describe.skipIf(!hasPhp())('the WordPress plugin', () => {
  describe('other settings', () => {
    const saved = (more: unknown) => {
      const [save, head] = run({ save: { url, more } }, { head: true });
      const named = [...(head?.html ?? '').matchAll(/ data-([a-z-]+)="([^"]*)"/g)];
      const settings = Object.fromEntries(named.map(([, name, value]) => [name, value]));
      return { stored: save?.stored.more, told: save?.told ?? [], settings };
    };

    it.each([
      ['search-url=/sv/s%C3%B6k', { 'search-url': '/sv/s%C3%B6k' }],
      ['search-url=\ncart-url=/kori', { 'search-url': '', 'cart-url': '/kori' }],
      ['edit-mode\nsearch-url=/haku', { 'edit-mode': '', 'search-url': '/haku' }],
      ['data-edit-mode', { 'edit-mode': '' }],
      [
        ' search-url \t= /haku?a=1&b=2 \n\n\tcart-url=/ä',
        { 'search-url': '/haku?a=1&amp;b=2', 'cart-url': '/ä' },
      ],
    ])('are saved as they are written, a line each: %j', (lines, settings) => {
      for (const more of [lines, lines.replaceAll('\n', '\r\n')])
        expect(saved(more)).toEqual({ stored: lines, told: [], settings });
    });

    it('lose what is no character of an address: marks of tags, and control characters', () => {
      const { stored, settings } = saved('search-url=/a\u0000\u001b<script>b');
      expect(stored).toBe('search-url=/ascript>b');
      expect(settings).toEqual({ 'search-url': '/ascript&gt;b' });
      expect(saved(['search-url=/haku'])).toEqual({ stored: '', told: [], settings: {} });
    });

    it('that are none are reported, once, and kept in the form to be corrected', () => {
      const { stored, told, settings } = saved('search-url /haku\nbrand: "x"\ncart-url=/kori');
      expect(told).toEqual([
        expect.stringMatching(/^Saved, but .*: search-url \/haku \| brand: &quot;x&quot;$/),
      ]);
      expect(stored).toContain('brand: "x"');
      expect(settings).toEqual({ 'cart-url': '/kori' });
    });
  });

  describe('a post whose widgets a service renders', () => {
    const save: Step = { save: { url, service: 'http://localhost:4380/' } };
    const rendered: Answer = { 'atria-prerender': 'rendered' };
    const slow = 'Operation timed out after 2001 milliseconds with 0 bytes received';
    const requests = (...views: readonly Step[]) =>
      run(save, ...views)
        .slice(1)
        .map((one) => one.requests);

    it('is rendered once', () => {
      const [, first, second] = run(save, { view: 'a', answer: rendered }, { view: 'a' });
      expect(first).toEqual({ shown: '<i>a</i>', requests: 1 });
      expect(second).toEqual({ shown: '<i>a</i>', requests: 0 });
    });

    it.each<[string, Answer]>([
      ['it is busy', { 'atria-prerender': 'unchanged; busy' }],
      ['a proxy answers in its place', {}],
      ['it is slow', { error: `cURL error 28: ${slow}` }],
      ['it is slow, without curl', { error: 'fsocket timed out' }],
      ['it breaks off', { error: 'cURL error 52: Empty reply from server' }],
    ])('is not sent again at each view where %s, and others are sent', (_, answer) => {
      const [, first, again, other, later] = run(
        save,
        { view: 'a', answer },
        { view: 'a', answer },
        { view: 'b', answer: rendered },
        { view: 'a', answer: rendered, later: 360 },
      );
      expect(first).toEqual({ shown: 'a', requests: 1 });
      expect(again).toEqual({ shown: 'a', requests: 0 });
      expect(other).toEqual({ shown: '<i>b</i>', requests: 1 });
      expect(later).toEqual({ shown: '<i>a</i>', requests: 1 });
    });

    it.each([
      'cURL error 7: Failed to connect to localhost port 4380',
      'cURL error 28: Connection timed out after 2001 milliseconds',
      'Connection refused',
    ])('is sent a minute later where the service is away, as all others: %s', (error) => {
      const answer = { error };
      const views = [{ view: 'a', answer }, { view: 'a' }, { view: 'b' }];
      expect(requests(...views, { view: 'a', answer: rendered, later: 60 })).toEqual([1, 0, 0, 1]);
    });

    it('whose text changes at each view is sent six times an hour, rendered or not', () => {
      for (const answer of [rendered, {}]) {
        const views = [...'abcdefgh'].map((view) => ({ view, answer }));
        const [, ...sent] = requests({ view: '-', answer }, ...views, {
          view: 'i',
          answer,
          later: 3600,
        });
        expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 1]);
      }
    });
  });
});
