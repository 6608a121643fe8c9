import { describe, expect, it } from 'vitest';
import { useOverlay } from '../../../src/core/popups/overlay';
import { widget } from '../../../src/widgets/floating-buttons/floating-buttons.widget';
import { fireEvent, rendered, screen } from '../support/dom';
import { renderInFrame } from '../support/render-in-frame';
import { renderWidget } from '../support/render-widget';

/** Shows which part of the overlay is open. */
const watch = () =>
  renderInFrame(function View() {
    const open = ['newsletter', 'questionForm'].filter((name) => useOverlay(name).isOpen);
    return <output>{open.join()}</output>;
  });
const names = () =>
  screen
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label') || '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the floating buttons', () => {
  it('open the newsletter and the question form of the overlay [CONT-04]', () => {
    watch();
    renderWidget(widget);
    expect(names()).toEqual(['Tilaa Ideakirje', 'Kysy asiantuntijalta', 'Sulje']);
    press('Tilaa Ideakirje');
    expect(screen.getByText('newsletter', { selector: 'output' })).toBeTruthy();
    press('Kysy asiantuntijalta');
    expect(screen.getByText('questionForm', { selector: 'output' })).toBeTruthy();
  });

  it('stop no other popup from opening if the page has no overlay [ELEM-05]', () => {
    renderWidget(widget);
    press('Tilaa Ideakirje');
    renderInFrame(function View() {
      const { isOpen, open } = useOverlay('address');
      return (
        <button type="button" onClick={() => open('forced')}>
          {isOpen ? 'auki' : 'kiinni'}
        </button>
      );
    });
    press('kiinni');
    expect(screen.getByRole('button', { name: 'auki' })).toBeTruthy();
  });

  it('pass the focus to the page’s content when their bar is closed [IMP-12]', () => {
    const main = document.body.appendChild(document.createElement('main'));
    renderWidget(widget);
    press('Sulje');
    expect(rendered.activeElement).toBe(main);
    main.remove();
  });

  it('have the page’s texts if it has its own', () => {
    renderWidget(widget, { props: { newsletterLabel: 'Uutiset', questionLabel: 'Apua' } });
    expect(names()).toEqual(['Uutiset', 'Apua', 'Sulje']);
  });

  it('stay dismissed until the page is reloaded, wherever they are put [CONT-05]', () => {
    const bar = () => screen.getByRole('complementary');
    const first = renderWidget(widget);
    const shown = bar().className;
    press('Sulje');
    const dismissed = bar().className;
    expect(dismissed).not.toBe(shown);
    first.unmount();
    renderWidget(widget);
    expect(bar().className).toBe(dismissed);
  });
});
