import type { ReactNode } from 'react';

interface TileProps {
  readonly title: string;
  readonly lead: string;
  /** The id of its button. */
  readonly id?: string;
  readonly onPress: () => void;
  /** Its picture. */
  readonly children?: ReactNode;
}

/** One of several choices in a list: its picture, its name and its purpose. */
export function Tile({ title, lead, id, onPress, children }: TileProps) {
  return (
    <li className="tile">
      {children}
      <h3>
        <button type="button" id={id} onClick={onPress}>
          {title}
        </button>
      </h3>
      <p>{lead}</p>
    </li>
  );
}
