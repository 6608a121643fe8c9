/** WordPress's own React; the build uses it for `react`, its JSX and `react-dom`. */
const { wp, ReactDOM } = window as Window & { readonly ReactDOM?: typeof import('react-dom') };

export const { createContext, createElement, Fragment } = wp.element;
export const { useCallback, useContext, useEffect, useId, useLayoutEffect } = wp.element;
export const { memo, useMemo, useRef, useState } = wp.element;
export const flushSync = (change: () => void): void =>
  ReactDOM ? ReactDOM.flushSync(change) : change();

type Type = Parameters<typeof createElement>[0];

/** An element; a child among the props is used as it is. */
export const jsx = (type: Type, props: object, key?: string, ...children: React.ReactNode[]) =>
  createElement(type, key === undefined ? props : { ...props, key }, ...children);

type Several = { readonly children: React.ReactNode[] };

export const jsxs = (type: Type, { children, ...props }: Several, key?: string) =>
  jsx(type, props, key, ...children);
