import { useUi } from './ui';

/** On small windows the form, the preview and the snippet stand below each other. */
function leadTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Leads to the form, the preview and the snippet, on small windows. */
export function StepsNav({ label }: { label: string }) {
  const { t } = useUi();
  return (
    <nav className="steps" aria-label={label}>
      {(['fill', 'look', 'copy'] as const).map((one) => (
        <button key={one} type="button" onClick={() => leadTo(one)}>
          {t[one]}
        </button>
      ))}
    </nav>
  );
}
