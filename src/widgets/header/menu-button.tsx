import { type ComponentType, useRef, useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { IconButton } from '../../core/ui/icon-button';
import type { HeaderEvents } from './header.contract';
import type { MobileHeaderProps } from './header.model';
import { texts } from './header.texts';
import type { SideMenuProps } from './side-menu';

/** The burger. The side menu's code comes when the button is touched, pointed at or focused. */
export function MenuButton(props: MobileHeaderProps) {
  const t = useTexts(texts);
  const emit = useEmit<HeaderEvents>();
  const button = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<SideMenuProps>>();
  const [open, setOpen] = useState(false);
  const load = () =>
    import('./side-menu').then(
      ({ SideMenu }) => setMenu(() => SideMenu),
      (error: unknown) => {
        console.error('atria: the side menu could not be loaded', error);
        setOpen(false);
      },
    );
  const change = (next: boolean) => {
    setOpen(next);
    emit('atria-header-menu', { open: next });
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t('/header/open-menu')}
        icon="menu"
        size={1.5}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          change(true);
        }}
      />
      {Menu && (
        <Menu
          {...props}
          open={open}
          onClose={() => {
            change(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
