import type { ReactNode } from 'react';
import type { Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import './brand-table.css';

interface Row {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (logo: Logo) => ReactNode;
}

interface Props {
  readonly label: string;
  readonly logos: readonly Logo[];
  /** Rows under the name of their group. */
  readonly groups: Readonly<Record<string, readonly Row[]>>;
}

/** A table with a column for each brand; it scrolls if there is no space for all. */
export const BrandTable = ({ label, logos, groups }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
  <section className="brand-table" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <td />
          {logos.map((logo) => (
            <th key={logo} scope="col">
              <span>{brandThemes[logo].name}</span>
              <code>{logo}</code>
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(groups).map(([name, rows]) => (
        <tbody key={name}>
          <tr className="brand-table-group">
            <th scope="rowgroup" colSpan={logos.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map(({ key, head, cell }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {logos.map((logo) => (
                <td key={logo}>{cell(logo)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </section>
);
