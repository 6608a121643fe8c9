// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Reached, reachOf } from '../../scripts/describe/reach';
import { type AstNode, nodesOf } from '../../scripts/shared/ast-calls';
import { loadContracts } from '../../scripts/shared/load-contracts';

const contracts = await loadContracts();

/** Widgets whose requirements name the customer [ROLE-02, ROLE-03, ROLE-05]. */
const ofCustomers = ['address-popup', 'cart', 'checkout', 'header', 'login'];

const reachOfWidget = (name: string): Reached[] => reachOf(`src/widgets/${name}/${name}.widget.ts`);

const readFired = (node: AstNode): string[] =>
  [...nodesOf(node, () => true)].flatMap((one) => {
    if (one.type !== 'CallExpression') return [];
    const [first] = one.arguments as (AstNode & { value?: unknown })[];
    const fires = (one.callee as { name?: string }).name === 'emit';
    return fires && typeof first?.value === 'string' ? [first.value] : [];
  });

// Most code is reached from many widgets.
const fired = new Map<AstNode, readonly string[]>();
/** The names of the events that some code fires. */
function firedBy({ node }: Reached): readonly string[] {
  const known = fired.get(node) ?? readFired(node);
  fired.set(node, known);
  return known;
}

describe.each(contracts)('the contract of $name', ({ name, events }) => {
  const reach = reachOfWidget(name);

  it('knows the visitor only if a requirement says so: no other widget uses a role [ROLE-01]', () => {
    const knows = reach.some(({ file }) => file === 'src/core/state/customer.atoms.ts');
    expect(knows).toBe(ofCustomers.includes(name));
  });

  it('declares the events of everything that the widget shows', () => {
    const missing = reach.flatMap((one) =>
      firedBy(one)
        .filter((event) => !(event in events))
        .map((event) => `${name}.contract.ts: add ${event} to events, which ${one.file} fires`),
    );
    expect(missing).toEqual([]);
  });

  it('declares no event that nothing fires', () => {
    const all = new Set(reach.flatMap(firedBy));
    const unfired = Object.keys(events).filter((event) => !all.has(event));
    expect(unfired.map((event) => `${name}.contract.ts: nothing fires ${event}`)).toEqual([]);
  });
});
