import { useRef, useState } from 'react';
import { useWidget } from '../../../core/element/widget-context';
import { useSharedTexts } from '../../../core/i18n/use-shared-texts';
import { useTexts } from '../../../core/i18n/use-texts';
import { cx } from '../../../core/style/css';
import { styles as dropdown } from '../../../core/ui/dropdown.styles';
import { IconButton } from '../../../core/ui/icon-button';
import { useCombobox } from '../../../core/ui/use-combobox';
import { comparable, matching } from '../../../read/compare';
import { clean } from '../../../read/text';
import type { Recipes } from '../menu.model';
import { styles } from './add-dish.styles';
import { texts } from './menu-editor.texts';

interface Props {
  /** The day's name, for the field's label. */
  readonly day: string;
  readonly recipes: Recipes;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onAdd: (name: string) => void;
}

/** Nobody reads more; another letter finds fewer. */
const most = 30;

/** Recipe names that contain a text: those that begin with it first; without a text the first. */
export function matchingRecipes(
  recipes: Readonly<Record<string, unknown>>,
  text: string,
): string[] {
  const names = matching(Object.keys(recipes), text, (name) => name);
  const begins = (name: string) => Number(comparable(name).startsWith(comparable(text)));
  return [...names].sort((one, other) => begins(other) - begins(one)).slice(0, most);
}

/** A field that finds recipes by name and accepts any other dish as typed [MENU-06, MENU-08]. */
export function AddDish({ day, recipes, text, onType, onAdd }: Props) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { announce } = useWidget();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const names = open ? matchingRecipes(recipes, text) : [];
  const add = (name: string) => {
    if (!name) return;
    setOpen(false);
    onAdd(name);
    field.current?.focus();
  };
  const listbox = useCombobox({
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    ids: names,
    onChoose: add,
    found: names.length
      ? shared('/shared/suggestions', names.length)
      : shared('/shared/no-results'),
    announce,
  });
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        add(clean(text));
      }}
      {...listbox.rootProps}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={t('/menu-editor/dish-on', day)}
        placeholder={t('/menu-editor/dish')}
        maxLength={200}
        enterKeyHint="done"
        value={text}
        {...listbox.fieldProps}
        onChange={({ target }) => {
          onType(target.value);
          listbox.leave();
          setOpen(true);
        }}
      />
      <IconButton
        type="submit"
        className={styles.button}
        icon="plus"
        size={1}
        label={t('/menu-editor/dish-on', day)}
      />
      {names.length > 0 && (
        <div
          className={cx(dropdown.list, styles.list)}
          {...listbox.listProps(t('/menu-editor/recipes'))}
        >
          {names.map((name) => (
            <div key={name} className={dropdown.option} {...listbox.optionProps(name, false)}>
              {name}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}
