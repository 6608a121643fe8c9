import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/page-navigation/page-navigation.widget';
import { screen } from '../support/dom';
import { goToHash } from '../support/go-to-hash';
import { renderWidget } from '../support/render-widget';

const items = [
  { label: 'Toimitus', link: '#toimitus' },
  { label: 'Maksaminen', link: '#maksaminen' },
  { label: 'Reseptit', link: '/reseptit' },
  { label: 'Paha', link: 'javascript:alert(1)' },
];
const show = () => renderWidget(widget, { props: { items, heading: 'Tällä sivulla' } });
const currents = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));

describe('the page navigation', () => {
  it('shows its links in order, under its heading [CONT-15]', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'Tällä sivulla' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#toimitus',
      '#maksaminen',
      '/reseptit',
    ]);
  });

  it('marks the link of the page’s hash', () => {
    show();
    expect(currents()).toEqual([null, null, null]);
    goToHash('maksaminen');
    expect(currents()).toEqual([null, 'location', null]);
  });

  it.each(['#käyttö', '#k%C3%A4ytt%C3%B6'])('finds a hash with ä and ö, written %s', (link) => {
    renderWidget(widget, { props: { items: [{ label: 'Käyttö', link }] } });
    goToHash('k%C3%A4ytt%C3%B6');
    expect(currents()).toEqual(['location']);
  });

  it('follows no address that runs [IMP-09]', () => {
    show();
    expect(screen.getByText('Paha').closest('a')).toBeNull();
  });
});
