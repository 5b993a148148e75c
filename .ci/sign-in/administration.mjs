// The journeys of an administrator who signs in with Keycloak: the dashboard, the test of a provider, its domain, and its disabling.
const DOMAIN = 'verified.sign-in.example';
const OWNER = 'grace';

/** Follows the link or button with a text. */
const follow = (tools, page, text) =>
  tools.press(page, `::-p-xpath(//main//*[self::a or self::button][normalize-space(text()[1])="${text}" or normalize-space()="${text}"])`);

/** Opens a page of the dashboard as a user who signs in at Keycloak. */
async function signIn(tools, page, user, path) {
  await page.goto(`${tools.DASHBOARD}/sign-in?sso=${tools.keycloak}&next=${encodeURIComponent(path)}`);
  await tools.logIn(page, user, path);
}

async function shows(tools, page, check, ...texts) {
  const found = await tools.text(page);
  const missing = texts.filter((text) => !found.includes(text));
  tools.holds(missing.length === 0, check, `no ${missing.join(' and no ')} in: ${found}`);
}

async function journey(tools) {
  await tools.browser.page(async (page) => {
    await tools.choose(page, `${OWNER}@${tools.KEYCLOAK_DOMAIN}`);
    await tools.logIn(page, OWNER);
    const heading = await page.$eval('h1', (h1) => h1.textContent);
    tools.holds(page.url() === `${tools.DASHBOARD}/dashboard` && heading === 'Overview', 'a sign-in with Keycloak lands on the dashboard', `${page.url()}: ${heading}`);
    await tools.press(page, 'nav a[href="/dashboard/projects"]');
    await tools.press(page, 'main a[href="/dashboard/projects/new"]');
    await page.type('#name', 'Signed in with Keycloak');
    await follow(tools, page, 'Create the project');
    await shows(tools, page, 'the user who signed in with Keycloak creates a project', 'Created.', 'Signed in with Keycloak');
    const { items } = await tools.service.admin('GET', '/v1/events?kind=project.created');
    tools.holds(items[0].actor.name === `${OWNER}@${tools.KEYCLOAK_DOMAIN}`, 'its event names the user', JSON.stringify(items[0].actor));
  });
}

/** Presses the link of the test, and returns the tab that it opens. */
async function openTest(tools, page) {
  const tab = page.browserContext().waitForTarget((target) => target.type() === 'page' && target !== page.target());
  await (await page.waitForSelector('main a[target=_blank]', { visible: true })).click();
  const opened = await (await tab).page();
  opened.setDefaultTimeout(20_000);
  return opened;
}

async function test(tools) {
  const home = `/dashboard/sso/${tools.keycloak}`;
  await tools.browser.page(async (page) => {
    await signIn(tools, page, OWNER, home);
    await tools.inspect(page, 'sso-provider');
    const passes = await openTest(tools, page);
    await tools.until(() => passes.url() === `${tools.DASHBOARD}${home}`, () => `the test ends at ${passes.url()}`);
    await shows(tools, passes, 'the test of a provider passes and returns to its page', 'Test the sign-in');
    await passes.close();
    // Without its cookies, Keycloak asks for a user again.
    const client = await page.createCDPSession();
    const { cookies } = await client.send('Network.getAllCookies');
    for (const { name, domain, path } of cookies.filter(({ path }) => path.startsWith('/realms/'))) {
      await client.send('Network.deleteCookies', { name, domain, path });
    }
    const fails = await openTest(tools, page);
    await tools.logIn(fails, 'mallory', '/api/auth/sso/callback');
    await shows(tools, fails, 'the test of a provider fails with the reason', 'belongs to another domain');
    await page.goto(`${tools.DASHBOARD}${home}`);
    await shows(tools, page, 'a failed test keeps the session of the administrator', 'Test the sign-in');
  });
}

async function domain(tools) {
  await tools.browser.page(async (page) => {
    await signIn(tools, page, OWNER, '/dashboard/sso/new/oidc');
    const fields = { name: 'Verified by DNS', emailDomain: DOMAIN, issuer: tools.REALM, clientId: 'ectype', clientSecret: 'a-secret-of-keycloak' };
    for (const [id, value] of Object.entries(fields)) await page.type(`#${id}`, value);
    await follow(tools, page, 'Add the provider');
    await shows(tools, page, 'a new provider shows the DNS record of its domain', 'Created.', `_ectype-challenge.${DOMAIN}`);
    const [name, value] = await page.$$eval('#verify .code code', (codes) => codes.map((code) => code.textContent));
    await follow(tools, page, 'Verify now');
    await shows(tools, page, 'the page says that DNS has no record', 'DNS has no TXT record', 'not verified');
    await tools.inspect(page, 'sso-no-record');
    tools.dns.records.set(name, 'ectype-domain-verification=another');
    await follow(tools, page, 'Verify now');
    await shows(tools, page, 'the page shows another value in DNS', 'DNS has another value', 'ectype-domain-verification=another');
    await tools.inspect(page, 'sso-other-record');
    tools.dns.records.set(name, value);
    await follow(tools, page, 'Verify now');
    await shows(tools, page, 'the domain is verified by DNS', 'Verified.', 'by DNS', 'Test the sign-in');
  });
}

