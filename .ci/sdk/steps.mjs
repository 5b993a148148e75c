// Runs named steps. Each step creates the instances that it needs, so that a failure does not affect other steps.
const steps = [];

export const step = (name, run) => steps.push({ name, run });

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

/**
 * Runs the steps in order. With EXPECT=failure every step must fail, which shows that the steps detect a server without state.
 * Ends the process with 1 when a step has an unexpected outcome.
 */
export async function run() {
  const without = process.env.EXPECT === 'failure';
  let wrong = 0;
  for (const { name, run } of steps) {
    let reason;
    try {
      await Promise.race([run(), new Promise((_, no) => setTimeout(() => no(new Error('no end after 20 s')), 20_000).unref())]);
    } catch (error) {
      reason = String(error.message).split('\n').slice(0, 3).join(' ').slice(0, 240);
    }
    const asExpected = (reason === undefined) !== without;
    if (!asExpected) wrong++;
    console.log(`${reason === undefined ? 'passed' : 'failed'}${asExpected ? '' : ' (unexpected)'}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  console.log(`steps=${steps.length} ${without ? 'failed' : 'passed'}=${steps.length - wrong}`);
  process.exit(wrong ? 1 : 0);
}
