import { useUi } from './ui';

/** In small windows the form, the preview and the snippet are below each other. */
function leadTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Links to the form, the preview and the snippet, in small windows. */
export function StepsNav({ label }: { label: string }) {
  const { t } = useUi();
  return (
    <nav className="steps" aria-label={label}>
      {(['fill', 'look', 'copy'] as const).map((one) => (
        <button key={one} type="button" onClick={() => leadTo(one)}>
          {t(`steps.${one}`)}
        </button>
      ))}
    </nav>
  );
}