async function disabling(tools) {
  const home = `/dashboard/sso/${tools.keycloak}`;
  const { browser, service, holds, DASHBOARD } = tools;
  await browser.page((page) => browser.page((member) => browser.page(async (late) => {
    await signIn(tools, page, OWNER, home);
    await signIn(tools, member, 'ada', '/dashboard');
    const { value } = await tools.sessionCookie(member);
    holds(await service.status(tools.NODE_B, value) === 200, 'the session of a member works on the other node');
    await late.goto(`${DASHBOARD}/sign-in?sso=${tools.keycloak}`);
    await follow(tools, page, 'Disable');
    await shows(tools, page, 'the confirmation names what is lost', 'Disable Keycloak?', 'session', 'Your session began with it as well');
    await tools.inspect(page, 'sso-disable');
    await follow(tools, page, 'Disable the provider');
    const disabled = performance.now();
    await tools.until(async () => await service.status(tools.NODE_B, value) === 401, 'the other node accepts a session of a disabled provider');
    holds(performance.now() - disabled < 1_500, 'the sessions of a disabled provider end on the other node', `${performance.now() - disabled} ms`);
    await shows(tools, page, 'the administrator stays signed in and sees the state', 'Disabled.', 'This provider is disabled');
    await tools.inspect(page, 'sso-disabled');
    await page.goto(`${DASHBOARD}/dashboard/sso`);
    await shows(tools, page, 'the list shows the state', 'disabled');
    await tools.inspect(page, 'sso-list');
    await tools.logIn(late, 'grace', '/api/auth/sso/callback');
    await tools.refused(late, 'a sign-in that began before', 'has disabled this identity provider', 'provider_disabled');
    await late.goto(`${DASHBOARD}/sign-in?sso=${tools.keycloak}`);
    await tools.refused(late, 'a disabled provider', 'has disabled this identity provider', 'provider_disabled');
    await tools.inspect(late, 'refused-disabled');
    await late.goto(`${DASHBOARD}/sign-in`);
    await late.type('#email', `ada@${tools.KEYCLOAK_DOMAIN}`);
    await Promise.all([
      late.waitForResponse((response) => response.url().includes('/api/auth/sso/discovery')),
      late.$eval('#email', (field) => field.blur()),
    ]);
    holds(!(await late.$('#continue')) && await late.$eval('#password', (field) => field.checkVisibility()), 'the sign-in page does not offer a disabled provider');
    await page.goto(`${DASHBOARD}${home}`);
    await follow(tools, page, 'Enable');
    await shows(tools, page, 'the administrator enables the provider', 'Enabled.', 'Test the sign-in');
    await member.goto(`${DASHBOARD}/sign-in?sso=${tools.keycloak}&next=/dashboard`);
    await tools.until(() => member.url() === `${DASHBOARD}/dashboard`, () => `the member is at ${member.url()}`);
    holds(await tools.sessionCookie(member), 'members sign in with the enabled provider');
  })));
}

async function provisioning(tools) {
  const home = `/dashboard/scim/${tools.keycloak}`;
  await tools.browser.page(async (page) => {
    await signIn(tools, page, OWNER, home);
    await follow(tools, page, 'Create the token');
    await follow(tools, page, 'Create the token');
    const token = await page.$$eval('.code code', (codes) => codes.map((code) => code.textContent).find((text) => text.startsWith('scim_')));
    await follow(tools, page, 'Done');
    await shows(tools, page, 'the page of provisioning says that no call has arrived', 'No call with this token has arrived');
    const call = async (path, userName) => (await fetch(`${tools.DASHBOARD}/scim/v2${path}`, {
      method: userName ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' },
      body: userName && JSON.stringify({ userName }),
    })).status;
    const statuses = [
      await call('/Users'), await call('/Users?filter=nonsense'), await call('/Users', `linus@${tools.KEYCLOAK_DOMAIN}`), await call('/Users', 'linus@elsewhere.example'),
    ];
    tools.holds(`${statuses}` === '200,400,201,400', 'SCIM accepts and refuses users', statuses);
    await tools.until(async () => {
      await page.reload();
      return (await tools.text(page)).includes('elsewhere.example');
    }, 'the calls are not listed');
    await shows(tools, page, 'the page lists reads and refused calls with their reasons', 'GET Users', 'POST Users', 'accepted', 'refused', 'is in no verified e-mail domain');
    await tools.inspect(page, 'scim-provider');
  });
}

export const ADMINISTRATION = {
  'a sign-in and a journey': journey, 'the test of a provider': test, 'the domain of a provider': domain, provisioning, 'the disabling of a provider': disabling,
};
