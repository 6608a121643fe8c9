import type MagicString from 'magic-string';
import { type AstNode, nodesOf } from '../../../shared/ast-calls.ts';

/** Looks at a node and edits its text if necessary; returns true if the nodes below are gone. */
export type Cut = (node: AstNode, text: MagicString) => boolean;

/** A node whose fields are read by name. */
export type Node = AstNode & Record<string, AstNode | undefined>;

export const nameOf = (node: AstNode | undefined): string => String((node as Node)?.name);

/** Walks a module once, parents first, with all cuts. */
export function makeCuts(text: MagicString, program: AstNode, cuts: readonly Cut[]): void {
  const isKept = (node: AstNode) => !cuts.some((cut) => cut(node, text));
  for (const _ of nodesOf(program, isKept)) void _;
}
