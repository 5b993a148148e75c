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
  await storeElsewhere(dashboard);
  const [recording] = (await dashboard.api('GET', '/v1/projects/hostile-0/recordings')).items;
  const viewer = `/projects/hostile-0/recordings/${recording.id}`;
  await dashboard.go(page, viewer);
  const exchanges = await page.$$eval('main a[href*="/exchanges/"]', (links) => links.map((link) => new URL(link.href).pathname.replace('/dashboard', '')));
  dashboard.holds(exchanges.length >= HOSTILE.length, 'each hostile exchange has a page', exchanges.length);
  for (const path of [...PAGES, '/recordings?project=hostile-0', viewer, ...new Set(exchanges)]) {
    await dashboard.go(page, path);
    dashboard.holds(!(await page.evaluate(() => globalThis.hacked)), `${path || '/'} runs no stored text`);
  }
}

/** Stores the texts as names of keys and emulators, and in paths, headers and bodies of a recording. */
async function storeElsewhere(dashboard) {
  const lines = HOSTILE.map((text, at) => JSON.stringify({
    seq: at + 1, at: '2026-01-31T12:00:00.000Z', method: 'POST', url: `https://pets.example.com/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`,
    requestHeaders: { 'X-Text': [text] }, requestBody: text, status: 200, responseHeaders: { 'Content-Type': ['text/html'], 'X-Text': [text] },
    responseBody: `<html><body>${text}</body></html>`, durationMs: 1,
  }));
  await dashboard.api('POST', '/v1/projects/hostile-0/recordings', new TextEncoder().encode(`${lines.join('\n')}\n`), { 'Content-Type': 'application/x-ndjson' });
  for (const text of HOSTILE) {
    await dashboard.api('POST', '/v1/api-keys', { name: text, scope: 'read' });
    await dashboard.api('POST', '/v1/emulators', { name: text, url: 'http://build:4010', version: text, api: { name: text, version: text, hash: 'ab' } });
  }
}

/** Creates a project with the keyboard alone. */
export async function byKeyboard(dashboard, page) {
  await dashboard.go(page, '/projects');
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement.textContent);
  dashboard.holds(first === 'Skip to content', 'the first stop of the keyboard skips the navigation', first);
  await page.keyboard.press('Enter');
  const reach = async (text) => {
    for (let stops = 0; stops < 40; stops++) {
      await page.keyboard.press('Tab');
      const { label, outline } = await page.evaluate(() => ({
        label: document.activeElement.innerText?.trim(), outline: getComputedStyle(document.activeElement).outlineStyle,
      }));
      if (label === text) return dashboard.holds(outline !== 'none', `the focus is visible on ${text}`, outline);
    }
    throw new Error(`the keyboard does not reach ${text}`);
  };
  await reach('New project');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  // Chromium moves the focus to the first field shortly after the page was loaded.
  await page.waitForFunction(() => document.activeElement.id === 'name');
  await page.keyboard.type('By keyboard');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await dashboard.shows(page, 'a project is created with the keyboard alone', 'Created.', 'By keyboard');
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
