import { useContext, useRef, useState } from 'react';
import { fetchRetailProducts, type RetailProduct } from '../../api/retail-products';
import { useCall } from '../page/use-call';
import { cx } from '../style/css';
import { styles as dropdown } from '../ui/dropdown.styles';
import { IconButton } from '../ui/icon-button';
import { useListbox } from '../ui/use-listbox';
import type { ControlProps } from './control-props';
import type { ChosenProduct, ProductField } from './field';
import { FieldShell } from './field-shell';
import { styles as form } from './form.styles';
import { ProductsEndpoint, useField } from './form-context';
import { styles } from './product-control.styles';

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
  const { id, value, say } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The list is loaded when the field is first used; a failure is tried again at the next opening.
  const [wanted, setWanted] = useState(0);
  const endpoint = useContext(ProductsEndpoint);
  const call = useCall(wanted ? `products ${wanted}` : null, (api, signal) =>
    fetchRetailProducts(api, { language: 'fi' }, { signal, endpoint }),
  );
  const products = matchingProducts(call.data ?? [], typed ?? '');
  const show = () => {
    if (wanted === 0 || call.status === 'failed') setWanted(wanted + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (product: ChosenProduct) => {
    field.set(product);
    close();
    input.current?.focus();
  };
  const listbox = useListbox({
    open,
    onOpen: show,
    onClose: close,
    count: products.length,
    onChoose: (index) => choose(products[index] ?? declared.empty),
  });
  const nothing = call.status === 'failed' ? '/form/product-failed' : '/form/product-none';
  return (
    <FieldShell field={field}>
      <div className={form.row} {...listbox.rootProps}>
        <input
          ref={input}
          id={id}
          className={cx(form.control, styles.input)}
          value={typed ?? value.title}
          readOnly={field.fixed}
          {...(!field.fixed && listbox.fieldProps)}
          onChange={(event) => {
            setTyped(event.target.value);
            listbox.setActive(-1);
            show();
          }}
          onClick={() => !open && !field.fixed && show()}
          {...field.aria}
        />
        {!field.fixed && (
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
        )}
        {open && products.length > 0 && (
          <div className={dropdown.list} {...listbox.listProps(field.label)}>
            {products.map((product, index) => (
              <div
                key={product.productId}
                className={dropdown.option}
                {...listbox.optionProps(index, product.productId === value.productId)}
              >
                {product.title}
              </div>
            ))}
          </div>
        )}
        {open && products.length === 0 && call.status !== 'loading' && (
          <p className={cx(dropdown.list, styles.none)} role="status">
            {say(nothing)}
          </p>
        )}
      </div>
    </FieldShell>
  );
}
