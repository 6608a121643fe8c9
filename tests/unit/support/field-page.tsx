import { beforeEach, vi } from 'vitest';
import { defineForm } from '../../../src/core/form/define-form';
import type { Field } from '../../../src/core/form/field';
import { onFormPages, openForm } from './form-page';
import { formWidget, labels } from './form-widget';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/field': 'Kenttä',
  '/test/a': 'A',
  '/test/b': 'B',
});

/** Called with the data and the files of each request. */
export const sent = vi.fn();

/** Makes each test of the file start on a fresh page. */
export function onFieldPages() {
  onFormPages();
  beforeEach(() => void sent.mockReset().mockResolvedValue(undefined));
}

/** A form of that one field, required; it is called Kenttä. */
export function openField(own: Field, language = 'fi', settings = {}) {
  const form = defineForm({
    name: 'test',
    texts,
    label: '/test/form',
    fields: { field: { required: true, ...own } as Field },
    send: async (_, request) => sent(request.Data, request.Files),
  });
  return openForm(formWidget(form), { language, settings });
}

/** The data of the last request. */
export const sentData = () => sent.mock.lastCall?.[0];
