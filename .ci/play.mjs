// Runs the shell blocks of pages in a clone, and compares the output in `console` blocks with the output of the commands.
//   node .ci/play.mjs CLONE PAGE... [--write]
// In a `console` block `$ ` begins a command; in an `sh` block each line is a command. In expected output `…` matches any text in a
// line, and a line `…` matches any lines. A block below `<!-- not played: REASON -->` is skipped, and the reason is printed.
// Each page has its own folder with links to the clone, and its own ports, so that pages run in parallel.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [clone, ...given] = process.argv.slice(2).filter((argument) => argument !== '--write');
const write = process.argv.includes('--write');
const shell = process.env.ECTYPE_DOCS_SHELL ?? 'bash';
const seconds = Number(process.env.ECTYPE_DOCS_SECONDS ?? 600);
const work = mkdtempSync(join(tmpdir(), 'ectype-docs-'));
const running = new Set();
let served = 0;
const wrong = [], leftOut = [];

/** Returns the fenced blocks of a page: language, first line, last line and the reason to skip the block, if it has one. */
function blocks(lines) {
  const found = [];
  for (let at = 0; at < lines.length; at++) {
    const fence = /^( *)(```+)(\S*)/.exec(lines[at]);
    if (!fence) continue;
    let end = at + 1;
    while (end < lines.length && lines[end].trim() !== fence[2]) end++;
    let above = at - 1;
    while (above > 0 && lines[above].trim() === '') above--;
    const reason = /^ *<!-- not played: (.+) -->$/.exec(lines[above] ?? '')?.[1];
    found.push({ language: fence[3], from: at + 1, to: end, indent: fence[1].length, reason });
    at = end;
  }
  return found;
}

/** Returns the commands of a block, each with its expected output. A backslash at the end of a line continues the command. */
function commands(lines, block) {
  const found = [];
  for (let at = block.from; at < block.to; at++) {
    const line = lines[at].slice(block.indent);
    const begins = block.language === 'console' ? line.startsWith('$ ') : line.trim() !== '';
    if (!begins) {
      found.at(-1)?.expected.push(line);
      continue;
    }
    let text = block.language === 'console' ? line.slice(2) : line;
    const first = at;
    while (text.endsWith('\\') && at + 1 < block.to) text += `\n${lines[++at].slice(block.indent)}`;
    found.push({ text, at: first, last: at, expected: [], compared: block.language === 'console' });
  }
  return found;
}

function pattern(expected) {
  const quoted = expected.map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${quoted.map((line, at) => (line === '…' ? '(?:.*\n)*?' : line.replaceAll('…', '.*') + '\n')).join('')}$`);
}

/** Finds free ports with four digits, like the default ports. */
async function freePorts(count) {
  const found = [];
  while (found.length < count) {
    const port = 5000 + Math.floor(Math.random() * 4900);
    const free = await new Promise((done) => {
      const server = createServer().once('error', () => done(false)).listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (free && !found.includes(port)) found.push(port);
  }
  return found;
}

const usual = ['4010', '4011', '4020', '4030'];
const serves = (text) => /^(\S+=\S+ +)*(\S*ectype) +(emulate|record|control-plane)\b(?! +(organization|events)\b)/.test(text) && !text.includes('--help')
  || /^java -jar \S+( --port[= ]\d+)?$/.test(text);

class Page {
  constructor(name, ports) {
    this.name = name;
    this.ports = ports;
    this.servers = new Map();
    this.folder = name === 'README.md' ? clone : join(work, name.replaceAll('/', '-'));
  }

  /** Creates the folder of the page, with links to the files of the clone. */
  prepare() {
    if (this.folder === clone) return;
    mkdirSync(join(this.folder, 'bin'), { recursive: true });
    for (const entry of readdirSync(clone)) {
      if (entry !== 'target' && entry !== 'bin') symlinkSync(join(clone, entry), join(this.folder, entry));
    }
  }

  /** Replaces the default ports by the ports of this page. */
  inward(text) {
    return usual.reduce((all, port, at) => all.replace(new RegExp(`\\b${port}\\b`, 'g'), this.ports[at]), text);
  }

  outward(text) {
    return usual.reduce((all, port, at) => all.replaceAll(this.ports[at], port), text);
  }

  spawned(text) {
    const environment = {
      PATH: `${join(work, 'bin')}:${process.env.PATH}`, HOME: join(work, 'home'), LANG: 'C.UTF-8', CLICOLOR: '0',
      ECTYPE_PORT: /ectype +control-plane/.test(text) ? this.ports[2] : this.ports[0], ECTYPE_API_URL: `http://127.0.0.1:${this.ports[2]}`,
    };
    for (const kept of ['JAVA_HOME', 'MAVEN_OPTS', 'TERM', 'USER', 'TMPDIR']) if (process.env[kept]) environment[kept] = process.env[kept];
    let command = this.inward(text);
    if (/ectype +record/.test(text) && !text.includes('--port')) command += ` --port=${this.ports[3]}`;
    if (serves(text) && text.startsWith('java -jar ') && !text.includes('--port')) command += ` --port=${this.ports[0]}`;
    // Readers paste a page into one shell, so its exports hold for the later commands.
    const exports = (this.exports ?? []).join('\n');
    return spawn(shell, ['-c', `${exports}\n${serves(text) ? `exec ${command.replace(/^((\w+=\S+ +)+)/, 'env $1')}` : command}`], {
      cwd: this.folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true,
    });
  }

  /** Runs a command and waits until it ends. */
  run(text) {
    return new Promise((done) => {
      const child = this.spawned(text);
      running.add(child);
      let out = '', err = '';
      const bound = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), seconds * 1000);
      child.stdout.on('data', (data) => { out += data; });
      child.stderr.on('data', (data) => { err += data; });
      child.once('close', (code) => {
        clearTimeout(bound);
        running.delete(child);
        done({ code, out, err });
      });
    });
  }

  /** Starts a server, which replaces a running one of the same kind, and waits for its ready line. */
  async start(text) {
    const kind = /ectype +(\w+)/.exec(text)?.[1] === 'emulate' || text.startsWith('java') ? `emulate ${/--port[= ](\d+)/.exec(text)?.[1] ?? ''}` : text;
    await this.stop(kind);
    const child = this.spawned(text);
    running.add(child);
    this.servers.set(kind, child);
    return new Promise((done) => {
      let out = '', err = '';
      const bound = setTimeout(() => done({ code: 'no ready line in time', out, err }), seconds * 1000);
      const end = (code) => { clearTimeout(bound); done({ code, out, err }); };
      child.stdout.on('data', (data) => {
        out += data;
        if (/^ready .*\n/m.test(out)) end(0);
      });
      child.stderr.on('data', (data) => { err += data; });
      child.once('exit', end);
    });
  }

  async stop(kind) {
    const child = this.servers.get(kind);
    this.servers.delete(kind);
    if (!child) return;
    const ended = child.exitCode !== null || child.signalCode !== null ? undefined : new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    running.delete(child);
  }

  async play() {
    this.prepare();
    const lines = readFileSync(join(clone, this.name), 'utf8').split('\n');
    const changes = [];
    for (const block of blocks(lines)) {
      const place = `${this.name}:${block.from}`;
      const shellBlock = ['console', 'sh', 'bash', 'shell'].includes(block.language);
      if (block.reason) {
        leftOut.push(`${place}: ${block.reason}`);
      } else if (shellBlock) {
        for (const command of commands(lines, block)) changes.push(await this.command(command));
      } else if (block.language === '' && /^\s*(\$ |\.\/ectype |ectype |mvn |curl |docker |tar |export )/m.test(lines.slice(block.from, block.to).join('\n'))) {
        wrong.push(`${place}: a block of commands has no language; call it console, sh, or text`);
      }
    }
    for (const kind of [...this.servers.keys()]) await this.stop(kind);
    if (write) this.rewrite(lines, changes);
  }

  async command(command) {
    const place = `${this.name}:${command.at + 1}: $ ${command.text}`;
    const began = Date.now();
    const { code, out, err } = await (serves(command.text) ? this.start(command.text) : this.run(command.text));
    served++;
    if (code === 0 && /^export /.test(command.text)) (this.exports ??= []).push(this.inward(command.text));
    if (code !== 0) wrong.push(`${place}\n  ended with ${code}: ${err}`);
    const found = this.outward(out).replace(/\n$/, '').split('\n');
    if (found.length === 1 && found[0] === '') found.pop();
    const same = !command.compared || pattern(command.expected).test(found.map((line) => `${line}\n`).join(''));
    if (!same && !write) wrong.push(`${place}\n  expected ${command.expected.join('\n')}\n  found    ${found.join('\n')}\n  ${err}`);
    if (process.env.ECTYPE_DOCS_TIMES) console.log(`${((Date.now() - began) / 1000).toFixed(1)} s  ${place}`);
    return { ...command, found: same ? command.expected : found };
  }

  rewrite(lines, changes) {
    const out = [...lines];
    for (const change of changes.filter((one) => one.compared).reverse()) out.splice(change.last + 1, change.expected.length, ...change.found);
    writeFileSync(this.name, out.join('\n'));
  }
}

function end() {
  for (const child of running) {
    try { process.kill(-child.pid, 'SIGTERM'); } catch { /* the process has ended */ }
  }
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

process.on('SIGTERM', () => { end(); process.exit(143); });
process.on('SIGINT', () => { end(); process.exit(130); });
mkdirSync(join(work, 'home'));
mkdirSync(join(work, 'bin'));
symlinkSync(join(clone, 'ectype'), join(work, 'bin', 'ectype'));
const waiting = [...given];
async function worker(ports) {
  for (let name = waiting.shift(); name; name = waiting.shift()) await new Page(name, ports.map(String)).play();
}
try {
  const ports = await freePorts(8);
  // The first command of the README builds Ectype for all pages.
  if (given[0] === 'README.md') await new Page(waiting.shift(), ports.slice(0, 4).map(String)).play();
  await Promise.all([worker(ports.slice(0, 4)), worker(ports.slice(4))]);
} finally {
  end();
}
leftOut.sort().forEach((block) => console.log(`skipped  ${block}`));
if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
console.log(`${served} commands of ${given.length} pages print the expected output, ${leftOut.length} blocks are skipped`);
