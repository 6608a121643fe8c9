// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cutReact } from '../../../scripts/build/bundle/cut-react/cut-react';
import { built } from './built';

const cutForms: readonly (readonly [form: string, code: string, word: RegExp])[] = [
  ['by name', `import { lazy } from 'react'; show(lazy);`, /"lazy" is not exported/],
  ['of its client', `import { version } from 'react-dom/client'; show(version);`, /"version"/],
  ['of react-dom', `import { preload } from 'react-dom'; show(preload);`, /"preload" is not exp/],
  ['exported on', `export { lazy } from 'react';`, /"lazy" is not exported/],
  ['as a member', `import React from 'react'; show(React.lazy);`, /`lazy` will always be undef/],
  ['of a namespace', `import * as R from 'react'; show(R.lazy);`, /`lazy` will always be undef/],
  ['in brackets', `import R from 'react'; show(R['lazy']);`, /`lazy` will always be undefined/],
  ['by another name', `import R from 'react'; const S = R; show(S.lazy);`, /react .* as a whole/],
  ['taken apart', `import R from 'react'; const { lazy } = R; show(lazy);`, /react .* as a whole/],
  [
    'handed on',
    `import * as R from 'react'; show(R);`,
    /react is imported as a whole by .*entry\.js/,
  ],
  ['at run time', `import('react').then(({ lazy }) => show(lazy));`, /react by dynamic-import/],
  ['of CommonJS', `const { lazy } = require('react'); show(lazy);`, /react by require-call/],
];

describe('what the build removes from React', () => {
  it.each(cutForms)('fails the build when it is imported %s', async (_, code, word) => {
    await expect(built(code, cutReact())).rejects.toThrow(word);
  });

  it.each([
    'static getDerivedStateFromProps() {}',
    'UNSAFE_componentWillReceiveProps() {}',
    'shouldComponentUpdate = () => false;',
  ])('fails the build when a class has it: %s', async (member) => {
    await expect(built(`show(class { ${member} });`, cutReact())).rejects.toThrow(/entry.* has /);
  });

  it('is reported with the decision that explains it', async () => {
    await expect(built(`import('react').then(show);`, cutReact())).rejects.toThrow(
      'docs/decisions/0012',
    );
  });
});

describe('what is kept', () => {
  it.each([
    ['by name', `import { useState } from 'react'; show(useState);`],
    ['as a member', `import React from 'react'; show(React.useState);`],
    ['of a namespace', `import * as R from 'react'; show(R.useState);`],
    ['exported on', `export * from 'react';`],
  ])('is imported %s', async (_, code) => {
    expect(await built(code, cutReact())).toMatch(/\buseState\b/);
  });

  it('is the same React as its renderer’s, without what is removed', async () => {
    const code = await built(
      `import { useState } from 'react';
      import { createRoot } from 'react-dom/client'; show(createRoot, useState);`,
      cutReact(),
    );
    expect(code.match(/exports\.useState = /g)).toHaveLength(1);
    expect(code).not.toMatch(/exports\.(lazy|use|preload) = /);
  });
});
