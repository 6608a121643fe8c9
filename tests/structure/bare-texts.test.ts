// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';
import { bareTexts } from './bare-texts';

const views = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `src/${name}`);

const foundIn = (view: string) => bareTexts('view.tsx', view).map((one) => one.split(' ')[1]);

describe('texts of views', () => {
  it('are alone in their element, since page translators replace the text nodes of React', () => {
    expect(views.length).toBeGreaterThan(80);
    const found = views.flatMap((file) => bareTexts(file, readFileSync(join(root, file), 'utf8')));
    expect(found.map((one) => `${one}: put it into an element, or type it as Elements`)).toEqual(
      [],
    );
  });

  it.each([
    ['words beside an element', 'const a = <p>Hinta <b>5 €</b></p>;', 'Hinta'],
    ['a value beside an element', 'const a = <p>{name}<Icon /></p>;', '{name}'],
    ['a value before a space', 'const a = <p>{name} </p>;', '{name}'],
    ['one of two branches', 'const a = <p><Icon />{on ? <b /> : name}</p>;', '{on'],
    [
      'what may be given as a text',
      'interface P { children: ReactNode }\nconst a = <><b />{children}</>;',
      '{children}',
    ],
    ['what a component returns', 'function View() { return name; }', 'name'],
    ['what is in a context', 'const a = <Level value={1}>{name}</Level>;', '{name}'],
    ['the items of a list', 'const a = <p>{list.map((one) => one.name)}</p>;', '{list.map((one)'],
  ])('are found if they are not: %s', (_, view, found) => {
    expect(foundIn(view)).toEqual([found]);
  });

  it('are accepted if they are', () => {
    const view = `
      interface P { children: Elements }
      const row = (name) => name && <li>{name}</li>;
      function View({ children }) {
        const head = <h2>{title}</h2>;
        return <div>{head}{row('a')} {on && <b>{text}</b>}{children}{list.map((one) => <i>{one}</i>)}</div>;
      }`;
    expect(foundIn(view)).toEqual([]);
  });
});
