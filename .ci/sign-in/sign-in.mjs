// Signs users in with real identity providers in a real browser, and prints a line per check. `.ci/steps/sign-in` starts the services.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { ADMINISTRATION } from './administration.mjs';
import { Browser } from './browser.mjs';
import { Checks, press, until } from './checks.mjs';
import { Dns } from './dns.mjs';
import { Service } from './service.mjs';

/** Whether the flows with SAML run. */
const SAML = true;

const { DASHBOARD, SECURE_DASHBOARD, NODE_A, NODE_B, NODE_C, KEYCLOAK, SECOND_PORT, SAML_PORT, SAML_CERTIFICATE, SAML_KEY, DNS_PORT, SCREENSHOTS } = process.env;
const REALM = `${KEYCLOAK}/realms/sign-in`;
const KEYCLOAK_DOMAIN = 'keycloak.sign-in.example';
const SECOND_DOMAIN = 'second.sign-in.example';
const SAML_DOMAIN = 'saml.sign-in.example';
const SAMLP_DOMAIN = 'samlp.sign-in.example';
const MAPPING = { attribute: 'groups', write: ['developers'], admin: ['owners'] };

const service = new Service(DASHBOARD, NODE_A, NODE_B);
const checks = new Checks();
const holds = checks.holds.bind(checks);
const flow = checks.play.bind(checks);
const children = new Set();
/** The identifier of the SAML provider, after its flows. */
let samlProvider;

/** Starts a provider and waits until it listens. */
async function provider(script, port, ...more) {
  const child = spawn(process.execPath, [script, port, DASHBOARD, ...more], { stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore'] });
  children.add(child);
  await until(() => new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => { socket.destroy(); done(true); }).on('error', () => done(false));
  }), `${script} does not listen`);
  return () => new Promise((done) => {
    children.delete(child);
    child.once('exit', done).kill();
  });
}
process.on('exit', () => children.forEach((child) => child.kill()));

/** Waits until the page is at an address. */
async function at(page, address) {
  await until(() => page.url().startsWith(address), () => `the browser is at ${page.url()} instead of ${address}`);
  await until(() => page.$('body'), 'the page has no body');
  return page;
}
const atDashboard = (page, path) => at(page, `${DASHBOARD}${path}`);

const text = (page) => page.$eval('body', (body) => body.innerText);

async function fillIn(page, email) {
  await page.goto(`${DASHBOARD}/sign-in`);
  await page.type('#email', email);
}

/** Enters an e-mail address, leaves the field, and follows the link to its provider. */
async function choose(page, email) {
  await fillIn(page, email);
  await page.$eval('#email', (field) => field.blur());
  const link = await page.waitForSelector('#continue', { visible: true });
  const label = await link.evaluate((element) => element.innerText);
  await press(page, '#continue');
  return label;
}

/** Signs in on the login page of Keycloak. */
async function logIn(page, user, next = '/dashboard', dashboard = DASHBOARD) {
  await at(page, REALM);
  await page.type('#username', user);
  await page.type('#password', `${user}-password`);
  await press(page, '#kc-login');
  await at(page, `${dashboard}${next}`);
}

async function me(page) {
  await page.goto(`${DASHBOARD}/v1/me`);
  return JSON.parse(await text(page));
}

const cookie = async (page, name) => (await page.browserContext().cookies()).find((found) => found.name === name);
const sessionCookie = (page) => cookie(page, 'service_session');

/** Asserts that a page has no violation, and takes its screenshots. */
async function inspect(page, name) {
  const violations = await browser.violations(page);
  holds(violations.length === 0, `${name}: no violation of WCAG 2.2 A and AA in light and dark and in all sizes`, violations.join('; '));
  await browser.shoot(page, name);
}

/** Asserts that a sign-in was refused with a readable page and an event. */
async function refused(page, name, sentence, reason, status) {
  const found = await text(page);
  holds(found.includes(sentence) && (await page.$('#email')), `${name}: the page says why and offers another sign-in`, found);
  const reasons = await service.refusals();
  holds(reasons[0] === reason, `${name}: the event has the reason ${reason}`, reasons);
  holds(!(await sessionCookie(page)), `${name}: there is no session`);
  if (status) holds(page.lastStatus === status, `${name}: the status is ${status}`, page.lastStatus);
}

