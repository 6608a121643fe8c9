import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TokenControl } from '../../../stories/kit/token-control';

const props = { use: '', hex: undefined, own: true, stillAsIn: undefined, warnings: [] };

function Page({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TokenControl
        {...props}
        name="font-size-l"
        value={value}
        onChange={setValue}
        onReset={() => setValue(start)}
      />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['1rem', '0.875', '0.875rem'],
  ['1rem', '2', '2rem'],
  ['16px', '0.5', '0.5px'],
  ['1rem', '0', '0'],
  ['0', '8', '8px'],
])('a size keeps its unit while it is typed: %s, then %s', async (start, typed, value) => {
  render(<Page start={start} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^font-size-l/);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(screen.getByRole('status').textContent).toBe(value);
  expect(field.value).toBe(typed);
  // Another value from elsewhere has its own unit.
  await userEvent.click(screen.getByRole('button', { name: /^Reset/ }));
  expect(field.value).toBe(`${Number.parseFloat(start)}`);
});
