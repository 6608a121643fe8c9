import { useRef, useState } from 'react';
import { type MenuWeek, postMenu } from '../../api/menu';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { navigation } from '../../core/page/location';
import { useAction } from '../../core/ui/use-action';
import type { KeyedWeek } from './menu.model';
import { plainWeeks } from './menu.model';
import type { MenuBuilderEvents } from './menu-builder.contract';
import { writeMenuDraft } from './menu-draft';
import { texts } from './menu-editor.texts';
import { useOtherTabs } from './menu-tabs';
import { savedAddress } from './saved-address.model';
import { useAskOnLeave } from './use-ask-on-leave';

export interface MenuSave {
  readonly menuId: string;
  /** When the menu was asked for, in ms. */
  readonly since: number;
  readonly weeks: readonly KeyedWeek[];
  readonly isDirty: boolean;
  /** Called with what was saved, before the page goes to it. */
  readonly onSaved: (weeks: readonly MenuWeek[]) => void;
}

/**
 * Saves a menu, once however often it is pressed, and goes to the page with its new id [MENU-09,
 * IMP-28]. Where another tab edits the same menu or has saved it, the visitor decides first.
 */
export function useMenuSave({ menuId, since, weeks, isDirty, onSaved }: MenuSave) {
  const { api, announce } = useWidget();
  const emit = useEmit<MenuBuilderEvents>();
  const t = useTexts(texts);
  const [isAsking, setAsking] = useState(false);
  const isSaved = useRef(false);
  const { others, look, tellSaved } = useOtherTabs(menuId, since, isDirty);
  useAskOnLeave(isDirty, isSaved);
  const { run, busy, error } = useAction(
    async (signal) => {
      const plain = plainWeeks(weeks);
      const id = await postMenu(api, plain, { signal });
      if (signal.aborted) return;
      isSaved.current = true;
      tellSaved(id);
      writeMenuDraft(menuId, null);
      announce(t('/menu-editor/saved'));
      onSaved(plain);
      const { href } = window.location;
      const address = savedAddress(href, id);
      if (!emit('atria-menu-saved', { menuId: id, address })) return;
      // An address that is the page's own is no way to go; with a hash it would only be jumped to.
      if (address === href) window.location.reload();
      else navigation.go(address);
    },
    { when: 'once' },
  );
  return {
    others,
    busy,
    hasFailed: Boolean(error),
    /** Whether the visitor is asked what to do about other tabs. */
    isAsking,
    save: () => {
      const { edit, savedAs } = look();
      if (edit || savedAs) setAsking(true);
      else run();
    },
    saveAnyway: () => {
      setAsking(false);
      run();
    },
    stopAsking: () => setAsking(false),
  };
}