/** Notes the status of the last page of the dashboard. */
function watch(page) {
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.url().startsWith(DASHBOARD)) page.lastStatus = response.status();
  });
}

async function signsInAndOut(page, label, id) {
  await logIn(page, 'ada');
  await page.goto(`${DASHBOARD}/dashboard/account`);
  const account = await text(page);
  holds(account.includes('Ada Lovelace') && account.includes(`ada@${KEYCLOAK_DOMAIN}`), `${label}: the account page shows the user`, account);
  holds(/Scope\s+write/.test(account), `${label}: the scope is that of the group`, account);
  const { user, provider: used, session, scope, type } = await me(page);
  holds(used?.id === id && session?.method === 'oidc' && scope === 'write' && type === 'session_cookie' && user?.email,
    `${label}: /v1/me has the provider and the method`, JSON.stringify({ user, used, session, scope, type }));
  await page.goto(`${DASHBOARD}/dashboard/account`);
  const visited = [];
  page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()));
  await press(page, 'form[action="/api/auth/sign-out"] button');
  await atDashboard(page, '/sign-in');
  holds(visited.some((address) => address.startsWith(`${REALM}/protocol/openid-connect/logout`)), `${label}: the sign-out ends the session at the provider`, visited);
  holds(!(await sessionCookie(page)), `${label}: the session cookie is deleted`);
  await page.goto(`${DASHBOARD}/dashboard/account`);
  holds(page.url().startsWith(`${DASHBOARD}/sign-in`), `${label}: the account page needs another sign-in`, page.url());
  // A session at the provider would sign the user in without a password.
  await page.goto(`${DASHBOARD}/sign-in?sso=${id}`);
  holds(page.url().startsWith(REALM) && (await page.$('#password')), `${label}: the provider asks for the password again`, page.url());
}

async function withScripts(id) {
  await browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in`);
    await inspect(page, 'sign-in');
    const label = await (async () => {
      await fillIn(page, `ada@${KEYCLOAK_DOMAIN}`);
      await page.$eval('#email', (field) => field.blur());
      const link = await page.waitForSelector('#continue', { visible: true });
      return link.evaluate((element) => element.innerText);
    })();
    holds(label === 'Continue with Keycloak', 'with scripts: the button names the provider of the e-mail address', label);
    const shown = await Promise.all(['#submit', '#password', '#forgotten'].map((query) => page.$eval(query, (element) => element.checkVisibility())));
    holds(!shown.includes(true), 'with scripts: the button and the fields for passwords disappear', shown);
    await inspect(page, 'sign-in-provider');
    await press(page, '#continue');
    await signsInAndOut(page, 'with scripts', id);
  });
}

async function withoutScripts(id) {
  await browser.page(async (page) => {
    await fillIn(page, `ada@${KEYCLOAK_DOMAIN}`);
    await press(page, '#submit');
    const label = await page.$eval('#continue', (link) => link.innerText);
    holds(label === 'Continue with Keycloak', 'without scripts: the form leads to the provider of the e-mail address', label);
    await browser.shoot(page, 'sign-in-without-scripts');
    await press(page, '#continue');
    await signsInAndOut(page, 'without scripts', id);
  }, { scripts: false });
}

async function links(id) {
  await browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}&next=/v1/me`);
    holds(page.url().startsWith(REALM), 'a link with the provider skips the sign-in page', page.url());
    await logIn(page, 'grace', '/v1/me');
    const { user, scope } = JSON.parse(await text(page));
    holds(user.email === `grace@${KEYCLOAK_DOMAIN}` && scope === 'admin', 'the sign-in returns to next, and the greatest scope of the groups counts', await text(page));
    await browser.page(async (other) => {
      await other.setUserAgent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0');
      await other.goto(`${DASHBOARD}/sign-in?sso=${id}`);
      await logIn(other, 'grace');
      await page.goto(`${DASHBOARD}/dashboard/account`);
      await inspect(page, 'account');
      await press(page, 'form[action*="/end?"] button.small');
      const sessions = await text(page);
      holds(page.url().startsWith(`${DASHBOARD}/dashboard/account?`) && !sessions.includes('Firefox'), 'the account page ends another session', sessions);
      await other.goto(`${DASHBOARD}/dashboard/account`);
      holds(other.url().startsWith(`${DASHBOARD}/sign-in`), 'the other browser gets the sign-in page', other.url());
    });
    // Removes the header with which the browser leaves the page at once.
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (!request.url().endsWith('/api/auth/sign-out')) return request.continue();
      const { refresh, ...answer } = await service.signOut((await sessionCookie(page)).value);
      holds(refresh?.startsWith(`0; url=${REALM}/`), 'the page after the sign-out leads to the provider', refresh);
      return request.respond(answer);
    });
    await press(page, 'form[action="/api/auth/sign-out"] button');
    await inspect(page, 'signed-out');
  });
}

