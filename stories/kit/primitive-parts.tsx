import { useState } from 'react';
import { Button } from '../../src/core/ui/button';
import { DisclosurePanel } from '../../src/core/ui/disclosure';
import { Dropdown } from '../../src/core/ui/dropdown';
import { Modal } from '../../src/core/ui/modal';
import { Pager } from '../../src/core/ui/pager';
import { PopoverMessage } from '../../src/core/ui/popover-message';
import { QuantityInput } from '../../src/core/ui/quantity-input';
import { useDisclosure } from '../../src/core/ui/use-disclosure';

const diets = ['Gluteeniton', 'Laktoositon', 'Maidoton', 'Vähäsuolainen'].map((label) => ({
  id: label,
  label,
}));

/** A working select. */
export function LiveDropdown({
  start = [],
  multiple = false,
}: {
  start?: string[];
  multiple?: boolean;
}) {
  const [selected, setSelected] = useState<readonly string[]>(start);
  const toggled = (id: string) =>
    selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
  return (
    <Dropdown
      label="Valitse ruokavalio"
      items={diets}
      selected={selected}
      multiple={multiple}
      onChange={(id) => setSelected(multiple ? toggled(id) : [id])}
    />
  );
}

/** A working pager. */
export function LivePager({ start, count }: { start: number; count: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pager
      label={`Sivut 1–${count}`}
      page={page}
      count={count}
      addressOf={(of) => `?page=${of}`}
      onSelect={setPage}
    />
  );
}

/** A working number field. */
export function LiveQuantity({ start, max = 12 }: { start: number; max?: number }) {
  const [value, setValue] = useState(start);
  return <QuantityInput label="Määrä" value={value} max={max} onChange={setValue} />;
}

/** A button and the panel that it opens. */
export function LiveDisclosure({ open = false }: { open?: boolean }) {
  const [isOpen, onToggle] = useState(open);
  const { buttonProps, panelProps } = useDisclosure({ isOpen, onToggle });
  return (
    <>
      <button {...buttonProps}>Mistä liha tulee?</button>
      <DisclosurePanel panel={panelProps} maxHeight={800}>
        Suomalaisilta tiloilta.
      </DisclosurePanel>
    </>
  );
}

/** A button that opens a dialog. */
export function LiveModal({ width }: { width: 650 | 1200 }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`Avaa ikkuna, ${width} px`}
      </Button>
      {open && (
        <Modal onClose={() => setOpen(false)} title="Poistetaanko tuote?" width={width}>
          <p>Lihapullat poistetaan ostoskorista.</p>
          <p>
            <Button onClick={() => setOpen(false)}>Poista</Button>{' '}
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Peruuta
            </Button>
          </p>
        </Modal>
      )}
    </>
  );
}

/** A button that shows a message above the page. */
export function LiveMessage({ tone }: { tone: 'success' | 'error' }) {
  const [open, setOpen] = useState(false);
  const text = tone === 'success' ? 'Tuote on korissa.' : 'Tuotetta ei voitu lisätä.';
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {tone === 'success' ? 'Näytä viesti' : 'Näytä virhe'}
      </Button>
      {open && (
        <PopoverMessage tone={tone} text={text} autoClose={6000} onClose={() => setOpen(false)}>
          {text}
        </PopoverMessage>
      )}
    </>
  );
}
