import { describe, expect, it, vi } from 'vitest';
import { ProductPrice } from '../../../../src/core/products/product-price';
import { Button } from '../../../../src/core/ui/button';
import { IconButton } from '../../../../src/core/ui/icon-button';
import { Picture, presetAddress } from '../../../../src/core/ui/picture';
import { Price } from '../../../../src/core/ui/price';
import { fireEvent, rendered, screen, userEvent } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const textOf = (node: React.ReactNode) => renderInFrame(node).container.textContent;

describe('a price', () => {
  it('is in euros per unit [QV-02]', () => {
    expect(textOf(<Price amount="12,90" unit="piece" />)).toBe('12,90 €/kpl');
  });

  it.each([
    ['en', '12,90 €/pc'],
    ['se', '12,90 €/st'],
    ['de', '12,90 €/Stück'],
  ])('is per unit in the words of %s [QV-02, I18N-05]', (language, shown) => {
    const price = <Price amount="12,90" unit="piece" />;
    expect(renderInFrame(price, { language }).container.textContent).toBe(shown);
  });

  it('of a product is per piece and, small, per kilo [QV-02]', () => {
    const text = textOf(
      <ProductPrice price="12,90" pricePerKg="25,80" svhPrice="" reduced={false} />,
    );
    expect(text).toBe('12,90 €/kpl25,80 €/kg');
  });

  it('of a product has no small price when there is none [QV-02]', () => {
    const text = textOf(<ProductPrice price="12,90" pricePerKg="" svhPrice="" reduced={false} />);
    expect(text).toBe('12,90 €/kpl');
  });
});

describe('a button with only an icon', () => {
  it('has one name, visible or not: a title beside it would be read twice [IMP-20]', () => {
    renderInFrame(
      <>
        <IconButton icon="close" label="Sulje" />
        <IconButton icon="minus" label="Poista ruoka" title="Poista ruoka" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Sulje' }).title).toBe('');
    const titled = screen.getByRole('button', { name: 'Poista ruoka' });
    expect(titled.hasAttribute('aria-label')).toBe(false);
  });
});

describe('a picture', () => {
  const image = () => rendered.querySelector('img');

  it.each([
    ['/a.webp', 'medium', '/a.webp?preset=medium'],
    ['/a.webp?v=2', 'third', '/a.webp?v=2&preset=third'],
    ['/a.svg#part', 'small', '/a.svg?preset=small#part'],
    ['/a.webp', '', '/a.webp'],
  ])('%s in the preset "%s" is asked at %s [CARD-08]', (src, preset, address) => {
    expect(presetAddress(src, preset)).toBe(address);
  });

  it('has alternative text, and loads lazily [IMP-23]', () => {
    renderInFrame(<Picture src="/a.webp" alt="Nakkipaketti" />);
    expect(screen.getByRole('img', { name: 'Nakkipaketti' }).getAttribute('loading')).toBe('lazy');
  });

  it('that is decorative has an empty alternative text [IMP-23]', () => {
    renderInFrame(<Picture src="/a.webp" alt="" />);
    expect(image()?.getAttribute('alt')).toBe('');
  });

  it('in view at first is loaded at once [IMP-23]', () => {
    renderInFrame(<Picture src="/a.webp" alt="" lazy={false} />);
    expect(image()?.getAttribute('loading')).toBe('eager');
  });

  it('that fails to load keeps its box', () => {
    const { container } = renderInFrame(<Picture src="/none" alt="" className="box" />);
    fireEvent.error(image() as HTMLImageElement);
    expect(image()).toBeNull();
    expect(container.querySelector('.box')).not.toBeNull();
  });
});

describe('a busy button', () => {
  it('does nothing on a second click [IMP-28]', async () => {
    const press = vi.fn();
    const user = userEvent.setup();
    const { rerender } = renderInFrame(null);
    rerender(<Button onClick={press}>Lähetä</Button>);
    await user.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} busy>
        Lähetä
      </Button>,
    );
    await user.dblClick(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not send its form [IMP-28]', async () => {
    const send = vi.fn((event: Event) => event.preventDefault());
    const { container } = renderInFrame(
      <form>
        <Button type="submit" busy>
          Lähetä
        </Button>
      </form>,
    );
    container.addEventListener('submit', send);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the focus and announces that it is busy [IMP-12]', async () => {
    renderInFrame(<Button busy>Lähetä</Button>);
    await userEvent.tab();
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(rendered.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});
