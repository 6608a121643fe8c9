import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchMenu, type MenuWeek } from '../../api/menu';
import type { Elements } from '../../core/element/elements';
import { useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useQuery } from '../../core/page/location';
import { useCall } from '../../core/page/use-call';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { late } from '../../core/ui/late';
import { Notice } from '../../core/ui/notice';
import type { MenuBuilderProps } from './menu-builder.contract';
import { styles } from './menu-builder.styles';
import { texts } from './menu-builder.texts';
import { readMenuDraft, writeMenuDraft } from './menu-draft';
import { MenuSkeleton } from './menu-skeleton';
import { printWeek } from './print-week';
import { WeekNav } from './week-nav';
import { weekNumber } from './week-number.model';
import { WeekView } from './week-view';

// Most visitors only read the menu.
const MenuEditor = late(() => import('./menu-editor').then((module) => module.MenuEditor));

/** What is edited: a menu as it was loaded, or none, and the edits that were kept of it. */
interface Editing {
  readonly kept?: readonly MenuWeek[] | undefined;
}

/** What stands below the title, and the buttons beside it. */
interface Framed {
  readonly content: Elements;
  readonly buttons?: Elements;
}

/** The day it is, asked anew whenever the page is looked at again; undefined on a server. */
function useToday(): Date | undefined {
  const [today, setToday] = useState<Date>();
  useLayoutEffect(() => {
    const look = () => setToday(new Date());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}

/** Edits that wait for their visitor, of one menu. */
function useDraft(menuId: string) {
  const [draft, setDraft] = useState<readonly MenuWeek[]>();
  const look = () => setDraft(readMenuDraft(menuId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page had kept.
  useLayoutEffect(look, []);
  return {
    draft,
    look,
    forget: () => {
      writeMenuDraft(menuId, null);
      setDraft(undefined);
    },
  };
}

/** Edits that were not saved, to go on with or to throw away. */
function DraftOffer(on: { readonly onResume: () => void; readonly onDiscard: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={styles.draft}>
      <Notice tone="info">
        <p>{t('/menu/draft')}</p>
        <div className={styles.offer}>
          <Button size="s" onClick={on.onResume}>
            {t('/menu/resume')}
          </Button>
          <Button size="s" variant="secondary" onClick={on.onDiscard}>
            {t('/menu/discard')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Where there is no menu: the way to one [MENU-04, MENU-10]. */
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
  const id = new URLSearchParams(useQuery()).get('menuId') || menuId;
  return <Menu key={id} menuId={id} />;
}

function Menu({ menuId }: { menuId: string }) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { announce, host } = useWidget();
  const today = useToday();
  const since = useRef(0);
  const call = useCall(menuId || null, (api, signal) => {
    since.current = Date.now();
    return fetchMenu(api, { menuId }, { signal });
  });
  const [saved, setSaved] = useState<readonly MenuWeek[]>();
  const [editing, setEditing] = useState<Editing>();
  const [shown, setShown] = useState(0);
  const { draft, look, forget } = useDraft(menuId);
  const title = useRef<HTMLHeadingElement>(null);
  const weeks = saved ?? call.data ?? [];
  const week = weeks[Math.min(shown, weeks.length - 1)];

  const isLoaded = call.status === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once.
  useEffect(() => {
    if (isLoaded) announce(t('/menu/loaded'));
  }, [isLoaded]);

  const edit = (kept?: readonly MenuWeek[]) => setEditing({ kept });
  const leave = () => {
    look();
    setEditing(undefined);
    // The button that led out of the editor went with it.
    title.current?.focus({ preventScroll: true });
  };
  const discard = () => {
    forget();
    announce(t('/menu/discarded'));
    title.current?.focus({ preventScroll: true });
  };
  const frame = (content: Framed['content'], buttons?: Framed['buttons']) => (
    <section className={styles.root} aria-busy={Boolean(menuId) && call.status === 'loading'}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={cx(heading.section, styles.title)}>
          {t('/menu/title')}
        </h2>
        {buttons && <div className={styles.buttons}>{buttons}</div>}
      </header>
      {content}
    </section>
  );

  if (menuId && call.status === 'loading') return frame(<MenuSkeleton />);
  if (menuId && call.status === 'failed')
    return frame(
      <Notice tone="error" onRetry={call.retry}>
        {shared('/shared/error')}
      </Notice>,
    );
  if (editing && today)
    return frame(
      <MenuEditor
        fallback={<MenuSkeleton />}
        menuId={menuId}
        weeks={weeks}
        kept={editing.kept}
        start={shown}
        since={since.current}
        today={today}
        onShow={setShown}
        onLeave={leave}
        onSaved={setSaved}
      />,
    );
  const offer = draft && <DraftOffer onResume={() => edit(draft)} onDiscard={discard} />;
  if (!week) return frame(offer || <EmptyMenu onStart={() => edit()} />);
  if (!today) return frame(<MenuSkeleton />);
  const at = weeks.indexOf(week);
  const print = () =>
    host &&
    printWeek(host, week, {
      title: t('/menu/title'),
      week: t('/menu/week', weekNumber(today, at)),
      dayName: (day) => t(`/menu/${day}`),
    });
  return frame(
    <>
      {offer}
      <WeekNav today={today} index={at} count={weeks.length} onShow={setShown} />
      <WeekView week={week} />
    </>,
    <>
      <Button variant="secondary" onClick={print}>
        {t('/menu/print')}
      </Button>
      {!draft && (
        <Button onPointerOver={MenuEditor.preload} onClick={() => edit()}>
          {t('/menu/edit')}
        </Button>
      )}
    </>,
  );
}
