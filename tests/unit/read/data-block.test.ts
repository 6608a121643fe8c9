import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../src/core/element/reading/block-data';
import { blockOf, isDataType } from '../../../src/read/data-block';
import { readPage } from '../../../src/server/page-tags';

const data = '{"a":1}';
const block = `<script type="application/json">${data}</script>`;
const other = '<script type="application/json">{"b":2}</script>';

/** The data of the first tag as its element reads it, and as a server does. */
function read(inside: string) {
  const html = `<atria-x>${inside}</atria-x>`;
  document.body.innerHTML = html;
  const tag = document.querySelector('atria-x') as Element;
  const onServer: (string | undefined)[] = [];
  const page = readPage({
    onScript: () => {},
    onOpen: () => {},
    onKnown: (one, text) => void (one.localName === 'atria-x' && onServer.push(text)),
    onRooted: () => {},
  });
  page.write(html);
  page.end();
  return [blockOf(tag)?.textContent, readBlock(tag, null).text ?? undefined, ...onServer];
}

describe('a tag’s data', () => {
  it.each([
    ['directly between the tags', block],
    ['behind an empty one', `<script type="application/json"> </script>${block}`],
    ['before a second one', block + other],
    [
      'behind the script of something else',
      `<script type="application/ld+json">{}</script>${block}`,
    ],
    ['beside a fallback', `<p>Ladataan</p>${block}<img alt="">`],
    ['behind a foreign one in the fallback', `<div>${other}</div>${block}`],
    ['in a paragraph', `<p>${block}</p>`],
    ['in a paragraph between empty ones', `<p>&nbsp;</p><p>${block}<br></p><p></p>`],
    [
      'in the fields of Drupal',
      `<div class="field"><!-- BEGIN OUTPUT -->\n<div class="field__item">\r\n${block} </div></div>`,
    ],
    ['in the block of Optimizely', `<div class="block"><div><span>${block}</span></div></div>`],
    ['in a figure of a WYSIWYG', `<figure class="raw-html-embed">${block}</figure>`],
    ['in sections', `<section><article><p></p>${block}<p>\u00a0</p></article></section>`],
    ['in a wrapper beside a fallback', `<h2>Reseptit</h2><div>${block}</div>`],
    ['in the first of two wrappers', `<div>${block}</div><div>${other}</div>`],
    ['with its own id', `<script type="application/json" data-atria-block="a">${data}</script>`],
  ])('is found %s, on a server too [ELEM-04]', (_, inside) => {
    expect(read(inside)).toEqual([data, data, data]);
  });

  it.each([
    ['of a widget inside', `<atria-y>${block}</atria-y>`],
    ['of a widget in a wrapper', `<div><atria-y>${block}</atria-y></div>`],
    ['beside a widget in the same wrapper', `<div>${block}<atria-y></atria-y></div>`],
    ['beside words', `<div>Tiedot: ${block}</div>`],
    ['beside a picture', `<div>${block}<img alt=""></div>`],
    ['beside other data', `<div>${block}${other}</div>`],
    ['in content', `<details>${block}</details>`],
    ['for browsers without scripts', `<noscript>${block}</noscript>`],
    ['of a template', `<template>${block}</template>`],
    ['for search engines', '<script type="application/ld+json">{"a":1}</script>'],
    ['of a script that runs', `<script type="text/x-a">${data}</script>`],
  ])('is not taken %s [ELEM-04]', (_, inside) => {
    expect(read(inside)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['application/json', true],
    ['true/application/json', true],
    ['mce-application/json', true],
    ['application/json; charset=utf-8', true],
    ['Application/JSON', true],
    ['text/json', true],
    ['application/x-json', true],
    ['application/ld+json', false],
    ['application/geo+json', false],
    ['application/json+oembed', false],
    ['importmap', false],
    ['speculationrules', false],
    ['module', false],
    ['text/plain', false],
    ['', false],
    [null, false],
  ])('is in a script of type %s: %s', (type, isIt) => {
    expect(isDataType(type)).toBe(isIt);
  });
});
