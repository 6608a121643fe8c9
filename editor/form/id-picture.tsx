import { useState } from 'react';
import type { Named } from '../../src/help/known-ids';
import { pictureAt } from '../sample-address';
import { useUi } from '../ui';

/** The picture of what an id is of, where it has one that can be had. */
export function IdPicture({ named: { picture } }: { readonly named: Named }) {
  const { settings } = useUi();
  const [gone, setGone] = useState('');
  const src = picture && pictureAt(picture, settings);
  if (!src || gone === src) return null;
  return <img src={src} alt="" width="40" height="40" onError={() => setGone(src)} />;
}
