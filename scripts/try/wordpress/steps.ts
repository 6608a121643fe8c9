import type { Browser, Locator, Page } from 'playwright';

/** Keeps a picture of the page, if `SHOTS` names a folder. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

export async function logIn(browser: Browser, site: string, user: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${site}/wp-login.php`);
  await page.locator('#user_login').fill(user);
  await page.locator('#user_pass').fill(user);
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/**');
  return page;
}

/** A new post, with a block inserted by its name after a slash. Returns the block's form. */
export async function startPost(page: Page, site: string, block: string): Promise<Locator> {
  await page.goto(`${site}/wp-admin/post-new.php`);
  await page.waitForFunction('window.wp?.data?.select("core/editor")?.getCurrentPost()?.id');
  await page.evaluate(
    'wp.data.dispatch("core/preferences").set("core/edit-post", "welcomeGuide", false)',
  );
  await page.getByRole('textbox', { name: 'Add title' }).fill('Artikkeli');
  await page.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type(`/${block.toLowerCase()}`);
  await page.getByRole('option', { name: block }).first().click();
  return page.getByRole('region', { name: 'Editor settings' });
}

export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await panel.getByRole('link', { name: 'View Post' }).getAttribute('href');
  return address ?? '';
}

/** What WordPress keeps of a post's text, for the logged-in user. */
export async function kept(page: Page, html: string): Promise<string> {
  const post = (await page.evaluate((content) => {
    const { wp } = window as unknown as { wp: { apiFetch(request: object): Promise<object> } };
    const path = '/wp/v2/posts?context=edit';
    return wp.apiFetch({ path, method: 'POST', data: { title: 'Artikkeli', content } });
  }, html)) as { content: { raw: string } };
  return post.content.raw;
}