async function refusals(id) {
  await browser.page(async (page) => {
    watch(page);
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}`);
    await logIn(page, 'mallory', '/api/auth/sso/callback');
    await refused(page, 'a user of another domain', 'belongs to another domain', 'wrong_domain', 403);
    await inspect(page, 'refused-wrong-domain');
  });
  await browser.page(async (page) => {
    watch(page);
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}`);
    await logIn(page, 'newcomer', '/api/auth/sso/callback');
    await refused(page, 'an unverified e-mail address', 'has not verified your e-mail address', 'unverified_email', 403);
    await inspect(page, 'refused-unverified');
  });
  await browser.page(async (page) => {
    watch(page);
    await page.goto(`${DASHBOARD}/sign-in?sso=sso_01k9a3q0e8f6ta1w5y0n4m7b2c`);
    const found = await text(page);
    holds(page.lastStatus === 404 && found.includes('cannot sign users in') && (await page.$('#email')), 'a link to a deleted provider gets a readable page', found);
  });
  await browser.page(async (page) => {
    await fillIn(page, 'somebody@unknown.example');
    await page.type('#password', 'a password');
    await press(page, '#submit');
    holds(await page.$('#error'), 'an e-mail address without a provider gets a readable page', await text(page));
    await inspect(page, 'refused-unknown-domain');
  });
}

async function secondLogIn(page, next) {
  await at(page, `http://127.0.0.1:${SECOND_PORT}/interaction/`);
  await page.type('input[name=login]', 'linus');
  await page.type('input[name=password]', 'any');
  await press(page, 'button[type=submit]');
  // The first sign-in asks for the consent of the user as well.
  await at(page, `http://127.0.0.1:${SECOND_PORT}/interaction/`);
  await page.waitForSelector('input[name=login]', { hidden: true });
  if (next) {
    await press(page, 'button[type=submit]');
    await atDashboard(page, next);
  }
}

