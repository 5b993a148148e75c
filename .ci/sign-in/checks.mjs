// Checks and waits of the steps that drive a browser, for sign-in.mjs and pages.mjs.
const PATIENCE = 20_000;

export class Checks {
  failed = false;

  /** Prints a line for a check. */
  holds(condition, check, found) {
    if (!condition) this.failed = true;
    const detail = condition || found === undefined ? '' : `, but found: ${String(found).slice(0, 1500)}`;
    console.log(`${condition ? 'ok      ' : 'FAILED  '} ${check}${detail}`);
  }

  /** Plays a flow. An exception is a failed check, and the other flows still run. */
  async play(name, work) {
    const began = Date.now();
    try {
      await work(this);
    } catch (error) {
      this.holds(false, name, error.stack);
    }
    if (process.env.VERBOSE) console.log(`         ${name}: ${Date.now() - began} ms`);
  }
}

/** Waits for a test to return a value, and returns it. The problem is a text, or a function that describes it. */
export async function until(test, problem) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await Promise.resolve().then(test).catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`${typeof problem === 'function' ? problem() : problem} after ${PATIENCE} ms`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Presses a button or a link, and waits for the next page. */
export async function press(page, selector) {
  const element = await page.waitForSelector(selector, { visible: true });
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), element.click()]);
}
