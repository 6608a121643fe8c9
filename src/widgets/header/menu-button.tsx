import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { IconButton } from '../../core/ui/icon-button';
import { late } from '../../core/ui/late';
import type { HeaderEvents } from './header.contract';
import type { MobileHeaderProps } from './header.model';
import { texts } from './header.texts';
import { styles } from './mobile-header.styles';

const SideMenu = late(() => import('./side-menu'), 'SideMenu');

/** The burger. An open menu covers it, but not the word that says it is missing. The menu's code comes when the button is touched, pointed at or focused. */
export function MenuButton(props: MobileHeaderProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeaderEvents>();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
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
        aria-expanded={open}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
        onClick={() => {
          SideMenu.preload();
          setWanted(true);
          change(!open);
        }}
      />
      {wanted && (
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
