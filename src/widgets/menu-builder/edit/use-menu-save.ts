import { useEffect, useState } from 'react';
import { fetchMenuRecipes, postMenu } from '../../../api/menu';
import { useEmit, useWidget } from '../../../core/element/widget-context';
import { useTexts } from '../../../core/i18n/use-texts';
import { askOnLeave } from '../../../core/page/ask-on-leave';
import { goTo } from '../../../core/page/location';
import { useAction } from '../../../core/ui/use-action';
import { plainWeeks, type Recipes } from '../menu.model';
import type { MenuBuilderEvents } from '../menu-builder.contract';
import { rememberSaved, savedAddress } from '../saved-menu';
import { changeEdits, editsOf } from './edits';
import {
  asksOnLeave,
  going,
  isDirty,
  type MenuEdits,
  notPosted,
  posting,
  saved,
} from './edits.model';
import { texts } from './menu-editor.texts';
import { useOtherTabs } from './menu-tabs';

interface MenuSave {
  readonly menuId: string;
  readonly edits: MenuEdits;
  /** The recipes whose links and pictures dishes get; undefined before they are there. */
  readonly recipes: Recipes | undefined;
  /** Called when all is saved, before the page goes to it. */
  readonly onSaved: () => void;
}

/**
 * Saves a menu, once however often it is pressed, and goes to the page with its new id [MENU-09,
 * IMP-28]; edits from meanwhile become the draft there. If another tab edits the same menu or has
 * saved it, the visitor decides first.
 */
export function useMenuSave({ menuId, edits, recipes, onSaved }: MenuSave) {
  const { api, announce } = useWidget();
  const emit = useEmit<MenuBuilderEvents>();
  const t = useTexts(texts);
  const [asked, setAsked] = useState(0);
  const isEdited = isDirty(edits);
  const { others, look, tellSaved } = useOtherTabs(menuId, edits.since, isEdited);
  const hasOthers = others.lock !== '' || others.savedAs !== '';
  useEffect(() => {
    if (isEdited) return askOnLeave(() => asksOnLeave(editsOf(menuId)));
  }, [menuId, isEdited]);
  const change = (make: (now: MenuEdits) => MenuEdits) => changeEdits(menuId, make);
  const { run, error } = useAction(
    async (signal) => {
      if (editsOf(menuId)?.posted) return;
      change(posting);
      const { posted = [] } = editsOf(menuId) ?? {};
      // At the latest now a dish gets its link and picture [MENU-08]; without an answer it has none.
      const known = recipes ?? (await fetchMenuRecipes(api, { signal }).catch(() => ({})));
      const id = await postMenu(api, plainWeeks(posted, known), { signal }).catch((reason) => {
        change(notPosted);
        throw reason;
      });
      // The visitor is gone: all stays as a draft.
      if (signal.aborted) return change(notPosted);
      const since = Date.now();
      tellSaved(id, since);
      rememberSaved(id);
      change((now) => saved(now, since));
      announce(t('/menu-editor/saved'));
      const rest = editsOf(menuId);
      if (!rest || !isDirty(rest)) onSaved();
      const { href } = window.location;
      const address = savedAddress(href, id);
      if (!emit('atria-menu-saved', { menuId: id, address })) return;
      change((now) => (isDirty(now) ? going(now, id) : now));
      // The page's own address needs a reload: with a hash it would only scroll.
      if (address === href) window.location.reload();
      else goTo(address);
    },
    { when: 'once' },
  );
  return {
    others,
    busy: Boolean(edits.posted),
    error,
    /** How often the visitor was asked about other tabs; 0 if there is nothing to ask. */
    asked: hasOthers ? asked : 0,
    save: async () => {
      const { lock, savedAs } = await look();
      if (lock || savedAs) setAsked((times) => times + 1);
      else run();
    },
    saveAnyway: () => {
      setAsked(0);
      run();
    },
    stopAsking: () => setAsked(0),
  };
}
