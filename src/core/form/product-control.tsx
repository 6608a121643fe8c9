import { type KeyboardEvent, useRef, useState } from 'react';
import { fetchRetailProducts, type RetailProduct } from '../../api/search';
import { useCall } from '../page/use-call';
import { css, cx } from '../style/css';
import { token } from '../style/tokens';
import { dropdownStyles } from '../ui/dropdown.styles';
import { IconButton } from '../ui/icon-button';
import { useOutsideClick } from '../ui/use-outside-click';
import type { ControlProps } from './control-props';
import type { ChosenProduct, ProductField } from './field';
import { FieldShell } from './field-shell';
import { styles as form } from './form.styles';
import { useField } from './form-context';

const styles = {
  input: css({ paddingInlineEnd: '6em' }),
  buttons: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
  }),
  none: css({ padding: token('space-4'), color: token('color-text-muted') }),
};

/** From how many typed characters on the list is filtered [FORM-18]. */
const shortest = 3;

/** The products a text leaves: all below three characters, else those whose title has it. */
export function matchingProducts(
  products: readonly RetailProduct[],
  text: string,
): readonly RetailProduct[] {
  const asked = text.trim().toLowerCase();
  return asked.length < shortest
    ? products
    : products.filter(({ title }) => title.toLowerCase().includes(asked));
}

/** A product of the retail list, found by its title [FORM-17, FORM-18]. */
export function ProductControl({ name, declared }: ControlProps<ProductField>) {
  const field = useField<ChosenProduct>(name);
  const { id, value, set, aria, say } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The list is loaded when the field is first used; a failure is tried again at the next opening.
  const [wanted, setWanted] = useState(false);
  const {
    data: products = [],
    retry,
    status,
  } = useCall(wanted ? 'products' : null, (api, signal) =>
    fetchRetailProducts(api, { language: 'fi' }, { signal }),
  );
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  useOutsideClick(root, open, close);
  const options = matchingProducts(products, typed ?? '');

  const show = () => {
    setWanted(true);
    if (status === 'failed') retry();
    setOpen(true);
  };
  const choose = (product: ChosenProduct) => {
    set(product);
    close();
    input.current?.focus();
  };
  const move = (index: number) => {
    const next = Math.min(Math.max(index, 0), options.length - 1);
    setActive(next);
    root.current
      ?.querySelector('[role=listbox]')
      ?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const option = options[active];
    if (key === 'ArrowDown') open ? move(active + 1) : show();
    else if (key === 'ArrowUp' && open) move(active - 1);
    else if (key === 'Enter' && open && option) choose(option);
    else if (key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <FieldShell field={field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears when the focus has left. */}
      <div
        ref={root}
        className={form.row}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <input
          ref={input}
          id={id}
          className={cx(form.control, styles.input)}
          role="combobox"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          value={typed ?? value.title}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            show();
          }}
          onClick={() => !open && show()}
          onKeyDown={onKeyDown}
          {...aria}
        />
        <span className={styles.buttons}>
          {value.title && (
            <IconButton
              icon="close"
              size={1}
              label={say('/form/product-clear')}
              onClick={() => choose(declared.empty)}
            />
          )}
          <IconButton
            icon="chevron-down"
            size={1}
            label={say('/form/product-open')}
            aria-expanded={open}
            onClick={() => (open ? close() : show())}
          />
        </span>
        {open && (
          <div
            id={`${id}-list`}
            className={dropdownStyles.list}
            role="listbox"
            aria-label={field.label}
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((product, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
              <div
                key={product.productId}
                id={`${id}-${index}`}
                role="option"
                className={dropdownStyles.option}
                aria-selected={product.productId === value.productId}
                data-active={index === active || undefined}
                onClick={() => choose(product)}
              >
                {product.title}
              </div>
            ))}
            {options.length === 0 && status !== 'loading' && (
              <p className={styles.none} role="presentation">
                {say(status === 'failed' ? '/form/product-failed' : '/form/product-none')}
              </p>
            )}
          </div>
        )}
      </div>
    </FieldShell>
  );
}
