/** WordPress's own React; the build uses it for `react`, its JSX and `react-dom`. */
const { wp, ReactDOM } = window as Window & { readonly ReactDOM?: typeof import('react-dom') };

export const { createContext, createElement, Fragment } = wp.element;
export const { useCallback, useContext, useEffect, useId, useLayoutEffect } = wp.element;
export const { memo, useMemo, useRef, useState } = wp.element;
export const flushSync = (change: () => void): void =>
  ReactDOM ? ReactDOM.flushSync(change) : change();

type Type = Parameters<typeof createElement>[0];
interface Props {
  readonly children?: React.ReactNode;
}

export function jsx(type: Type, { children, ...props }: Props, key?: string) {
  const given = key === undefined ? props : { ...props, key };
  return children === undefined ? createElement(type, given) : createElement(type, given, children);
}

export const jsxs = (type: Type, { children, ...props }: Props, key?: string) =>
  createElement(
    type,
    key === undefined ? props : { ...props, key },
    ...(children as readonly React.ReactNode[]),
  );
