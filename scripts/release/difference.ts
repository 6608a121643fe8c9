import type { AttributeSurface, EventSurface, FieldSurface, Surface, TagSurface } from './surface';

export type Level = 'major' | 'minor' | 'patch';

/** One difference between two releases that a page may notice. */
export interface Change {
  readonly level: Level;
  /** What changed, in words. */
  readonly text: string;
  /** Whether it was removed without a deprecation in the release before. */
  readonly hasty?: true;
}

type Named<T> = Readonly<Record<string, T>>;
const major = (text: string): Change => ({ level: 'major', text });
const minor = (text: string): Change => ({ level: 'minor', text });

/** Calls functions for what was removed, what was added, and what both have. */
function compared<T>(
  before: Named<T> = {},
  after: Named<T> = {},
  tell: {
    gone: (name: string, old: T) => Change;
    came: (name: string, now: T) => Change;
    both: (name: string, old: T, now: T) => readonly Change[];
  },
): readonly Change[] {
  return [
    ...Object.entries(before).flatMap(([name, old]) => {
      const now = Object.hasOwn(after, name) ? after[name] : undefined;
      return now === undefined ? [tell.gone(name, old)] : tell.both(name, old, now);
    }),
    ...Object.entries(after)
      .filter(([name]) => !Object.hasOwn(before, name))
      .map(([name, now]) => tell.came(name, now)),
  ];
}

const alternatives = (type: string): readonly string[] =>
  // A list of alternatives is one type.
  type.startsWith('readonly ') ? [type] : type.split(' | ');

/** How a type of what pages give changed: it accepts more, or less. */
function typeChange(where: string, old: string, now: string): readonly Change[] {
  if (old === now) return [];
  const more = alternatives(now);
  const gone = alternatives(old).filter((one) => !more.includes(one));
  if (gone.length === 0) return [minor(`${where} also takes ${newOnes(old, now)}`)];
  return [major(`${where} takes ${now} instead of ${old}`)];
}

const newOnes = (old: string, now: string): string =>
  alternatives(now)
    .filter((one) => !alternatives(old).includes(one))
    .join(', ');

const needChange = (where: string, old: FieldSurface, now: FieldSurface): readonly Change[] => {
  if (!old.required === !now.required) return [];
  return [now.required ? major(`${where} became required`) : minor(`${where} may be left out`)];
};

/** The fields of what pages give. */
function givenFields(where: string, old: FieldSurface, now: FieldSurface): readonly Change[] {
  return compared(old.fields, now.fields, {
    gone: (name) => major(`${where}: the field ${name} went`),
    came: (name, { required }) =>
      required
        ? major(`${where}: the field ${name} came, and is required`)
        : minor(`${where}: the field ${name} came`),
    both: (name, one, other) => {
      const field = `${where}.${name}`;
      return [
        ...typeChange(field, one.type, other.type),
        ...needChange(field, one, other),
        ...givenFields(field, one, other),
      ];
    },
  });
}

/** The fields of what pages get: here a further alternative is unexpected. */
function toldFields(
  where: string,
  old: Pick<FieldSurface, 'fields'>,
  now: Pick<FieldSurface, 'fields'>,
): readonly Change[] {
  return compared(old.fields, now.fields, {
    gone: (name) => major(`${where}: ${name} of the detail went`),
    came: (name) => minor(`${where}: ${name} of the detail came`),
    both: (name, one, other) => {
      const field = `${where}.${name}`;
      const types = typeChange(field, other.type, one.type);
      return [
        ...(types.length === 0
          ? []
          : types[0]?.level === 'minor'
            ? [minor(`${field} is never ${newOnes(other.type, one.type)} any more`)]
            : [major(`${field} is ${other.type} instead of ${one.type}`)]),
        ...(one.required && !other.required ? [major(`${field} may be missing`)] : []),
        ...toldFields(field, one, other),
      ];
    },
  });
}

