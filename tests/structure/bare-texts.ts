import { parseSync } from 'vite';
import { type AstNode, nodesOf } from '../../scripts/shared/ast-calls';

const nodes = (value: unknown): readonly AstNode[] => (value ?? []) as readonly AstNode[];
const named = (node: unknown): string => (node as { name?: string } | null)?.name ?? '';
const isFunction = ({ type }: AstNode): boolean =>
  /^(Arrow)?Function(Expression|Declaration)?/.test(type);

/** Text that JSX drops: line breaks between two children. */
const isLayout = ({ type, value }: AstNode): boolean =>
  type === 'JSXText' && String(value).trim() === '' && String(value).includes('\n');
const isComment = ({ type, expression }: AstNode): boolean =>
  type === 'JSXExpressionContainer' && (expression as AstNode).type === 'JSXEmptyExpression';

/** The values that a function returns, not those of functions in it. */
function returnsOf(made: AstNode): AstNode[] {
  const body = made.body as AstNode;
  if (body.type !== 'BlockStatement') return [body];
  return [...nodesOf(body, (node) => !isFunction(node))]
    .filter(({ type }) => type === 'ReturnStatement')
    .map(({ argument }) => argument as AstNode)
    .filter(Boolean);
}

/** The known names in a part of a file: their values, and their types. */
interface Names {
  readonly values: ReadonlyMap<string, readonly AstNode[]>;
  readonly types: ReadonlyMap<string, readonly string[]>;
}

function namesOf(source: string, part: unknown): Names {
  const values = new Map<string, AstNode[]>();
  const types = new Map<string, string[]>();
  const give = (name: string, value: unknown) => {
    if (value) values.set(name, [...(values.get(name) ?? []), value as AstNode]);
  };
  for (const node of nodesOf(part, () => true)) {
    if (node.type === 'VariableDeclarator') give(named(node.id), node.init);
    if (node.type === 'AssignmentExpression') give(named(node.left), node.right);
    if (node.type === 'FunctionDeclaration') give(named(node.id), node);
    const annotation = node.typeAnnotation as AstNode | null;
    if (node.type === 'TSPropertySignature' && annotation)
      types.set(named(node.key), [
        ...(types.get(named(node.key)) ?? []),
        source.slice(annotation.start, annotation.end),
      ]);
  }
  return { values, types };
}

/** A type without text; see src/core/element/elements.ts. */
const hasElementsType = (name: string, { types }: Names): boolean =>
  types.get(name)?.every((type) => /^:\s*(\(.*\) => )?(Elements|ReactElement)$/.test(type)) ??
  false;

/** Whether an expression gives elements and what React skips, but never a text. */
function givesElements(node: AstNode, names: Names): boolean {
  const all = (...inner: unknown[]) => inner.every((one) => givesElements(one as AstNode, names));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true;
    case 'JSXText':
      return String(node.value).trim() === '';
    case 'Literal':
      return typeof node.value === 'string' ? node.value.trim() === '' : !Number(node.value ?? 0);
    case 'JSXExpressionContainer':
      return all(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : all(node.left, node.right);
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return all(...returnsOf(node));
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return all(node.expression);
    case 'CallExpression': {
      const callee = node.callee as AstNode;
      // The compiled form of JSX makes an element, and so does an icon.
      if (['jsx', 'drawIcon', 'drawPath'].includes(named(callee))) return true;
      if (callee.type === 'Identifier') return all(callee);
      return named(callee.property) === 'map' && all(nodes(node.arguments)[0]);
    }
    case 'Identifier': {
      if (named(node) === 'undefined') return true;
      const given = names.values.get(named(node));
      if (given) return all(...given);
      return hasElementsType(named(node), names);
    }
    case 'MemberExpression':
      return hasElementsType(named(node.property), names);
    default:
      return false;
  }
}

/** A fragment or a context: its content counts as in its place. */
function isSeeThrough(node: AstNode): boolean {
  if (node.type === 'JSXFragment') return true;
  const { name, attributes } = node.openingElement as AstNode;
  const hasValue = nodes(attributes).some((one) => named(one.name) === 'value');
  return named(name) === 'Fragment' || (/^[A-Z]/.test(named(name)) && hasValue);
}

/** The components of a file: their results count where they are used. */
const isComponent = (node: AstNode): boolean =>
  /^[A-Z]/.test(named(node.id)) &&
  (node.type === 'FunctionDeclaration' ||
    (node.type === 'VariableDeclarator' && isFunction((node.init as AstNode) ?? node)));

/**
 * The texts in a view's source that are beside something else, or would be where the view is used:
 * React keeps their text nodes, which page translators replace. Each with its line.
 */
export function bareTexts(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as AstNode;
  const all = namesOf(source, program);
  return nodes(program.body).flatMap((statement) => {
    // A function's own declarations come before those of the file.
    const own = namesOf(source, statement);
    const names = {
      values: new Map([...all.values, ...own.values]),
      types: new Map([...all.types, ...own.types]),
    };
    return bareIn(statement, names).map((node) => {
      const line = source.slice(0, node.start).split('\n').length;
      return `${file}:${line} ${source.slice(node.start, node.end).trim().replace(/\s+/g, ' ')}`;
    });
  });
}

const isMapped = ({ expression }: AstNode): boolean =>
  named(((expression as AstNode | null)?.callee as AstNode | null)?.property) === 'map';

function bareIn(statement: AstNode, names: Names): AstNode[] {
  const found: AstNode[] = [];
  for (const node of nodesOf(statement, () => true)) {
    if (isComponent(node)) found.push(...returnsOf((node.init ?? node) as AstNode));
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue;
    const children = nodes(node.children).filter((one) => !isLayout(one) && !isComment(one));
    if (children.length > 1 || isSeeThrough(node) || children.some(isMapped))
      found.push(...children);
  }
  return found.filter((node) => !givesElements(node, names));
}