async function secondProvider(id, stop, keycloak) {
  await stop();
  await browser.page(async (page) => {
    watch(page);
    await choose(page, `linus@${SECOND_DOMAIN}`);
    await refused(page, 'a provider that is down', 'does not respond', 'provider_unavailable', 503);
    await inspect(page, 'refused-provider-down');
    await page.goto(`${DASHBOARD}/sign-in?sso=${keycloak}`);
    holds(page.url().startsWith(REALM), 'the other providers still work', page.url());
  });
  let stopAgain = await provider('second-idp.mjs', SECOND_PORT, SECOND_DOMAIN);
  await browser.page(async (page) => {
    const label = await choose(page, `linus@${SECOND_DOMAIN}`);
    holds(label === 'Continue with Second provider', 'the second provider: the button names it', label);
    await secondLogIn(page, '/dashboard');
    const { user, provider: used, session, scope } = await me(page);
    holds(used?.id === id && session?.method === 'oidc' && scope === 'admin' && user?.email === `linus@${SECOND_DOMAIN}` && user?.name === 'Second User',
      'the second provider: the user is signed in with the scope of the group', JSON.stringify({ user, used, session, scope }));
    await page.goto(`${DASHBOARD}/dashboard/account`);
    await press(page, 'form[action="/api/auth/sign-out"] button');
    await at(page, `http://127.0.0.1:${SECOND_PORT}/session/end`);
    await press(page, 'button[name=logout]');
    await atDashboard(page, '/sign-in');
    holds(!(await sessionCookie(page)), 'the second provider: the user is signed out there and here');
  });
  await browser.page(async (page) => {
    watch(page);
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}`);
    await secondLogIn(page);
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (request.url().startsWith(`${DASHBOARD}/api/auth/sso/callback`)) await stopAgain();
      await request.continue();
    });
    await press(page, 'button[type=submit]');
    await atDashboard(page, '/api/auth/sso/callback');
    await refused(page, 'a provider that stops during the sign-in', 'does not respond', 'provider_unavailable', 503);
  });
}

async function keyboard() {
  await browser.page(async (page) => {
    const focused = (query) => page.evaluate((selector) => document.activeElement?.matches(selector), query);
    // Chromium moves the focus to the first field shortly after the page was loaded.
    const focus = (query) => page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, query);
    const tabTo = async (query) => {
      for (let presses = 1; presses <= 24; presses++) {
        await page.keyboard.press('Tab');
        if (await focused(query)) return presses;
      }
      throw new Error(`Tab does not reach ${query}`);
    };
    await page.goto(`${DASHBOARD}/sign-in`);
    await focus('#email');
    holds(true, 'by keyboard: the field of the e-mail address has the focus');
    await page.keyboard.type(`ada@${KEYCLOAK_DOMAIN}`);
    await page.keyboard.press('Tab');
    await page.waitForSelector('#continue', { visible: true });
    holds(await focused('#continue'), 'by keyboard: the link to the provider gets the focus');
    await browser.shoot(page, 'sign-in-focus');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await at(page, REALM);
    await focus('#username');
    await page.keyboard.type('ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada-password');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await atDashboard(page, '/dashboard');
    await page.keyboard.press('Tab');
    holds(await focused('.skip'), 'by keyboard: the first Tab offers to skip to the content');
    await browser.shoot(page, 'dashboard-skip');
    await tabTo('form[action="/api/auth/sign-out"] button');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await atDashboard(page, '/sign-in');
    holds(!(await sessionCookie(page)), 'by keyboard: the user signs in and out');
    // Enter in the field submits the form at once.
    await focus('#email');
    await page.keyboard.type(`ada@${KEYCLOAK_DOMAIN}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#continue', { visible: true });
    holds(true, 'by keyboard: Enter in the field leads to the provider');
  });
}

