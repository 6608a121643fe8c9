import { expect, type Locator } from '@playwright/test';

/**
 * Waits for the fields of the complaint form whose code comes late: until then Tab finds nothing in
 * their places, and no file can be dropped there.
 */
export async function lateFields(form: Locator): Promise<void> {
  for (const field of ['[role=combobox]', 'button[aria-haspopup=dialog]', 'input[type=file]'])
    await expect(form.locator(field)).toBeAttached();
}
