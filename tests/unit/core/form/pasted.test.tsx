import { describe, expect, it } from 'vitest';
import { defineForm } from '../../../../src/core/form/define-form';
import { area } from '../../../../src/core/form/kinds/area';
import { email } from '../../../../src/core/form/kinds/email';
import { text } from '../../../../src/core/form/kinds/text';
import { waitFor } from '../../support/dom';
import { onFieldPages, sent, sentData } from '../../support/field-page';
import { give, listed, openForm, send } from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

onFieldPages();

const base = {
  name: 'test',
  texts: labels({
    '/test/form': 'Lomake',
    '/test/name': 'Nimi',
    '/test/listed': 'Nimesi',
    '/test/email': 'Sähköposti',
  }),
  label: '/test/form',
  fields: { name: text('/test/name', { required: true }) },
  send: async (_: unknown, request: unknown) => sent(request),
};

describe('what is pasted', () => {
  const fields = {
    name: text('/test/name', { required: true }),
    email: email('/test/email'),
    message: area('/test/listed'),
  };
  it.each([
    [{ Nimi: '\ufeffAn\u00adna\u00a0 Ma\u0308ki\u200b' }, { name: 'Anna Mäki' }],
    [{ Sähköposti: '\u200banna@example.fi\u202c' }, { email: 'anna@example.fi' }],
    [{ Sähköposti: 'Anna Mäki <anna@example.fi>' }, { email: 'anna@example.fi' }],
    [{ Nimesi: 'Hei\u2028\u00adAnna\u00a0M ' }, { message: 'Hei\nAnna M' }],
  ])('is sent as the visitor sees it: %j', async (typed, data) => {
    openForm(formWidget(defineForm({ ...base, fields })));
    give({ Nimi: 'A', ...typed });
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sentData()).toMatchObject({ Data: data });
  });

  it('counts as empty where nothing can be seen [IMP-27]', () => {
    openForm(formWidget(defineForm(base)));
    give({ Nimi: '\u200b\u2800\u00ad' });
    send();
    expect(listed()).toEqual(['Nimi']);
  });
});
