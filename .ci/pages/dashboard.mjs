// Uses the dashboard as a person does, and prints a line per check.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from './browser.mjs';
import { Checks, press, until } from './checks.mjs';

const { ECTYPE_API_URL, ECTYPE_API_KEY, SIGN_IN_LINK, MAILS, SCREENSHOTS } = process.env;
const PASSWORD = 'correct horse battery staple';

export class Dashboard extends Checks {
  press = press;
  until = until;
  password = PASSWORD;

  static async open() {
    const dashboard = new Dashboard();
    dashboard.browser = await Browser.open([ECTYPE_API_URL], SCREENSHOTS);
    return dashboard;
  }

  /** Runs work with a page of a user who is signed in. */
  as(user, work, options) {
    return this.browser.page(async (page) => {
      await this.signIn(page, user);
      return work(page);
    }, options);
  }

  async signIn(page, user) {
    await page.goto(`${ECTYPE_API_URL}/sign-in`);
    await page.type('#email', user);
    await page.type('#password', PASSWORD);
    await this.press(page, '#actions button, form button');
    await page.goto(`${ECTYPE_API_URL}/dashboard`);
    if (!page.url().endsWith('/dashboard')) throw new Error(`${user} is not signed in: ${page.url()}`);
  }

  /** Creates the first administrator with the link of the console. */
  async begin(user) {
    await this.browser.page((page) => this.accept(page, SIGN_IN_LINK, user));
  }

  /** Opens the link of an invitation, and chooses a password. */
  async accept(page, link, user) {
    await page.goto(link);
    if (await page.$('#email:not([readonly])')) await page.$eval('#email', (field, value) => { field.value = value; }, user);
    await page.type('#password', PASSWORD);
    await this.press(page, 'main form button');
  }

  /** Invites a member through the API and accepts the invitation. */
  async member(user, scope) {
    await this.api('POST', '/v1/organization/invitations', { email: user, scope });
    const mail = await this.until(() => this.mails().find((text) => text.includes(user)), `no mail for ${user}`);
    await this.browser.page((page) => this.accept(page, this.link(mail), user));
  }

  /** Returns the link of a mail. */
  link(mail) {
    return /https?:\/\/\S+\/sign-in\/link\S+/.exec(mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))[0];
  }

  mails() {
    return readdirSync(MAILS).filter((name) => name.endsWith('.eml')).map((name) => readFileSync(join(MAILS, name), 'utf8'));
  }

  /** Sends a request with the first key of the installation. */
  async api(method, path, body, headers = {}) {
    const json = typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
    const response = await fetch(`${ECTYPE_API_URL}${path}`, {
      method,
      headers: { 'x-service-key': ECTYPE_API_KEY, ...(json && { 'Content-Type': 'application/json' }), ...headers },
      body: json ? JSON.stringify(body) : body,
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return answer && JSON.parse(answer);
  }

  go(page, path) {
    return page.goto(`${ECTYPE_API_URL}/dashboard${path}`);
  }

  /** Follows the link or button with a text. */
  follow(page, text) {
    return this.press(page, `::-p-xpath(//main//*[self::a or self::button][normalize-space()="${text}"])`);
  }

  /** Fills the fields of a form, by their identifiers. */
  async fill(page, fields) {
    for (const [id, value] of Object.entries(fields)) {
      const field = await page.waitForSelector(`#${id}`, { visible: true });
      const kind = await field.evaluate((element) => element.tagName === 'SELECT' ? 'select' : element.type);
      if (kind === 'select') await page.select(`#${id}`, value);
      else if (kind === 'date') await field.evaluate((element, text) => { element.value = text; }, value);
      else {
        await field.evaluate((element) => { element.value = ''; });
        await field.type(value);
      }
    }
  }

  text(page) {
    return page.$eval('main', (main) => main.innerText);
  }

  async shows(page, check, ...texts) {
    const found = await this.text(page);
    const missing = texts.filter((text) => !found.includes(text));
    this.holds(missing.length === 0, check, `no ${missing.join(' and no ')} in: ${found}`);
  }

  /** Asserts that a page has no violation, and takes its screenshots. */
  async inspect(page, name) {
    const violations = await this.browser.violations(page);
    this.holds(violations.length === 0, `${name}: no violation of WCAG 2.2 A and AA in light and dark and in all sizes`, violations.join('; '));
    const weight = await page.evaluate(() => [performance.getEntriesByType('navigation'), performance.getEntriesByType('resource')].flat()
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0));
    this.holds(weight < 200_000, `${name}: weighs under 200 kB`, weight);
    await this.browser.shoot(page, name);
  }
}
