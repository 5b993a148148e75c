// The journey of the export for auditors: downloads the archive with the browser, and checks it as an auditor does.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Presses a button that downloads a file, and returns its path. */
async function download(dashboard, page, folder, press) {
  mkdirSync(folder, { recursive: true });
  const protocol = await page.createCDPSession();
  await protocol.send('Browser.setDownloadBehavior', { behavior: 'allow', browserContextId: page.browserContext().id, downloadPath: folder });
  await press();
  const name = await dashboard.until(() => readdirSync(folder).find((each) => each.endsWith('.zip')), 'nothing is downloaded');
  return join(folder, name);
}

/** Unpacks an archive of an export, and asserts that its manifest describes its files. */
function unpack(dashboard, archive, folder) {
  execFileSync('jar', ['xf', archive], { cwd: folder });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const wrong = manifest.files.filter(({ name, bytes, sha256: sum }) => {
    const content = readFileSync(join(folder, name));
    return content.length !== bytes || sha256(content).toString('hex') !== sum;
  });
  dashboard.holds(manifest.files.length === 3 && wrong.length === 0, 'export: the files have the sizes and sums of the manifest', JSON.stringify(manifest));
  const lines = (name) => readFileSync(join(folder, name), 'utf8').split('\n').filter((line) => line);
  return { manifest, events: lines('events.jsonl'), audit: lines('audit.jsonl'), keys: lines('api_keys.jsonl') };
}

/** Computes the chain of the events, and returns the positions of the events that break it. Events without a hash are the newest. */
function breaks(organization, lines) {
  let previous = sha256(organization);
  const broken = [];
  lines.forEach((line, at) => {
    const { position, hash } = JSON.parse(line);
    if (!hash) return;
    previous = sha256(previous, line.slice(0, line.lastIndexOf(',"hash"')), '}');
    if (position !== at + 1 || previous.toString('hex') !== hash) broken.push(position);
  });
  return { broken, last: previous.toString('hex') };
}

export async function exports(dashboard, page) {
  await dashboard.go(page, '/events');
  await dashboard.follow(page, 'Export');
  dashboard.holds(page.url().endsWith('/organization#export'), 'export: the page of events leads to the form', page.url());
  const button = await page.waitForSelector('#export button');
  const folder = join(process.env.WORK, 'export');
  const { manifest, events, audit, keys } = unpack(dashboard, await download(dashboard, page, folder, () => button.click()), folder);
  const { broken, last } = breaks(manifest.organization.id, events);
  dashboard.holds(broken.length === 0, 'export: the hashes of the events form a chain', broken);
  dashboard.holds(manifest.chain.hash === last, 'export: the manifest has the end of the chain', JSON.stringify(manifest.chain));
  const changed = events.map((line) => line.includes('"kind":"project.updated"') ? line.replace('Web shop', 'Another shop') : line);
  dashboard.holds(breaks(manifest.organization.id, changed).broken.length > 0, 'export: a changed event breaks the chain');
  const kinds = (lines) => new Set(lines.map((line) => JSON.parse(line).kind));
  dashboard.holds(['project.created', 'project.updated', 'api_key.created'].every((kind) => kinds(events).has(kind)), 'export: all events are exported', [...kinds(events)]);
  dashboard.holds(kinds(audit).has('api_key.revoked') && !kinds(audit).has('project.created'), 'export: the events about permissions are a file of their own', [...kinds(audit)]);
  dashboard.holds(keys.some((line) => JSON.parse(line).name === 'Deployments') && !/usk_[a-z]+_\w{20}/.test(keys.join()), 'export: keys are exported without their secrets', keys.join());
  await onlyOtherDays(dashboard, page);
  await dashboard.go(page, '/events?kind=compliance_export.created');
  dashboard.holds((await page.$$('#list tbody tr')).length === 2, 'export: each export is an event', await dashboard.text(page));
}

/** Exports a day without events, after a period that ends before it begins. */
async function onlyOtherDays(dashboard, page) {
  await dashboard.go(page, '/organization');
  await dashboard.fill(page, { since: '2001-01-02', until: '2001-01-01' });
  await dashboard.follow(page, 'Download the export');
  await dashboard.shows(page, 'export: a period that ends before it begins is rejected', 'must not be before the first day');
  await dashboard.fill(page, { since: '2001-01-01', until: '2001-01-01' });
  const button = await page.waitForSelector('#export button');
  const folder = join(process.env.WORK, 'export-of-a-day');
  const { manifest, events } = unpack(dashboard, await download(dashboard, page, folder, () => button.click()), folder);
  dashboard.holds(events.length === 0 && manifest.since.startsWith('2001-01-01'), 'export: a day without events has none', events.length);
}
