/** What a library takes of React that is cut, and what it has in its place. */
const libraries: readonly {
  readonly file: RegExp;
  readonly imports: Readonly<Record<string, string>>;
}[] = [
  {
    // Of the menu's drags alone. React batches by itself; its overlay, which clones elements and
    // forwards a ref, is not used and goes with the rest of what nobody imports.
    file: /node_modules\/@dnd-kit\/core\/dist\/core\.esm\.js$/,
    imports: {
      cloneElement: 'undefined',
      forwardRef: '(render) => render',
      unstable_batchedUpdates: '(run) => run()',
    },
  },
];

/**
 * A library's module with its own for what it imports of React and the build cuts, so that pages
 * without it carry none of that.
 *
 * @returns undefined for a module that needs none
 * @throws where the library no longer imports one of them: another version of it
 */
export function standIns(code: string, id: string): string | undefined {
  const library = libraries.find(({ file }) => file.test(id));
  if (!library) return undefined;
  let made = code;
  for (const [name, own] of Object.entries(library.imports)) {
    const imported = new RegExp(
      `^(import [^\n]*\\{[^}\n]*?),? ?\\b${name}\\b([^\n]*from 'react(-dom)?';)`,
      'm',
    );
    if (!imported.test(made)) throw new Error(`${id} does not import ${name} of React any more`);
    made = `const ${name} = ${own};\n${made.replace(imported, '$1$2')}`;
  }
  return made;
}
