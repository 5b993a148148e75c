// Runs named steps. Each step creates the instances that it needs, so that a failure does not affect other steps.
const steps = [];

export const step = (name, run) => steps.push({ name, run });

/** A step that an emulator does not pass yet, for a reason. It is reported when it passes, so that it becomes a step. */
export const notYet = (name, reason, run) => steps.push({ name, run, open: reason });

/** Fails unless a call fails with an error of the class; returns the error. */
export async function refusal(call, kind) {
  try {
    await call;
  } catch (error) {
    if (error instanceof kind) return error;
    throw new Error(`expected ${kind.name}, got ${error.constructor.name}: ${error.message}`);
  }
  throw new Error(`expected ${kind.name}, but the call succeeded`);
}

/** Returns all items of a list that the library pages through; fails if there are more than `bound`. */
export async function all(pages, bound = 200) {
  const items = [];
  for await (const item of pages) {
    items.push(item);
    if (items.length > bound) throw new Error(`more than ${bound} items`);
  }
  return items;
}

/** Returns why a step fails, or undefined if it passes. */
async function failure(run) {
  let timer;
  const end = new Promise((_, no) => { timer = setTimeout(() => no(new Error('no end after 20 s')), 20_000); });
  try {
    await Promise.race([run(), end]);
  } catch (error) {
    return String(error.message).split('\n').slice(0, 3).join(' ').slice(0, 240);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the steps in order. With EXPECT=failure every step must fail, which shows that the steps detect a server without state.
 * Ends the process with 1 when a step has an unexpected outcome.
 */
export async function run() {
  const without = process.env.EXPECT === 'failure';
  const done = steps.filter(each => !each.open), open = without ? [] : steps.filter(each => each.open);
  let wrong = 0, early = 0;
  for (const { name, run } of done) {
    const reason = await failure(run);
    const asExpected = (reason === undefined) !== without;
    if (!asExpected) wrong++;
    console.log(`${reason === undefined ? 'passed' : 'failed'}${asExpected ? '' : ' (unexpected)'}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  for (const { name, run, open: why } of open) {
    const reason = await failure(run);
    if (reason === undefined) early++;
    console.log(reason === undefined ? `passed (unexpected)  ${name}: make it a step` : `not yet  ${name}: ${why} (${reason})`);
  }
  console.log(`steps=${done.length} ${without ? 'failed' : 'passed'}=${done.length - wrong}${open.length ? ` not-yet=${open.length - early}` : ''}`);
  process.exit(wrong + early ? 1 : 0);
}