async function nodes(id) {
  const { login, callback } = service.proxied;
  holds(login.a > 5 && login.b === 0 && callback.b > 5 && callback.a === 0,
    `sign-ins begin on one node and end on another (${login.a} began, ${callback.b} ended)`, JSON.stringify(service.proxied));
  await browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}&next=/v1/me`);
    await logIn(page, 'grace', '/v1/me');
    const { user } = JSON.parse(await text(page));
    const { value } = await sessionCookie(page);
    const both = await Promise.all([NODE_A, NODE_B].map((node) => service.status(node, value)));
    holds(both.every((status) => status === 200), 'both nodes accept the session', both);
    await service.admin('DELETE', `/v1/organization/members/${user.id}/sessions`, undefined, NODE_A);
    const revoked = performance.now();
    let accepted = revoked;
    await until(async () => {
      const sent = performance.now();
      if ((await service.status(NODE_B, value)) === 401) return true;
      accepted = sent;
      return false;
    }, 'the other node accepts a revoked session');
    const took = Math.round(accepted - revoked);
    holds(took <= 1000, `the other node refuses a revoked session within a second (accepted for ${took} ms)`, `${took} ms`);
    await page.goto(`${DASHBOARD}/dashboard/account`);
    holds(page.url().startsWith(`${DASHBOARD}/sign-in`), 'the browser with the revoked session gets the sign-in page', page.url());
  });
}

/** Signs in over TLS, where cookies are secure, and where the dashboard is another site than the provider. */
async function overTls(id) {
  await service.openSecure(SECURE_DASHBOARD, NODE_C, 'tls.pem', 'tls.key');
  await browser.page(async (page) => {
    await page.goto(`${SECURE_DASHBOARD}/sign-in?sso=${id}&next=/v1/me`);
    const begun = await cookie(page, '__Host-service_sign_in');
    holds(begun?.secure && begun.httpOnly && begun.sameSite === 'None', 'over TLS: the cookie of the sign-in is sent with forms of other sites', JSON.stringify(begun));
    await logIn(page, 'grace', '/v1/me', SECURE_DASHBOARD);
    const session = await sessionCookie(page);
    holds(session?.secure && session.httpOnly && session.sameSite === 'Lax', 'over TLS: the session cookie is secure', JSON.stringify(session));
    holds((await text(page)).includes(`grace@${KEYCLOAK_DOMAIN}`), 'over TLS: the user is signed in', await text(page));
    await page.goto(`${SECURE_DASHBOARD}/dashboard/account`);
    await press(page, 'form[action="/api/auth/sign-out"] button');
    await at(page, `${SECURE_DASHBOARD}/sign-in`);
    holds(!(await sessionCookie(page)), 'over TLS: the user signs out');
  });
  if (samlProvider) {
    await browser.page(async (page) => {
      await page.goto(`${SECURE_DASHBOARD}/sign-in?sso=${samlProvider}&next=/v1/me`);
      await samlLogIn(page, 'sam', '/v1/me', SECURE_DASHBOARD);
      holds((await text(page)).includes(`sam@${SAML_DOMAIN}`), 'over TLS: the form of a SAML provider of another site signs the user in', await text(page));
    });
  }
}

async function newKeys(id) {
  await browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}&next=/v1/me`);
    const before = await service.signingKey(KEYCLOAK);
    await service.replaceSigningKey(KEYCLOAK);
    const after = await service.signingKey(KEYCLOAK);
    holds(after !== before, 'the provider replaces its key while the user enters the password', `${before} and ${after}`);
    await logIn(page, 'grace', '/v1/me');
    holds((await text(page)).includes(`grace@${KEYCLOAK_DOMAIN}`), 'the sign-in with the new key works', await text(page));
  });
}

async function saml(label, id, logInAt, expected, options) {
  await browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in?sso=${id}`);
    if (options?.scripts === false) {
      await browser.shoot(page, 'post-form');
      await press(page, '#post-form button');
    }
    await logInAt(page);
    const { user, provider: used, session, scope } = await me(page);
    holds(used?.id === id && session?.method === 'saml' && scope === expected.scope && user?.email === expected.email,
      `${label}: the user is signed in with the scope of the group`, JSON.stringify({ user, used, session, scope }));
    await page.goto(`${DASHBOARD}/dashboard/account`);
    await press(page, 'form[action="/api/auth/sign-out"] button');
    await atDashboard(page, '/sign-in');
    holds(!(await sessionCookie(page)), `${label}: the user signs out`);
  }, options);
}

/** Signs in at Keycloak, whose form posts the response with a script, or without scripts with a button. */
async function samlLogIn(page, user, next, dashboard = DASHBOARD) {
  await at(page, REALM);
  await page.type('#username', user);
  await page.type('#password', `${user}-password`);
  await press(page, '#kc-login');
  if (!page.isJavaScriptEnabled()) await press(page, 'input[type=submit]');
  await at(page, `${dashboard}${next}`);
}

async function samlFlows() {
  const keycloak = await service.register({
    type: 'saml', name: 'Keycloak with SAML', emailDomain: SAML_DOMAIN, entityId: REALM, ssoUrl: `${REALM}/protocol/saml`,
    certificate: await service.samlCertificate(REALM), roleMapping: MAPPING, ssoBinding: 'redirect',
  });
  const samlp = await service.register({
    type: 'saml', name: 'Another provider with SAML', emailDomain: SAMLP_DOMAIN, entityId: `http://127.0.0.1:${SAML_PORT}`,
    ssoUrl: `http://127.0.0.1:${SAML_PORT}/saml`, certificate: service.file(SAML_CERTIFICATE), roleMapping: MAPPING,
  });
  await Promise.all([service.confirm(SAML_DOMAIN), service.confirm(SAMLP_DOMAIN)]);
  samlProvider = keycloak;
  const sam = { scope: 'admin', email: `sam@${SAML_DOMAIN}` };
  const metadata = await fetch(`${DASHBOARD}/api/auth/sso/metadata`);
  holds(metadata.ok && (await metadata.text()).includes(`${DASHBOARD}/api/auth/sso/callback`), 'SAML: the metadata has the address of responses');
  await flow('SAML with redirects', () => saml('SAML with redirects', keycloak, (page) => samlLogIn(page, 'sam', '/dashboard'), sam));
  await flow('SAML for a user of another domain', () => browser.page(async (page) => {
    await page.goto(`${DASHBOARD}/sign-in?sso=${keycloak}`);
    await samlLogIn(page, 'mallory', '/api/auth/sso/callback');
    await refused(page, 'SAML for a user of another domain', 'belongs to another domain', 'wrong_domain');
  }));
  await service.admin('PATCH', `/v1/sso/providers/${keycloak}`, { ssoBinding: 'post' });
  await flow('SAML with forms', () => saml('SAML with forms', keycloak, (page) => samlLogIn(page, 'sam', '/dashboard'), sam));
  await flow('SAML with forms, without scripts', () =>
    saml('SAML with forms, without scripts', keycloak, (page) => samlLogIn(page, 'sam', '/dashboard'), sam, { scripts: false }));
  await flow('SAML of another make', () => saml('SAML of another make', samlp, async (page) => {
    await at(page, `http://127.0.0.1:${SAML_PORT}/saml`);
    await page.type('input[name=user]', 'marc');
    await press(page, 'button');
    await atDashboard(page, '/dashboard');
  }, { scope: 'write', email: `marc@${SAMLP_DOMAIN}` }));
}

