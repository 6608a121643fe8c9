import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type AstNode, type CallNode, nodesOf } from '../../shared/ast-calls.ts';

const contract = ['purpose', 'summary', 'because', 'unseen', 'slots', 'placement'];
const attribute = ['description', 'example', 'holds', 'deprecated'];
const ofCall = ['fault', 'sample', 'gives', 'after', 'body'];
/** Fields that are documentation as a whole, so that they may contain names and calls. */
const whole = new Set(['detail', 'slots', 'placement', 'parts', ...ofCall]);
/** The declaring functions, by module, and which fields of their object are documentation. */
const declaring: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attributes: Object.fromEntries(
    ['text', 'ids', 'integer', 'number', 'flag', 'choice', 'url', 'json', 'list'].map((name) => [
      name,
      attribute,
    ]),
  ),
  contract: {
    widgetContract: contract,
    event: ['description', 'deprecated', 'detail'],
  },
  'form-contract': { formContract: contract },
  'define-call': { defineCall: ofCall },
  'form-call': { defineFormCall: ['parts'] },
};

interface Declarers {
  /** The documentation fields, by the name of the function. */
  readonly cut: ReadonlyMap<string, readonly string[]>;
  /** Names of the functions that only document. */
  readonly fields: ReadonlySet<string>;
  /** Names of those that declare a parameter of a call. */
  readonly params: ReadonlySet<string>;
}

interface Specifier {
  readonly imported?: { readonly name: string };
  readonly local: { readonly name: string };
}

function declarersOf(program: AstNode): Declarers {
  const cut = new Map<string, readonly string[]>();
  const fields = new Set<string>();
  const params = new Set<string>();
  for (const node of program.body as readonly AstNode[]) {
    if (node.type !== 'ImportDeclaration') continue;
    const { value } = node.source as unknown as { value: string };
    const module =
      /(?:element\/|reading\/|api\/|form\/|^\.\/)(attributes|contract|field|define-call|form-call|form-contract|param)$/.exec(
        value,
      )?.[1] ?? '';
    for (const { imported, local } of node.specifiers as readonly Specifier[]) {
      const documentation = declaring[module]?.[imported?.name ?? ''];
      if (documentation) cut.set(local.name, documentation);
      if (imported?.name === 'param') params.add(local.name);
      else if (module === 'field' || module === 'param') fields.add(local.name);
    }
  }
  return { cut, fields, params };
}

/** A value written out in the source: no name, no call. */
const isLiteral = (node: AstNode): boolean => {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return (node.expressions as readonly AstNode[]).length === 0;
  if (node.type === 'BinaryExpression')
    return isLiteral(node.left as AstNode) && isLiteral(node.right as AstNode);
  if (node.type === 'ObjectExpression')
    return (node.properties as readonly AstNode[]).every(
      (one) => one.type === 'Property' && isLiteral(one.value as AstNode),
    );
  return false;
};

const nameOf = ({ key }: AstNode): string => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value ?? '';
};

/**
 * A module's code without the texts for editors: documentation directly in the last argument of a
 * declaring call is removed, `field(schema, …)` becomes its schema, and `param(…)`, of which only
 * the name is sent, becomes 0. Throws if documentation is not written out, because it could not be
 * removed.
 */
export function cutDocs(code: string, program: AstNode): MagicString {
  const text = new MagicString(code);
  const { cut, fields, params } = declarersOf(program);
  const refuse = (node: AstNode, why: string): never => {
    const line = code.slice(0, node.start).split('\n').length;
    throw new Error(`line ${line}, ${code.slice(node.start, node.end).slice(0, 60)}: ${why}`);
  };
  const cutFrom = (call: CallNode, documentation: readonly string[]) => {
    const given = call.arguments.at(-1);
    if (given?.type !== 'ObjectExpression')
      return refuse(call, 'write the object of a declaration out here');
    for (const member of given.properties as readonly AstNode[]) {
      if (member.type !== 'Property') refuse(member, 'do not spread anything into a declaration');
      const name = nameOf(member);
      if (!documentation.includes(name)) continue;
      if (!whole.has(name) && !isLiteral(member.value as AstNode))
        refuse(member, `write ${name} out here, so that the build can remove it`);
      const comma = /^\s*,/.exec(code.slice(member.end))?.[0].length ?? 0;
      text.remove(member.start, member.end + comma);
    }
  };
  for (const node of nodesOf(program, () => true)) {
    if (node.type !== 'CallExpression') continue;
    const call = node as CallNode;
    const { name = '' } = call.callee as { name?: string };
    const documentation = cut.get(name);
    if (documentation) cutFrom(call, documentation);
    if (params.has(name)) text.update(call.start, call.end, '0');
    const [schema] = call.arguments;
    if (!fields.has(name) || !schema) continue;
    text.remove(call.start, schema.start);
    text.remove(schema.end, call.end);
  }
  return text;
}

/** Removes the texts for editors from the build, so that visitors do not load them. */
export function stripDocs(): Plugin {
  return {
    name: 'strip-docs',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/src\/.*\.ts$/,
        code: /\/(attributes|contract|form-contract|field|define-call|form-call|param)['"]/,
      },
      handler(code) {
        const text = cutDocs(code, this.parse(code) as unknown as AstNode);
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
