import { useRef, useState } from 'react';
import { fetchRetailProducts, type RetailProduct } from '../../api/retail-products';
import { comparable, matching } from '../../read/compare';
import { decoded } from '../../read/references';
import { clean } from '../../read/text';
import { useWidget } from '../element/widget-context';
import type { ControlProps } from '../form/field';
import { FieldShell } from '../form/field-shell';
import { styles as form } from '../form/form.styles';
import { useField, useFormState } from '../form/form-context';
import { useCall } from '../page/use-call';
import { cx } from '../style/css';
import { styles as dropdown } from '../ui/dropdown.styles';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { useCombobox } from '../ui/use-combobox';
import { styles } from './product-control.styles';

/** The number of typed characters from which the list is filtered [FORM-18]. */
const shortest = 3;

/** The matching products: all below three characters, else those with the text in their title. */
export function matchingProducts(
  products: readonly RetailProduct[],
  text: string,
): readonly RetailProduct[] {
  return comparable(text).length < shortest
    ? products
    : matching(products, text, ({ title }) => title);
}

/**
 * The product of a typed title: the one in the list with this title, else the title alone with id
 * 0, so that visitors can name an unlisted product, too [FCOMP-03].
 */
export function productOf(products: readonly RetailProduct[], title: string): RetailProduct {
  const found = products.filter((one) => comparable(one.title) === comparable(title));
  const [id = 0, ...more] = new Set(found.map(({ productId }) => productId));
  return { title, productId: more.length > 0 ? 0 : id };
}

/** The list of products, loaded when first wanted; the next `want` retries after a failure. */
function useProducts(onLoad: (products: readonly RetailProduct[]) => void) {
  const [wanted, setWanted] = useState(0);
  const { productsEndpoint: endpoint } = useFormState().options;
  const call = useCall(wanted ? `products ${wanted}` : null, async (api, signal) => {
    const loaded = await fetchRetailProducts(api, { language: 'fi' }, { signal, endpoint });
    const products = loaded.map((one) => ({ ...one, title: clean(decoded(decoded(one.title))) }));
    onLoad(products);
    return products;
  });
  const want = () => {
    if (wanted === 0 || call.status === 'failed') setWanted(wanted + 1);
  };
  return { status: call.status, all: call.data ?? [], want };
}

/**
 * A product of the retail list, by its title [FORM-17, FORM-18]. The field's text is its value: it
 * is sent as it is, and an empty field is no product.
 */
export function ProductControl({ name, declared }: ControlProps) {
  const { announce } = useWidget();
  const field = useField<RetailProduct>(name);
  const { id, value, say } = field;
  // The text that filters the list: what was typed since it opened.
  const [asked, setAsked] = useState('');
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A title may have been typed before the list loaded.
  const { status, all, want } = useProducts((loaded) =>
    field.set((now) => (now.title && !now.productId ? productOf(loaded, now.title) : now)),
  );
  const products = matchingProducts(all, asked);
  const show = () => {
    want();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setAsked('');
  };
  const choose = (product: RetailProduct) => {
    field.set(product);
    close();
    input.current?.focus();
  };
  const isLoading = status === 'loading';
  const none = status === 'failed' ? '/product-field/failed' : '/product-field/none';
  const nothing = isLoading ? '' : say(none);
  const listbox = useCombobox({
    open,
    onOpen: show,
    onClose: close,
    ids: products,
    onChoose: choose,
    found: products.length > 0 ? say('/product-field/count', products.length) : nothing,
    announce,
  });
  return (
    <FieldShell field={field}>
      <div className={form.row} {...listbox.rootProps}>
        <input
          ref={input}
          id={id}
          className={cx(form.control, styles.input)}
          value={value.title}
          readOnly={field.fixed}
          aria-busy={(open && isLoading) || undefined}
          {...(!field.fixed && listbox.fieldProps)}
          onChange={(event) => {
            const { value: title } = event.target;
            field.set(productOf(all, title));
            setAsked(title);
            listbox.leave();
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
                label={say('/product-field/clear')}
                onClick={() => choose(declared.empty)}
              />
            )}
            <IconButton
              icon="chevron-down"
              size={1}
              label={say('/product-field/open')}
              aria-expanded={open}
              aria-controls={listbox.fieldProps['aria-controls']}
              // The field handles the list's keys, and opens it by an arrow, too.
              tabIndex={-1}
              onClick={() => {
                input.current?.focus();
                (open ? close : show)();
              }}
            />
          </span>
        )}
        {open && products.length === 0 && (
          <p className={cx(dropdown.list, styles.none)}>{nothing || <Spinner />}</p>
        )}
        {open && products.length > 0 && (
          <div className={dropdown.list} {...listbox.listProps(field.label)}>
            {products.map((product) => (
              <div
                key={`${product.productId} ${product.title}`}
                className={dropdown.option}
                {...listbox.optionProps(product, product.productId === value.productId)}
              >
                {product.title}
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldShell>
  );
}
