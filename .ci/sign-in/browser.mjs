// Drives headless Chromium for sign-in.mjs and pages.mjs: contexts, screenshots, accessibility checks and a record of the errors of the pages.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import puppeteer from 'puppeteer-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = { wide: { width: 1440, height: 900 }, medium: { width: 768, height: 1024 }, narrow: { width: 390, height: 844 } };
const PATIENCE = 20_000;

export class Browser {
  /** The errors in the consoles of pages of the dashboard, and their violations of the content security policy. */
  errors = [];

  /** The requests of dashboard pages to other hosts, except navigations. */
  foreign = [];

  static async open(dashboards, screenshots) {
    const browser = new Browser();
    browser.dashboards = dashboards;
    browser.screenshots = screenshots;
    mkdirSync(screenshots, { recursive: true });
    browser.chromium = await puppeteer.launch({
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--ignore-certificate-errors',
        // Nothing here needs another host; Chromium itself would look for updates.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    });
    return browser;
  }

  /** Opens a page with its own cookies, and closes it after the work. */
  async page(work, { scripts = true } = {}) {
    const context = await this.chromium.createBrowserContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      await page.setViewport(SIZES.wide);
      await page.setJavaScriptEnabled(scripts);
      this.record(page);
      return await work(page);
    } finally {
      await context.close();
    }
  }

  record(page) {
    const own = (address) => this.dashboards.some((dashboard) => address?.startsWith(`${dashboard}/`));
    page.on('console', (message) => {
      const source = message.location().url ?? page.url();
      const expected = /Failed to load resource: .* status of (400|403|404|409|413|422|429|503)/.test(message.text());
      if (['error', 'warn'].includes(message.type()) && own(source) && !expected) this.errors.push(`${source}: ${message.text()}`);
    });
    page.on('pageerror', (error) => own(page.url()) && this.errors.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      const navigation = request.isNavigationRequest() || request.url().startsWith('data:');
      if (own(request.frame()?.url()) && !navigation && !own(request.url())) this.foreign.push(request.url());
    });
  }

  /** Takes screenshots in light and dark and in all sizes. */
  async shoot(page, name) {
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewport(viewport);
        await page.screenshot({ path: join(this.screenshots, `${name}-${scheme}-${size}.png`), fullPage: true });
      }
    }
    await page.setViewport(SIZES.wide);
    await page.emulateMediaFeatures([]);
  }

  /** Returns the violations of WCAG 2.2 A and AA in light and dark and in all sizes, and pages that scroll sideways. */
  async violations(page) {
    const found = [];
    await page.waitForFunction(() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling'));
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewport(viewport);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate((tags) => globalThis.axe.run({ runOnly: tags }), RULES);
        for (const { id, nodes } of violations) found.push(`${scheme} ${size} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        if (sideways) found.push(`${scheme} ${size} scrolls sideways`);
      }
    }
    await page.setViewport(SIZES.wide);
    await page.emulateMediaFeatures([]);
    return found;
  }
}
