import { useState } from 'react';
import type { Named } from '../../src/help/named';
import { pictureAt } from '../sample-address';
import { useUi } from '../ui';

/** The picture of an id's content, if it has one that loads. */
export function IdPicture({ named: { picture } }: { readonly named: Named }) {
  const { settings } = useUi();
  const [gone, setGone] = useState('');
  const src = picture && pictureAt(picture, settings);
  if (!src || gone === src) return null;
  return <img src={src} alt="" width="40" height="40" onError={() => setGone(src)} />;
}
