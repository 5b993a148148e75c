// Checks that hold for all pages of the dashboard.
const HOSTILE = [
  '<script>globalThis.hacked=1</script>', '"><img src=x onerror="globalThis.hacked=1">', "'-globalThis.hacked=1-'", '<svg onload=globalThis.hacked=1>',
  '</title><script>globalThis.hacked=1</script>', '{{constructor.constructor("globalThis.hacked=1")()}}', 'javascript:globalThis.hacked=1',
  '<a href="javascript:globalThis.hacked=1">x</a>', '&lt;script&gt;', '<!--', ']]>', '" onfocus="globalThis.hacked=1" autofocus="',
];
const PAGES = ['', '/projects', '/emulators', '/recordings', '/snapshots', '/events', '/usage', '/members', '/api-keys', '/sso', '/scim', '/organization', '/account'];
const ADMINISTRATION = ['/usage', '/sso', '/scim'];

/** Reads all pages and posts a form without scripts. */
export async function withoutScripts(dashboard, page) {
  for (const path of PAGES) {
    const response = await dashboard.go(page, path);
    const heading = await page.$eval('h1', (h1) => h1.textContent);
    dashboard.holds(response.status() === 200 && heading, `${path || '/'} can be read without scripts`, response.status());
  }
  await dashboard.go(page, '/projects/new');
  await dashboard.fill(page, { name: 'Without scripts' });
  await dashboard.follow(page, 'Create the project');
  await dashboard.shows(page, 'a form can be sent without scripts', 'Created.', 'Without scripts');
}

/** Stores hostile texts and looks whether a page runs one. */
export async function hostileTexts(dashboard, page) {
  for (const text of HOSTILE) {
    const project = await dashboard.api('POST', '/v1/projects', { name: text, slug: `hostile-${HOSTILE.indexOf(text)}`, description: text });
    await dashboard.go(page, `/projects/${project.slug}`);
    const heading = await page.$eval('h1', (h1) => h1.textContent);
    dashboard.holds(heading === text && !(await page.evaluate(() => globalThis.hacked)), `the text ${text} is shown as it is`, heading);
    for (const path of ['', '/change', '/delete']) {
      await dashboard.go(page, `/projects/${project.slug}${path}`);
      dashboard.holds(!(await page.evaluate(() => globalThis.hacked)), `the page ${path || 'of the project'} does not run ${text}`);
    }
  }
  for (const path of PAGES) {
    await dashboard.go(page, path);
    dashboard.holds(!(await page.evaluate(() => globalThis.hacked)), `${path || '/'} runs no stored text`);
  }
}

/** Asserts which pages a member can open, and that the navigation offers only those. */
export async function matrix(dashboard, page, user) {
  await dashboard.go(page, '');
  const offered = await page.$$eval('.sidebar nav.wide li a', (links) => links.map((link) => new URL(link.href).pathname.replace('/dashboard', '')));
  for (const path of PAGES) {
    const allowed = !ADMINISTRATION.includes(path);
    const response = await dashboard.go(page, path);
    dashboard.holds(response.status() === (allowed ? 200 : 403), `${user} ${allowed ? 'can' : 'cannot'} open ${path || '/'}`, response.status());
    dashboard.holds(offered.includes(path) === allowed, `the navigation of ${user} ${allowed ? 'offers' : 'does not offer'} ${path || '/'}`, offered);
  }
}
