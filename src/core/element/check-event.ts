import * as v from 'valibot';
import type { Contract } from './contract';

/** Throws when a widget fires what its contract does not declare; for development and tests. */
export function checkEvent(contract: Contract, name: string, detail: unknown): void {
  const declared = contract.events[name as `atria-${string}`];
  if (!declared)
    throw new Error(`<atria-${contract.name}> fires ${name}: declare it in events of its contract`);
  const result = v.safeParse(v.strictObject(declared.detail ?? {}), detail ?? {});
  if (result.success) return;
  const [issue] = result.issues;
  const where = v.getDotPath(issue) ?? 'detail';
  throw new Error(`<atria-${contract.name}> fires ${name}, ${where}: ${issue.message}`);
}
