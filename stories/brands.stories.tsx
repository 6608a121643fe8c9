import { expect, waitFor } from 'storybook/test';
import { logos } from '../src/core/page/brand';
import { BrandBoard } from './support/brand-board';

/** The brands side by side; docs/theming.md says what each is about. */
export default { title: 'Design/Brands', tags: ['!autodocs'] };

const boards = () => document.querySelectorAll('[data-brand]');

export const All = {
  render: () =>
    logos.map((logo) => (
      <section key={logo} data-brand={logo} aria-label={logo}>
        <BrandBoard logo={logo} />
      </section>
    )),
  play: () =>
    waitFor(() => {
      const painted = [...boards()].map((one) => one.firstElementChild?.shadowRoot?.textContent);
      expect(painted.filter((text) => text?.includes('Lisää koriin'))).toHaveLength(logos.length);
    }),
};
