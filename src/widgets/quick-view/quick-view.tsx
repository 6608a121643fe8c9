import { useState } from 'react';
import { useEmit } from '../../core/element/widget-context';
import { QuickViewDialog } from '../../core/products/quick-view';
import type { QuickViewEvents, QuickViewProps } from './quick-view.contract';

/** Open from when a code is set until it is closed; another code, or none and the same, opens it again. */
export function QuickView({ code }: QuickViewProps) {
  const emit = useEmit<QuickViewEvents>();
  const [closed, setClosed] = useState<string>();
  if (closed !== undefined && closed !== code) setClosed(undefined);
  if (!code || closed === code) return null;
  const close = () => {
    setClosed(code);
    emit('atria-quick-view-closed', { code });
  };
  return <QuickViewDialog code={code} onClose={close} />;
}
