// The journeys of the pages about emulators, recordings and snapshots.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { EMULATOR, CLI, WORK } = process.env;

export async function emulators(dashboard, page) {
  await dashboard.api('POST', '/v1/emulators', {
    name: 'orders on build-7', url: 'http://build-7:4010', project: 'shop', version: '0.1.0',
    api: { name: 'Orders', version: '2.1.0', hash: 'a'.repeat(64) },
  });
  await dashboard.go(page, '/emulators');
  await dashboard.shows(page, 'emulators: running emulators are listed', 'Petstore', EMULATOR, 'orders on build-7', 'http://build-7:4010');
  await dashboard.inspect(page, 'emulators');
  await dashboard.go(page, '/emulators?project=shop');
  await dashboard.follow(page, 'orders on build-7');
  await dashboard.shows(page, 'emulators: an emulator has a page', 'http://build-7:4010', '2.1.0');
  await dashboard.inspect(page, 'emulator');
  await dashboard.follow(page, 'Deregister');
  await dashboard.inspect(page, 'emulator-deregister');
  await dashboard.follow(page, 'Deregister the emulator');
  await dashboard.go(page, '/emulators?alive=false');
  const found = await dashboard.text(page);
  dashboard.holds(/orders on build-7[\s\S]*stopped/i.test(found), 'emulators: a deregistered emulator is stopped', found);
}

/** Records exchanges with the emulator, of which the last one will differ. */
async function recording() {
  const lines = [];
  const add = (method, path, requestBody, status, responseBody) => lines.push({
    seq: lines.length + 1, at: `2026-01-31T12:00:0${lines.length}.000Z`, method, url: `https://pets.example.com${path}`,
    requestHeaders: requestBody ? { 'Content-Type': ['application/json'] } : {}, requestBody: requestBody ?? null, status,
    responseHeaders: { 'Content-Type': ['application/json'] }, responseBody, durationMs: 12,
  });
  const list = await (await fetch(`${EMULATOR}/pets`)).text();
  add('GET', '/pets', undefined, 200, list);
  add('GET', '/pets/nobody', undefined, 200, '{"id":"nobody","name":"<script>globalThis.hacked=1</script>"}');
  const file = join(WORK, 'pets.jsonl');
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  return file;
}

/** Finds an exchange by a text of its body, and opens it. */
async function search(dashboard, page) {
  await page.type('#text', 'GLOBALTHIS.hacked');
  await page.waitForSelector('#list mark');
  await dashboard.shows(page, 'recordings: a search shows the place of the match', 'Response body', '<script>globalThis.hacked=1</script>');
  const rows = await page.$$eval('#list tbody tr', (found) => found.length);
  dashboard.holds(rows === 1, 'recordings: a search finds the exchange that contains the text', rows);
  dashboard.holds(page.url().includes('text=GLOBALTHIS.hacked'), 'recordings: a search is part of the address', page.url());
  await dashboard.inspect(page, 'recording-search');
  await dashboard.press(page, '#list tbody a');
  const marked = await page.$$eval('pre mark', (found) => found.map((mark) => mark.textContent));
  dashboard.holds(marked.join() === 'globalThis.hacked', 'recordings: the exchange of a search has marks', marked);
  await dashboard.inspect(page, 'recording-exchange-search');
  await dashboard.follow(page, 'Back to the search');
  await dashboard.shows(page, 'recordings: the exchange leads back to the search', 'Response body');
}

/** Compares the recorded and the received response of the last exchange. */
async function compare(dashboard, page) {
  await dashboard.press(page, '#list a[href*="/results/"]');
  await dashboard.shows(page, 'recordings: a result shows both responses', 'Status differs', 'Recorded', 'Received', '200', '404', '"name": "<script>globalThis.hacked=1</script>"');
  const lines = await page.$$eval('.line-difference del .sign, .line-difference ins .sign', (signs) => new Set(signs.map((sign) => sign.textContent)).size);
  dashboard.holds(lines === 2, 'recordings: different lines have the signs - and +', lines);
  await dashboard.inspect(page, 'replay-result');
  await page.goBack();
}

