import { expect, it } from 'vitest';
import type { AnyForm, Fields } from '../../../../src/core/form/define-form';

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.form.ts', { eager: true });
const isForm = (one: unknown): one is AnyForm =>
  typeof one === 'object' && one !== null && 'fields' in one && 'name' in one;

it('what a browser fills in as the town of an address has one label in all forms [IMP-18]', () => {
  const labels = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isForm))
    .flatMap((form) => Object.values(form.fields as Fields))
    .filter((field) => 'autoComplete' in field && /address-level2$/.test(`${field.autoComplete}`))
    .map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(2);
  expect(new Set(labels)).toEqual(new Set(['/person/city']));
});
