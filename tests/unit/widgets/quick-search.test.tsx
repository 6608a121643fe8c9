import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/quick-search/quick-search.widget';
import { fireEvent, rendered, screen, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { field, hit, hits, search, searched, show, time, two } from '../support/quick-search-page';

const options = () => hits().map((one) => one.textContent);
/** What stands in the box, but for what is only announced. */
const inBox = () => within(rendered.querySelector('form') as HTMLElement);

describe('the quick search box', () => {
  it('has the quick layout by default [QS-01]', () => {
    show();
    expect(screen.getByRole('button', { name: 'Hae' }).textContent).toBe('Hae');
    expect(widget.contract.attributes.layout.options).toEqual(['quick', 'mobile', 'sticky']);
  });

  it.each(['mobile', 'sticky'] as const)(
    'has a round button named "Hae" when %s [QS-01]',
    (layout) => {
      show(undefined, { props: { layout } });
      expect(screen.getByRole('button', { name: 'Hae' }).querySelector('svg')).toBeTruthy();
    },
  );

  it('is labelled with its Finnish text [QS-02]', () => {
    show();
    expect(screen.getByRole('combobox', { name: 'Mitä olet etsimässä?' })).toBeTruthy();
  });

  it('takes another label', () => {
    show(undefined, { props: { label: 'Etsi resepti' } });
    expect(screen.getByRole('combobox', { name: 'Etsi resepti' })).toBeTruthy();
  });
});

describe('typing', () => {
  it('requests nothing below three characters [QS-03]', async () => {
    const { user, requests } = show();
    await user.type(field(), ' na ');
    await time.pass(5000);
    expect(requests).toEqual([]);
  });

  it('waits until the keys have rested for 500 ms [QS-04]', async () => {
    const { user, requests } = show();
    await user.type(field(), 'nak');
    await time.pass(499);
    await user.type(field(), 'ki');
    await time.pass(499);
    expect(requests).toEqual([]);
    await time.pass(1);
    expect(requests).toHaveLength(1);
  });

  it('requests five suggestions of the trimmed text in order 0 [QS-03] [QS-04] [API-07]', async () => {
    const { user, requests } = show();
    await search(user, '  nakki ');
    expect(requests[0]?.url.pathname + (requests[0]?.url.search ?? '')).toBe(
      '/api/search/suggestions/?language=fi&pageSize=5&q=nakki&sortOrder=0',
    );
  });

  it('requests in the given order and at the given address [QS-04] [ELEM-06]', async () => {
    const { requests } = await searched(undefined, { props: { sortOrder: 2, endpoint: '/api/x' } });
    expect([requests[0]?.url.pathname, requests[0]?.param('sortOrder')]).toEqual(['/api/x', '2']);
  });

  it('says that it searches while an answer is pending [QS-06]', async () => {
    await searched(() => new Promise(() => {}));
    expect(inBox().getByText('Etsitään...')).toBeTruthy();
  });

  it('shows the hits once they are there [QS-06]', async () => {
    await searched();
    expect(hits()).toHaveLength(2);
    expect(inBox().queryByText('Etsitään...')).toBeNull();
  });

  it('aborts a running request when the text changes [QS-05] [IMP-03]', async () => {
    const { user, requests } = show(() => new Promise(() => {}));
    await search(user, 'nak');
    await user.type(field(), 'k');
    expect(requests[0]?.isAborted()).toBe(true);
  });

  it('keeps saying that it searches for the newer request [QS-07]', async () => {
    const { user } = show(
      ({ onAbort }) =>
        new Promise((_, reject) => onAbort(() => reject(new DOMException('', 'AbortError')))),
    );
    await search(user, 'nak');
    await user.type(field(), 'k');
    await time.pass(100);
    expect(inBox().getByText('Etsitään...')).toBeTruthy();
  });

  it('never shows an older answer that comes late [QS-05]', async () => {
    const late: ((value: unknown) => void)[] = [];
    const { user } = show(({ param }) =>
      param('q') === 'nak' ? new Promise((resolve) => late.push(resolve)) : two,
    );
    await search(user, 'nak');
    await search(user, 'ki');
    late[0]?.({ hits: [hit(9, 'Vanha')] });
    await time.pass(100);
    expect(options()).toEqual([
      expect.stringContaining('Nakki'),
      expect.stringContaining('keitto'),
    ]);
  });

  it('aborts and clears when the text drops below three characters [QS-03]', async () => {
    let answer: unknown = two;
    const { user, requests } = show(() => answer);
    await search(user, 'nak');
    answer = new Promise(() => {});
    await search(user, 'k');
    await user.type(field(), '{Backspace}{Backspace}');
    expect(requests[1]?.isAborted()).toBe(true);
    expect(hits()).toEqual([]);
  });

  it('aborts when the widget is removed [IMP-03]', async () => {
    const { requests, unmount } = await searched(() => new Promise(() => {}));
    unmount();
    expect(requests[0]?.isAborted()).toBe(true);
  });
});

describe('the answer', () => {
  it('is shown as links with picture, title, category and teaser [QS-09]', async () => {
    await searched();
    const [first] = hits();
    expect(first?.getAttribute('href')).toBe('/1');
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('/pictures/1.webp');
    for (const text of ['Nakki', 'Tuotteet', 'Maistuu aina'])
      expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
  });

  it.each([
    ['RetailProductPage', 'product-thumbnail-medium'],
    ['JyvabroilerProductPage', 'product-thumbnail-medium'],
    ['RecipePage', 'thumbnail-medium'],
    ['', 'thumbnail-medium'],
  ])('has the picture of a "%s" in the size %s [QS-10]', async (type, preset) => {
    await searched(() => ({ hits: [hit(1, 'Nakki', type)] }));
    const address = new URL(hits()[0]?.querySelector('img')?.src ?? '', 'http://localhost');
    expect(address.searchParams.get('preset')).toBe(preset);
  });

  it('is shown without what came before, also if hits have no id', async () => {
    const bare = (title: string) => ({ title, url: `/${title}` });
    const { user } = show(({ param }) => ({
      hits: param('q') === 'nakki' ? [bare('a'), bare('b')] : [bare('c')],
    }));
    await search(user, 'nakki');
    expect(options()).toEqual(['a', 'b']);
    await search(user, 'a');
    expect(options()).toEqual(['c']);
  });

  it('says "Ei tuloksia" when there are none [QS-14]', async () => {
    await searched(() => ({ hits: [] }));
    expect(inBox().getByText('Ei tuloksia')).toBeTruthy();
  });

  it('drops a hit with an address that runs a script [IMP-09]', async () => {
    await searched(() => ({ hits: [{ ...hit(1, 'Paha'), url: 'javascript:alert(1)' }] }));
    expect(screen.queryByText('Paha')).toBeNull();
  });

  it('says how many suggestions there are to screen readers [IMP-20]', async () => {
    await searched();
    expect(screen.getByRole('status').textContent).toBe('2 ehdotusta');
  });

  it('closes the panel and logs when the call fails [QS-08]', async () => {
    const log = expectFaults();
    const { container } = await searched(() => 500);
    expect(container.querySelector('form [aria-busy]')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).toHaveBeenCalled();
  });

  it.each([
    ['fails', (_: ReturnType<typeof time.user>, fail: () => void) => fail()],
    ['is given up', (user: ReturnType<typeof time.user>) => user.keyboard('{Escape}')],
    ['is called off', (user: ReturnType<typeof time.user>) => user.clear(field())],
  ])('no longer says that it searches when the call %s [IMP-20]', async (_, end) => {
    expectFaults();
    let fail = () => {};
    const { user } = await searched(
      () =>
        new Promise((answer) => {
          fail = () => answer(500);
        }),
    );
    expect(screen.getByRole('status').textContent).toBe('Etsitään...');
    await end(user, fail);
    await time.pass();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is requested again after a failure [QS-08]', async () => {
    expectFaults();
    let answer: unknown = 500;
    const { user } = show(() => answer);
    await search(user, 'nak');
    answer = two;
    await search(user, 'ki');
    expect(hits()).toHaveLength(2);
  });
});

describe('going to the search page', () => {
  it('sends the text, URL-encoded, on Enter [QS-11]', async () => {
    const { user, go } = show();
    await user.type(field(), 'nakki & keitto{Enter}');
    expect(go).toHaveBeenCalledWith('/haku?q=nakki%20%26%20keitto');
  });

  it('works by the button too, with the given page [QS-11]', async () => {
    const { user, go } = show(undefined, { props: { searchUrl: '/de/suche' } });
    await user.type(field(), 'ei');
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    expect(go).toHaveBeenCalledWith('/de/suche?q=ei');
  });

  it('offers the same address as a link below the hits [QS-02] [QS-11]', async () => {
    await searched();
    const all = screen.getByRole('link', { name: 'Katso kaikki hakutulokset' });
    expect(all.getAttribute('href')).toBe('/haku?q=nakki');
  });

  it('stops requests for suggestions [QS-11]', async () => {
    const { user, requests } = show();
    await user.type(field(), 'nakki{Enter}');
    await time.pass(1000);
    expect(requests).toEqual([]);
  });

  it('goes nowhere with an empty field [QS-13]', async () => {
    const { user, go } = show();
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    expect(go).not.toHaveBeenCalled();
  });

  it('closes the panel [QS-13]', async () => {
    const { user } = await searched(undefined, { props: { layout: 'mobile' } });
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    expect(hits()).toEqual([]);
  });

  it('fires an event first, by which the page can stop it [ELEM-08]', async () => {
    const { user, go, events } = show(undefined, { stop: ['atria-search-navigate'] });
    await user.type(field(), 'nakki{Enter}');
    expect(events).toEqual([
      { name: 'atria-search-navigate', detail: { q: 'nakki', url: '/haku?q=nakki' } },
    ]);
    expect(go).not.toHaveBeenCalled();
    expect(widget.contract.events['atria-search-navigate'].cancelable).toBe(true);
  });
});

describe('closing', () => {
  it('happens on a click elsewhere, and clears the hits [QS-12]', async () => {
    const { user } = await searched();
    await user.click(document.body);
    expect(hits()).toEqual([]);
    await user.type(field(), '{ArrowUp}');
    expect(hits()).toEqual([]);
  });

  it('shows none of the old hits while the next ones are pending [QS-12]', async () => {
    let isAnswered = true;
    const { user } = show(() => (isAnswered ? two : new Promise(() => {})));
    await search(user);
    expect(hits()).toHaveLength(2);
    await user.click(document.body);
    isAnswered = false;
    await search(user, 'a');
    expect(screen.getByRole('status').textContent).toBe('Etsitään...');
    expect(hits()).toEqual([]);
  });

  it('does not happen on a click inside the panel [QS-12]', async () => {
    const { user } = await searched(undefined, { stop: ['atria-search-navigate'] });
    await user.click(screen.getByRole('listbox'));
    expect(hits()).toHaveLength(2);
  });

  it('happens after a press on a hit when the page goes there by itself', async () => {
    const { user } = await searched(undefined, { stop: ['atria-search-navigate'] });
    await user.click(hits()[1] as HTMLElement);
    expect(hits()).toEqual([]);
    expect(field()).toHaveProperty('value', 'nakki');
  });

  const onPage = (event: Event) => event.preventDefault();
  it.each([
    ['a hit', () => hits()[0]],
    ['the link to all', () => screen.getByRole('link', { name: 'Katso kaikki hakutulokset' })],
  ])('happens after a press on %s that a router of the page takes', async (_, link) => {
    const { user } = await searched();
    document.addEventListener('click', onPage);
    await user.click(link() as HTMLElement);
    document.removeEventListener('click', onPage);
    expect(hits()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('does not happen after a press that opens a hit in another tab', async () => {
    await searched();
    fireEvent.click(hits()[0] as HTMLElement, { ctrlKey: true });
    expect(hits()).toHaveLength(2);
  });

  it('stops a request that a click elsewhere overtook [QS-12]', async () => {
    const { user, requests } = show();
    await user.type(field(), 'nakki');
    await user.click(document.body);
    await time.pass(1000);
    expect(requests).toEqual([]);
  });
});
