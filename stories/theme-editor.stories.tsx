import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { Logo } from '../src/core/page/brand';
import { ThemeEditor } from './kit/theme-editor';

/** A brand in the making. */
export default { title: 'Design/Theme editor', tags: ['!autodocs'] };

interface Context {
  readonly globals: { readonly brand?: Logo | '' };
}
interface Played {
  readonly canvasElement: HTMLElement;
}

export const Editor = {
  name: 'Theme editor',
  render: (_: object, { globals: { brand } }: Context) => (
    <ThemeEditor key={brand} start={brand || 'atriafi'} />
  ),
  // Its widgets have stories of their own.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
};

/** The same in use: a separate story, so that the editor itself opens without steps. */
export const Used = {
  ...Editor,
  name: 'Theme editor, used',
  tags: ['!dev'],
  play: async ({ canvasElement }: Played) => {
    const page = within(canvasElement);
    const primary = page.getByLabelText<HTMLInputElement>(/^color-primary(?![-,])/);
    const before = primary.value;
    fireEvent.change(primary, { target: { value: '#ffdd88' } });
    await page.findAllByText(/^Too little contrast: color-primary on color-background/);
    expect(page.getByLabelText(/\.brand\.ts$/)).toHaveTextContent("'color-primary': '#ffdd88',");
    expect(page.getByLabelText(/\.css$/)).toHaveTextContent('--atria-color-primary: #ffdd88;');
    fireEvent.change(primary, { target: { value: before } });
    await page.findByText('All pairs of colours pass');
    const header = page.getByLabelText<HTMLInputElement>(/^color-header(?![-,])/);
    const ground = header.value;
    fireEvent.change(header, { target: { value: '#1c5b2e' } });
    await page.findByText(/^The wordmark \(#b5121b\) on color-header: 1\.\d, needs 3$/);
    fireEvent.change(header, { target: { value: ground } });

    fireEvent.change(page.getByLabelText('Name'), { target: { value: 'Wilhelm' } });
    const font = page.getByLabelText<HTMLInputElement>(/^font-heading/);
    fireEvent.change(font, { target: { value: "'Our Serif', serif" } });
    expect(page.getByLabelText(/\.brand\.ts$/)).toHaveTextContent('"\'Our Serif\', serif"');
    expect(page.getAllByText(/; still as in Atria$/).length).toBeGreaterThan(1);
    fireEvent.click(page.getByRole('button', { name: 'Begin from nothing' }));
    await waitFor(() => expect(page.queryByText(/; still as in /)).toBeNull());
    expect(page.getByLabelText(/\.brand\.ts$/)).not.toHaveTextContent("'color-");
  },
};
