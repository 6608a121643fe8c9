import type { ReactNode } from 'react';
import './kit.css';

interface PageProps {
  readonly title: string;
  /** The purpose of the page, in a sentence or two. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of the designer's kit. */
export const KitPage = ({ title, lead, children }: PageProps) => (
  <main className="kit">
    <header className="kit-head">
      <h1>{title}</h1>
      <p className="kit-lead">{lead}</p>
    </header>
    {children}
  </main>
);

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under a heading. */
export const KitSection = ({ title, note, children }: SectionProps) => (
  <section className="kit-section" aria-label={title}>
    <h2>{title}</h2>
    {note && <p className="kit-note">{note}</p>}
    {children}
  </section>
);
