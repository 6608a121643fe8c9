import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/school-header/school-header.widget';
import { screen } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const props = {
  heading: 'Ruokaa oppimassa',
  text: 'Maksutonta materiaalia.',
  image: '/pictures/koulu.svg',
  links: [
    { label: 'Tilaa', link: '/koulut/tilaa' },
    { label: 'Reseptit', link: '/reseptit' },
  ],
};

describe('the school header', () => {
  it('has heading, text, image and links [CONT-20]', () => {
    const { container } = renderWidget(widget, { props });
    expect(screen.getByRole('heading', { level: 1, name: 'Ruokaa oppimassa' })).toBeTruthy();
    expect(screen.getByText('Maksutonta materiaalia.')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/koulu.svg');
    const links = screen.getAllByRole('link');
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Tilaa', '/koulut/tilaa'],
      ['Reseptit', '/reseptit'],
    ]);
  });

  it('requests its picture at once, which is decorative [IMP-23]', () => {
    const { container } = renderWidget(widget, { props });
    const image = container.querySelector('img');
    expect([image?.alt, image?.getAttribute('loading')]).toEqual(['', 'eager']);
  });

  it('omits an unsafe link [IMP-09]', () => {
    const links = [{ label: 'Vaara', link: 'javascript:alert(1)' }, ...props.links];
    renderWidget(widget, { props: { ...props, links } });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('Vaara')).toBeNull();
  });

  it('shows markup in its texts as text [IMP-08]', () => {
    renderWidget(widget, { props: { heading: '<b>Ruoka</b>' } });
    expect(screen.getByRole('heading').textContent).toBe('<b>Ruoka</b>');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is nothing at all without a heading', () => {
    const { container } = renderWidget(widget, { props: { ...props, heading: '' } });
    expect(container.textContent).toBe('');
  });
});
