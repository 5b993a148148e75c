// Runs collections with Newman against their emulators, prints the share of passed assertions, and fails if one is too low.
// Usage: ECTYPE=path/to/ectype node run.mjs COLLECTION...
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import newman from 'newman';

const LEAST = 0.75;

/** Collections with another least share, with the reason. */
const OTHERS = {
  'harbour.postman_collection': { least: 1 },
  'realworld-conduit': { least: 0.9 },
  'microcks-beer-catalog': { least: 0.3, reason: 'its variables come from the program that runs it' },
  'okta-users': { least: 0, reason: 'it deletes the user before it expects one' },
  'postman-sdk-nested-v2-collection': { least: 0.5, reason: 'half of its tests are about a variable of old runners' },
};

/** Values for variables that no collection sets. */
const VARIABLES = { EMAIL: 'ann@mail.example', PASSWORD: 'secret', USERNAME: 'ann', metres: '21', token: 'any' };

const items = (list) => (list ?? []).flatMap((item) => (item.item ? items(item.item) : item.request ? [item] : []));

function scripts(owner) {
  const own = (owner.event ?? []).filter((event) => event.listen === 'test').map((event) => event.script?.exec ?? event.script);
  return [...own, ...(owner.item ?? []).flatMap(scripts)].flat().join('\n');
}

const rawUrl = (request) => (typeof request === 'string' ? request : typeof request.url === 'string' ? request.url : request.url?.raw) ?? '';

/** Sends requests with a fixed host to the emulator, and returns the variables that stand for hosts. */
function redirect(collection, base) {
  const { hostname, port } = new URL(base);
  const hosts = {};
  for (const item of items(collection.item)) {
    const raw = rawUrl(item.request).trim();
    const variables = /^(?:https?:\/\/)?((?:\{\{[^{}]*\}\})+)/.exec(raw);
    if (variables) {
      [...variables[1].matchAll(/\{\{([^{}]*)\}\}/g)].forEach((each, at) => { hosts[each[1]] = at === 0 ? base : ''; });
      continue;
    }
    const path = raw.replace(/^https?:\/\/[^/?#]*/, '').replace(/^[a-z0-9.-]+\.[a-z]+(:\d+)?(?=\/)/, '');
    if (typeof item.request === 'string' || typeof item.request.url === 'string') {
      item.request = typeof item.request === 'string' ? base + path : { ...item.request, url: base + path };
    } else if (item.request.url) {
      const list = Array.isArray(item.request.url.path) ? item.request.url.path : String(item.request.url.path ?? '').split('/');
      const first = list.findIndex((segment) => segment !== '');
      Object.assign(item.request.url, { protocol: 'http', host: [hostname], port, path: first < 0 ? list : list.slice(first) });
    }
  }
  return hosts;
}

function emulate(file) {
  const server = spawn(process.env.ECTYPE, ['emulate', file, '--port', '0', '--log', 'none']);
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    server.stderr.on('data', (text) => { err += text; });
    server.stdout.on('data', (text) => {
      out += text;
      const ready = /^ready (http\S+)/m.exec(out);
      if (ready) resolve({ base: ready[1], stop: () => server.kill() });
    });
    server.on('exit', (code) => reject(new Error(`the emulator of ${file} ends with ${code}: ${err.slice(-500)}`)));
  });
}

function run(collection, hosts) {
  const values = Object.entries({ ...VARIABLES, ...hosts }).map(([key, value]) => ({ key, value }));
  return new Promise((resolve, reject) => {
    newman.run({ collection, environment: { values }, timeoutRequest: 10_000 }, (error, summary) => (error ? reject(error) : resolve(summary)));
  });
}

let isLow = false;
console.log('passed  of    requests  script errors  collection');
for (const file of process.argv.slice(2)) {
  const name = basename(file, '.json');
  const text = JSON.parse(readFileSync(file, 'utf8'));
  const collection = text.collection ?? text;
  if (!/pm\.test|tests\[/.test(scripts(collection))) continue;
  const { base, stop } = await emulate(file);
  try {
    const { stats, failures } = (await run(collection, redirect(collection, base))).run;
    const { least, reason } = { least: LEAST, ...OTHERS[name] };
    const passed = stats.assertions.total - stats.assertions.failed;
    const low = stats.assertions.total === 0 || passed < least * stats.assertions.total;
    isLow ||= low;
    const columns = [String(passed).padEnd(7), String(stats.assertions.total).padEnd(5), String(stats.requests.total).padEnd(9)];
    console.log(`${columns.join(' ')} ${String(stats.testScripts.failed).padEnd(14)} ${name}${reason ? `: ${reason}` : ''}${low ? `  FAILED, expected ${least}` : ''}`);
    failures.filter((failure) => failure.error.test && low).slice(0, 20).forEach((failure) => console.log(`        ${failure.source?.name}: ${failure.error.test}: ${failure.error.message}`));
  } finally {
    stop();
  }
}
process.exit(isLow ? 1 : 0);
