import type MagicString from 'magic-string';
import { type AstNode, nodesOf } from '../../../shared/ast-calls.ts';

/** Looks at a node, changes the text there if it is concerned; true when what is below is gone. */
export type Cut = (node: AstNode, text: MagicString) => boolean;

/** A node whose fields are looked at by name. */
export type Node = AstNode & Record<string, AstNode | undefined>;

export const nameOf = (node: AstNode | undefined): string => String((node as Node)?.name);

/** Goes through a module once, parents first, with all cuts. */
export function makeCuts(text: MagicString, program: AstNode, cuts: readonly Cut[]): void {
  const isKept = (node: AstNode) => !cuts.some((cut) => cut(node, text));
  for (const _ of nodesOf(program, isKept)) void _;
}
