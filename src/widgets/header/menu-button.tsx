import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { IconButton } from '../../core/ui/icon-button';
import { late } from '../../core/ui/late';
import type { HeaderEvents } from './header.contract';
import type { MobileHeaderProps } from './header.model';
import { styles } from './header.styles';
import { texts } from './header.texts';

const SideMenu = late(() => import('./side-menu'), 'SideMenu');

/** The burger. An open menu covers it, but not the word that says it is missing. The menu's code comes when the button is touched, pointed at or focused. */
export function MenuButton(props: MobileHeaderProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeaderEvents>();
  // Undefined before the menu is opened for the first time.
  const [open, setOpen] = useState<boolean>();
  const change = (next: boolean) => {
    setOpen(next);
    emit('atria-header-menu', { open: next });
  };
  return (
    <>
      <IconButton
        label={t('/header/open-menu')}
        icon="menu"
        size={1.5}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
        onClick={() => {
          SideMenu.preload();
          change(!open);
        }}
      />
      {open !== undefined && (
        <SideMenu
          {...props}
          ifMissing={(message) => open && <div className={styles.missing}>{message}</div>}
          open={open}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}
