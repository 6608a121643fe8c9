/**
 * `npm run check:html`: runs the Nu validator over all pages of the demo host, the starter pages of
 * `npx atria-widgets init`, and the shadow roots of all widgets in their examples, after a build;
 * `-- FOLDER` also over the pages of a site that `npm run build:site` has written there. It needs a
 * Java runtime, and downloads the validator from the npm registry; so it is not part of `npm test`.
 */
import './shared/production';
import { errorsIn, hasJava } from './check-html/nu';
import { allPages } from './check-html/pages';
import { allShadowRoots } from './check-html/shadow-roots';
import { sitePages } from './check-html/site-pages';
import { starterPages } from './check-html/starter-pages';
import { passed } from './try/passed';

if (!hasJava()) {
  console.log('Skipped: the Nu validator needs a Java runtime, and none is installed.');
  process.exit();
}
const [site] = process.argv.slice(2);
const pages = [...(await allPages()), ...(await starterPages()), ...(site ? sitePages(site) : [])];
const roots = await allShadowRoots();
const errors = errorsIn([...pages, ...roots]);
for (const error of errors) console.error(`  ✗ ${error}`);
if (errors.length > 0) process.exit(1);
passed(`${pages.length} pages and ${roots.length} shadow roots without an error`);
process.exit();
