import { useLayoutEffect, useRef, useState } from 'react';
import { fetchMenu, type MenuWeek } from '../../api/menu';
import type { Elements } from '../../core/element/elements';
import { useAnnounced } from '../../core/element/use-announced';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { listen } from '../../core/page/listen';
import { useParameter } from '../../core/page/location';
import { useCall } from '../../core/page/use-call';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { Failure } from '../../core/ui/failure';
import { late } from '../../core/ui/late';
import { printAlone } from '../../core/ui/print-alone';
import { changeEdits, loadEdits, useEdits } from './edit/edits';
import { discardedEdits, isDirty, showing } from './edit/edits.model';
import type { MenuBuilderProps } from './menu-builder.contract';
import { styles } from './menu-builder.styles';
import { texts } from './menu-builder.texts';
import { MenuSkeleton } from './menu-skeleton';
import { DraftOffer, LastSaved } from './offers';
import { WeekNav } from './week-nav';
import { datesOf, weekNumber } from './week-number.model';
import { weekSheet } from './week-sheet';
import { WeekView } from './week-view';

const none: readonly MenuWeek[] = [];

// Most visitors only read the menu.
const MenuEditor = late(() => import('./edit/menu-editor'), 'MenuEditor');

/** The day to begin with, read again whenever the page becomes visible; undefined on a server. */
function useToday(): Date | undefined {
  const [today, setToday] = useState<Date>();
  useLayoutEffect(() => {
    const look = () => setToday(new Date());
    look();
    return listen(document, 'visibilitychange', look);
  }, []);
  return today;
}

/** Shown without a menu: the button that starts one [MENU-04, MENU-10]. */
function EmptyMenu({ onStart }: { onStart: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={styles.empty}>
      <p>{t('/menu/empty')}</p>
      <Button icon="plus" onPointerOver={MenuEditor.preload} onClick={onStart}>
        {t('/menu/start')}
      </Button>
    </div>
  );
}

/** The lunch menu of the address, or of the attribute [MENU-01]. */
export function MenuBuilder({ menuId }: MenuBuilderProps) {
  const named = useParameter('menuId');
  const id = named || menuId;
  return <Menu key={id} menuId={id} named={named} />;
}

interface MenuProps {
  readonly menuId: string;
  /** The id in the page's address; '' if it has none. */
  readonly named: string;
}

/** A menu as it is in the back end and in its visitor's draft, once there is a day to begin with. */
function useMenu(menuId: string) {
  const t = useTexts(texts);
  const today = useToday();
  const since = useRef(0);
  // No server calls: only the page knows today's date, and without it nothing of the menu shows.
  const call = useCall((today && menuId) || null, (api, signal) => {
    since.current = Date.now();
    return fetchMenu(api, { menuId }, { signal });
  });
  const edits = useEdits(menuId);
  const loaded = menuId ? call.data : none;
  // Before the first paint; a server does not know stored edits.
  useLayoutEffect(() => {
    if (loaded) loadEdits(menuId, loaded, since.current);
  }, [menuId, loaded]);

  useAnnounced(call.status === 'done' && t('/menu/loaded'));
  return { today, call, edits };
}

interface Framed {
  readonly content: Elements;
  readonly buttons?: Elements;
}

function Menu({ menuId, named }: MenuProps) {
  const t = useTexts(texts);
  const { announce, host, language } = useWidget();
  const { today, call, edits } = useMenu(menuId);
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const edit = () => setEditing(true);
  const leave = () => {
    setEditing(false);
    // The button that led out of the editor disappeared with it.
    focusTitle();
  };
  const discard = () => {
    changeEdits(menuId, discardedEdits);
    announce(t('/menu/discarded'));
    focusTitle();
  };
  const restore = () => {
    changeEdits(menuId, ({ discarded, ...now }) => discarded ?? now);
    focusTitle();
  };
  const frame = (content: Framed['content'], buttons?: Framed['buttons']) => (
    <section className={styles.root} aria-busy={menuId !== '' && call.status === 'loading'}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={heading.section}>
          {t('/menu/title')}
        </h2>
        {buttons && <div className={styles.buttons}>{buttons}</div>}
      </header>
      {content}
    </section>
  );

  if (menuId && !edits && call.status === 'failed') return frame(<Failure call={call} />);
  // Even a server knows that no menu is named.
  if (!menuId && !edits) return frame(<EmptyMenu onStart={edit} />);
  if (!edits || !today) return frame(<MenuSkeleton />);
  const { base, isNew, discarded, history } = edits;
  const at = Math.min(history.shown, base.length - 1);
  const week = isNew ? undefined : base[at];
  const dates = datesOf(today, at, language);
  const menu = week && (
    <>
      <WeekNav
        today={today}
        index={at}
        count={base.length}
        onShow={(index) => changeEdits(menuId, (now) => showing(now, index))}
      />
      <WeekView week={week} dates={dates} />
    </>
  );
  if (isEditing)
    return frame(
      <MenuEditor
        fallback={<MenuSkeleton />}
        ifMissing={(message) => (
          <>
            <div>{message}</div>
            {menu}
          </>
        )}
        menuId={menuId}
        edits={edits}
        today={today}
        onLeave={leave}
      />,
    );
  const offer =
    isDirty(edits) || discarded ? (
      <DraftOffer onResume={edit} onDiscard={discard} onRestore={discarded && restore} />
    ) : (
      <LastSaved named={named} />
    );
  if (!week)
    return frame(
      <>
        {offer}
        {!isDirty(edits) && <EmptyMenu onStart={edit} />}
      </>,
    );
  const name = t('/menu/week', weekNumber(today, at));
  /** Prints the week, without the rest of the page. */
  const print = () => printAlone(host, weekSheet(week, name, dates, t));
  return frame(
    <>
      {offer}
      {menu}
    </>,
    <>
      <Button variant="secondary" onClick={print}>
        {t('/menu/print')}
      </Button>
      {!isDirty(edits) && (
        <Button onPointerOver={MenuEditor.preload} onClick={edit}>
          {t('/menu/edit')}
        </Button>
      )}
    </>,
  );
}
