import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredJson, writeStored } from '../../../../src/core/page/storage';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const list = (value: unknown) => (Array.isArray(value) ? value : undefined);

afterEach(() => writeStored('localStorage', 'key', null));

describe('storage', () => {
  it('keeps what was written', () => {
    writeStored('localStorage', 'key', 'value');
    expect(localStorage.getItem('key')).toBe('value');
    expect(readStored('localStorage', 'key')).toBe('value');
  });

  it('works for the visit when storage is full [IMP-10]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeStored('localStorage', 'key', 'kept');
    expect(readStored('localStorage', 'key')).toBe('kept');
  });

  it('counts blocked storage as empty [IMP-10]', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readStored('sessionStorage', 'other')).toBeNull();
  });

  it.each(['{broken', '{"a":1}', 'null'])('removes the corrupt value %s [IMP-11]', (stored) => {
    localStorage.setItem('key', stored);
    expect(readStoredJson('localStorage', 'key', list)).toBeUndefined();
    expect(localStorage.getItem('key')).toBeNull();
  });

  it('gives back a value that passes its check', () => {
    localStorage.setItem('key', '[1]');
    expect(readStoredJson('localStorage', 'key', list)).toEqual([1]);
  });
});
