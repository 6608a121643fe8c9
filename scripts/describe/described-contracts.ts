import type { Contract } from '../../src/core/element/contract';
import { type AstNode, callsOf as callsIn, nodesOf } from '../shared/ast-calls';
import { loadContracts } from '../shared/load-contracts';
import { allCalls } from './calls/all-calls';
import { type Reached, reachOf } from './reach';

/** A contract with what only the widget's code says: its calls, and the slot of its captcha. */
export interface DescribedContract extends Contract {
  /** The calls that the code can reach, its parts included: `GET /api/products/{code}`. */
  readonly calls: readonly string[];
}

const codeOf = (widget: string): readonly Reached[] =>
  reachOf(`src/widgets/${widget}/${widget}.widget.ts`);

function callsOfCode(code: readonly Reached[]): readonly string[] {
  const reached = code.filter(({ file }) => file.startsWith('src/api/')).map(({ name }) => name);
  return allCalls
    .filter(({ name }) => reached.includes(name))
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
}

/** The calls of a widget by its name. */
export const callsOf = (widget: string): readonly string[] => callsOfCode(codeOf(widget));

const isCaptcha = ({ type, key }: AstNode): boolean =>
  type === 'Property' && (key as { name?: string }).name === 'captcha';

/** The slot that a form with a captcha has. */
const captchaSlot = { captcha: 'The place of the captcha, filled by the form itself.' };

function described(contract: Contract): DescribedContract {
  const code = codeOf(contract.name);
  const hasCaptcha = code.some(({ node }) =>
    callsIn(node, ['defineForm']).some((form) => [...nodesOf(form, () => true)].some(isCaptcha)),
  );
  const slots = hasCaptcha ? { ...contract.slots, ...captchaSlot } : contract.slots;
  return { ...contract, slots, calls: callsOfCode(code) };
}

/** The contracts of all widgets, by name, with what only their code says. */
export const loadDescribedContracts = async (): Promise<DescribedContract[]> =>
  (await loadContracts()).map(described);
