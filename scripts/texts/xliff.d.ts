declare module 'xliff' {
  import type { Xliff } from './xliff-file';
  export function jsToXliff12(content: Xliff): Promise<string>;
  export function xliff12ToJs(text: string): Promise<Xliff>;
}