/** Administers providers in the dashboard. */
async function administration(keycloak) {
  const dns = new Dns();
  await dns.open(DNS_PORT);
  const tools = {
    DASHBOARD, NODE_B, REALM, KEYCLOAK_DOMAIN, keycloak, dns, browser, service, holds, until, press, text, choose, logIn, inspect, refused, sessionCookie,
  };
  for (const [name, journey] of Object.entries(ADMINISTRATION)) await flow(name, () => journey(tools));
}

await service.open();
const [browser, stopSecond] = await Promise.all([
  Browser.open([DASHBOARD, SECURE_DASHBOARD], SCREENSHOTS),
  provider('second-idp.mjs', SECOND_PORT, SECOND_DOMAIN),
  provider('saml-idp.mjs', SAML_PORT, SAMLP_DOMAIN, SAML_CERTIFICATE, SAML_KEY),
]);
try {
  const keycloak = await service.register({
    type: 'oidc', name: 'Keycloak', emailDomain: KEYCLOAK_DOMAIN, issuer: REALM, clientId: 'ectype', clientSecret: 'a-secret-of-keycloak', roleMapping: MAPPING,
  });
  const second = await service.register({
    type: 'oidc', name: 'Second provider', emailDomain: SECOND_DOMAIN, issuer: `http://127.0.0.1:${SECOND_PORT}`, clientId: 'ectype',
    clientSecret: 'a-secret-of-the-second-provider', roleMapping: MAPPING,
  });
  const confirmed = await Promise.all([service.confirm(KEYCLOAK_DOMAIN), service.confirm(SECOND_DOMAIN)]);
  holds(confirmed.every((line) => line.includes('verified')), 'the operator confirms the domains', confirmed);
  await flow('with scripts', () => withScripts(keycloak));
  await flow('without scripts', () => withoutScripts(keycloak));
  await flow('links', () => links(keycloak));
  await flow('refusals', () => refusals(keycloak));
  await flow('the second provider', () => secondProvider(second, stopSecond, keycloak));
  await flow('by keyboard', keyboard);
  if (SAML) await flow('SAML', samlFlows);
  await flow('two nodes', () => nodes(keycloak));
  await administration(keycloak);
  await flow('over TLS', () => overTls(keycloak));
  await flow('new keys', () => newKeys(keycloak));
  holds(browser.errors.length === 0, 'no page has an error in its console or violates its content security policy', browser.errors.join('\n'));
  holds(browser.foreign.length === 0, 'no page loads a file of another host', browser.foreign);
} catch (error) {
  holds(false, 'the providers are registered', error.stack);
} finally {
  await browser.chromium.close();
}
process.exit(checks.failed ? 1 : 0);
