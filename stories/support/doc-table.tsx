import type { ReactNode } from 'react';

interface Props {
  readonly head: readonly string[];
  /** One entry per row: the name in its first cell, and the other cells. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table of a documentation page; the first cell of a row is a name in code. */
export function DocTable({ head, rows }: Props) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