/** How the smallest or the largest allowed number changed. */
function boundChange(where: string, old: AttributeSurface, now: AttributeSurface): Change[] {
  const least = (one: AttributeSurface) => one.min ?? Number.NEGATIVE_INFINITY;
  const most = (one: AttributeSurface) => one.max ?? Number.POSITIVE_INFINITY;
  if (least(old) === least(now) && most(old) === most(now)) return [];
  return least(now) > least(old) || most(now) < most(old)
    ? [major(`${where} accepts fewer numbers`)]
    : [minor(`${where} accepts more numbers`)];
}

function attributeChanges(
  where: string,
  old: AttributeSurface,
  now: AttributeSurface,
): readonly Change[] {
  const fallback = (one: AttributeSurface) => one.default ?? 'nothing';
  return [
    ...typeChange(where, old.type, now.type),
    ...needChange(where, old, now),
    ...boundChange(where, old, now),
    ...(fallback(old) === fallback(now)
      ? []
      : [major(`${where} is ${fallback(now)} without a value, was ${fallback(old)}`)]),
    ...deprecation(where, old, now),
    ...givenFields(where, old, now),
  ];
}

type Deprecable = Pick<EventSurface, 'deprecated'>;
const deprecation = (where: string, old: Deprecable, now: Deprecable): readonly Change[] =>
  now.deprecated && !old.deprecated ? [minor(`${where} is deprecated: ${now.deprecated}`)] : [];

const went = (where: string, { deprecated }: Deprecable): Change =>
  deprecated
    ? major(`${where} went, as was said`)
    : { ...major(`${where} went without having been deprecated`), hasty: true };

const eventChanges = (where: string, old: EventSurface, now: EventSurface): readonly Change[] => [
  ...(old.cancelable && !now.cancelable ? [major(`${where} cannot be cancelled any more`)] : []),
  ...(now.cancelable && !old.cancelable ? [minor(`${where} can be cancelled`)] : []),
  ...deprecation(where, old, now),
  ...toldFields(where, old, now),
];

const names = (list: readonly string[]): Named<true> =>
  Object.fromEntries(list.map((name) => [name, true]));

const tagChanges = (tag: string, old: TagSurface, now: TagSurface): readonly Change[] => [
  ...compared(old.attributes, now.attributes, {
    gone: (name, one) => went(`${tag}: the attribute ${name}`, one),
    came: (name, { required }) =>
      required
        ? major(`${tag}: the attribute ${name} came, and is required`)
        : minor(`${tag}: the attribute ${name} came`),
    both: (name, one, other) => attributeChanges(`${tag} ${name}`, one, other),
  }),
  ...compared(old.events, now.events, {
    gone: (name, one) => went(`${tag}: the event ${name}`, one),
    came: (name) => minor(`${tag}: the event ${name} came`),
    both: (name, one, other) => eventChanges(`${tag} ${name}`, one, other),
  }),
  ...compared(names(old.slots), names(now.slots), {
    gone: (name) => major(`${tag}: the slot ${name} went`),
    came: (name) => minor(`${tag}: the slot ${name} came`),
    both: () => [],
  }),
  ...compared(names(old.calls), names(now.calls), {
    gone: (call) => ({ level: 'patch', text: `${tag} does not call ${call} any more` }),
    came: (call) => major(`${tag} calls ${call}, which the back end must answer`),
    both: () => [],
  }),
];

/** All differences that a page may notice between two releases, the most serious first. */
export function differenceOf(before: Surface, after: Surface): readonly Change[] {
  const changes = [
    ...compared(before.tags, after.tags, {
      gone: (tag) => major(`<${tag}> went`),
      came: (tag) => minor(`<${tag}> came`),
      both: (tag, old, now) => tagChanges(`<${tag}>`, old, now),
    }),
    ...compared(names(before.cssProperties), names(after.cssProperties), {
      gone: (name) => major(`the property ${name} went`),
      came: (name) => minor(`the property ${name} came`),
      both: () => [],
    }),
  ];
  return changes.sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level));
}

/** From the least to the most serious. */
export const levels: readonly Level[] = ['patch', 'minor', 'major'];

/** The least step of the next version: the level of the most serious change. */
export const levelOf = (changes: readonly Change[]): Level => changes[0]?.level ?? 'patch';