export async function recordings(dashboard, page) {
  await dashboard.go(page, '/recordings?project=shop');
  await dashboard.shows(page, 'recordings: an empty list teaches a command', 'No recordings in Web shop', 'ectype ');
  await dashboard.inspect(page, 'recordings-empty');
  await dashboard.follow(page, 'Upload a recording');
  await dashboard.inspect(page, 'recording-upload');
  const wrong = join(WORK, 'wrong.jsonl');
  writeFileSync(wrong, 'not a recording');
  await (await page.$('#file')).uploadFile(wrong);
  await dashboard.follow(page, 'Upload');
  dashboard.holds(await page.$('.fault, .error'), 'recordings: a file that is no recording is rejected', await dashboard.text(page));
  await dashboard.inspect(page, 'recording-rejected');
  await (await page.$('#file')).uploadFile(await recording());
  await dashboard.follow(page, 'Upload');
  await dashboard.shows(page, 'recordings: an uploaded recording is shown', '/pets', 'nobody');
  await dashboard.inspect(page, 'recording');
  const address = page.url().split('?')[0];
  await dashboard.press(page, 'main a[href*="/exchanges/"]');
  await dashboard.inspect(page, 'recording-exchange');
  await page.goto(address);
  await search(dashboard, page);
  await page.goto(address);
  await dashboard.follow(page, 'Replay');
  await dashboard.inspect(page, 'replay-form');
  await dashboard.fill(page, { targetUrl: EMULATOR });
  await dashboard.follow(page, 'Start the replay');
  await dashboard.until(async () => /Differences|All match|Not completed/.test(await dashboard.text(page)), 'the replay does not end on the page');
  await dashboard.shows(page, 'recordings: a replay shows its differences', '404', '200');
  await dashboard.inspect(page, 'replay');
  await compare(dashboard, page);
  await dashboard.go(page, '');
  await dashboard.shows(page, 'overview: lists the replay with differences', 'A replay against', 'differences');
  await page.goto(address);
  await dashboard.follow(page, 'Delete');
  await dashboard.inspect(page, 'recording-delete');
  await dashboard.follow(page, 'Delete the recording');
  await dashboard.shows(page, 'recordings: a deleted recording is gone', 'Deleted.');
}

/** Pushes two versions of the state of the emulator with the command. */
async function push() {
  const command = (...more) => execFileSync('java', ['-jar', CLI, 'snapshot', ...more], { stdio: 'pipe', encoding: 'utf8', cwd: WORK });
  command('save', 'checkout-ready', '--url', EMULATOR);
  command('push', 'shop/checkout-ready');
  const created = await fetch(`${EMULATOR}/pets`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Api-Key': 'any' }, body: '{"name":"Rex <b>","species":"dog"}' });
  if (!created.ok) throw new Error(`POST /pets: ${created.status} ${await created.text()}`);
  command('save', 'checkout-ready', '--url', EMULATOR);
  command('push', 'shop/checkout-ready');
}

export async function snapshots(dashboard, page) {
  await dashboard.go(page, '/snapshots');
  await dashboard.shows(page, 'snapshots: an empty list teaches a command', 'No snapshots yet', 'ectype ');
  await dashboard.inspect(page, 'snapshots-empty');
  await push();
  await dashboard.go(page, '/snapshots?project=shop');
  await dashboard.shows(page, 'snapshots: versions are listed', 'checkout-ready', '2', '1');
  await dashboard.inspect(page, 'snapshots');
  await dashboard.press(page, '#list tbody a');
  await dashboard.inspect(page, 'snapshot');
  const address = page.url();
  await dashboard.follow(page, 'Compare');
  await dashboard.shows(page, 'snapshots: the difference of two versions is shown', 'Rex <b>');
  await dashboard.inspect(page, 'snapshot-diff');
  await page.goto(address);
  await dashboard.follow(page, 'Delete');
  await dashboard.inspect(page, 'snapshot-delete');
  await dashboard.follow(page, 'Delete the version');
  await dashboard.shows(page, 'snapshots: a deleted version is gone', 'Deleted.', 'checkout-ready');
}
