// Plays the console blocks of README.md in order and compares what they print; `--write` puts the real output in their place.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';

const lines = readFileSync('README.md', 'utf8').split('\n');
const write = process.argv.includes('--write');
const out = [], wrong = [], failed = [];
let server, inside = false, served = 0;
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

for (let at = 0; at < lines.length; at++) {
  const line = lines[at];
  out.push(line);
  if (line.startsWith('```')) inside = line === '```console';
  if (!inside || !line.startsWith('$ ')) continue;
  const expected = [];
  while (!lines[at + 1].startsWith('$ ') && lines[at + 1] !== '```') expected.push(lines[++at]);
  const command = line.slice(2);
  const printed = (command.includes(' emulate ') ? await start(command) : run(command)).replace(/\n$/, '');
  const found = printed === '' ? [] : printed.split('\n');
  out.push(...found);
  served++;
  if (found.join('\n') !== expected.join('\n')) wrong.push(`${line}\n  expected ${expected.join('\n')}\n  found    ${found.join('\n')}`);
}
server?.removeAllListeners('exit');
server?.kill('SIGTERM');
if (write) writeFileSync('README.md', out.join('\n'));
const faults = write ? failed : [...failed, ...wrong];
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${served} commands of README.md print what it says`);
