// A list of named steps, each of which stands alone: it makes what it needs, so that one that fails takes no other with it.
const steps = [];

export const step = (name, run) => steps.push({ name, run });

/** Fails unless a call is refused with an error of the class; gives the error. */
export async function refusal(call, kind) {
  try {
    await call;
  } catch (error) {
    if (error instanceof kind) return error;
    throw new Error(`expected ${kind.name}, got ${error.constructor.name}: ${error.message}`);
  }
  throw new Error(`expected ${kind.name}, but the call succeeded`);
}

/** All items of a list that the library pages through by itself; an endless one is a fault. */
export async function all(pages, bound = 200) {
  const items = [];
  for await (const item of pages) {
    items.push(item);
    if (items.length > bound) throw new Error(`more than ${bound} items`);
  }
  return items;
}

/**
 * Runs the steps in order. With EXPECT=failure every step must fail: it is how a server without state is told
 * from one with it. Ends the process with 1 when a step does what it should not.
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
