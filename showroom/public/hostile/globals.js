// Changes by old libraries: enumerable additions to prototypes, replaced built-ins, `$`.
const add = (prototype, methods) => Object.assign(prototype, methods);
add(Array.prototype, {
  each(callback) {
    for (let index = 0; index < this.length; index += 1) callback(this[index], index);
    return this;
  },
  first() {
    return this[0];
  },
  last() {
    return this[this.length - 1];
  },
  clone() {
    return this.slice();
  },
  without(...values) {
    return this.filter((value) => !values.includes(value));
  },
  toJSON() {
    return Array.from(this);
  },
});
add(String.prototype, {
  strip() {
    return this.replace(/^\s+|\s+$/g, '');
  },
  camelize() {
    return this.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  },
  toQueryParams() {
    return Object.fromEntries(new URLSearchParams(String(this)));
  },
});
add(Function.prototype, {
  argumentNames() {
    return [];
  },
  wrap(wrapper) {
    const own = this;
    return function wrapped(...given) {
      return wrapper.apply(this, [own.bind(this), ...given]);
    };
  },
});
add(Element.prototype, {
  show() {
    return this;
  },
  hide() {
    return this;
  },
  update(text) {
    this.textContent = text;
    return this;
  },
});
// Prototype 1.x replaced this one with its own, which takes a class name and returns an array.
document.getElementsByClassName = (name) => Array.from(document.querySelectorAll(`.${name}`));
window.$ = window.jQuery = (selector) => Array.from(document.querySelectorAll(String(selector)));
window.Prototype = { Version: '1.7.3' };
window.name = 'status';
window.process = { env: {} };
window.module = {};
window.exports = {};
window.define = Object.assign(() => {}, { amd: {} });
