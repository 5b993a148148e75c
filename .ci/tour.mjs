// Plays the console blocks of pages in order and compares what they print; `--write` puts the real output in their place.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';

const pages = ['README.md', 'docs/state.md', 'docs/chaos.md'];
const write = process.argv.includes('--write');
const wrong = [], failed = [];
let server, served = 0;
mkdirSync('target', { recursive: true });

/** Starts a command that goes on serving and gives its first line. */
function start(command) {
  server = spawn('bash', ['-c', `exec ${command}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((done, failed) => {
    server.stdout.once('data', (data) => done(data.toString()));
    server.once('exit', (code) => failed(new Error(`${command} ended with ${code}`)));
  });
}

function run(command) {
  const ended = spawnSync('bash', ['-c', command], { encoding: 'utf8', timeout: 120_000 });
  if (ended.status !== 0) failed.push(`${command}\n  ended with ${ended.status}: ${ended.stderr}`);
  return ended.stdout;
}

/** Ends what serves, and waits until its port is free. */
function stop() {
  server?.removeAllListeners('exit');
  const ended = server ? new Promise((done) => server.once('exit', done)) : undefined;
  server?.kill('SIGTERM');
  server = undefined;
  return ended;
}

async function play(page) {
  const lines = readFileSync(page, 'utf8').split('\n');
  const out = [];
  let inside = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    out.push(line);
    if (line.startsWith('```')) inside = line === '```console';
    if (!inside || !line.startsWith('$ ')) continue;
    const expected = [];
    while (!lines[at + 1].startsWith('$ ') && lines[at + 1] !== '```') expected.push(lines[++at]);
    const command = line.slice(2);
    if (command.includes(' emulate ')) await stop();
    const printed = (command.includes(' emulate ') ? await start(command) : run(command)).replace(/\n$/, '');
    const found = printed === '' ? [] : printed.split('\n');
    out.push(...found);
    served++;
    if (found.join('\n') !== expected.join('\n')) wrong.push(`${page}: ${line}\n  expected ${expected.join('\n')}\n  found    ${found.join('\n')}`);
  }
  await stop();
  if (write) writeFileSync(page, out.join('\n'));
}

for (const page of pages) await play(page);
const faults = write ? failed : [...failed, ...wrong];
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${served} commands of ${pages.join(' and ')} print what they say`);
