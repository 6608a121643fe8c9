/** The part of stylis that scripts/build/bundle/static-css.ts uses; the package has no types. */
declare module 'stylis' {
  type Middleware = (...given: never[]) => string | undefined;
  export function compile(text: string): object[];
  export function serialize(elements: object[], callback: Middleware): string;
  export function middleware(callbacks: readonly Middleware[]): Middleware;
  export function rulesheet(callback: (rule: string) => void): Middleware;
  export const stringify: Middleware;
}
