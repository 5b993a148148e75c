// Plays the journeys of the dashboard. `.ci/steps/pages` starts the services.
import { Dashboard } from './dashboard.mjs';
import { account, keys, members, organization, provisioning, sso } from './administration.mjs';
import { exports } from './export.mjs';
import { emulators, recordings, snapshots } from './data.mjs';
import { events, overview, projects, usage } from './work.mjs';
import { byKeyboard, hostileTexts, matrix, withoutScripts } from './rules.mjs';

const dashboard = await Dashboard.open();
const ADMIN = 'ada@pages.example';
await dashboard.play('begin', async () => {
  await dashboard.begin(ADMIN);
  await dashboard.member('wendy@pages.example', 'write');
  await dashboard.member('rita@pages.example', 'read');
});
const journeys = {
  projects, overview, emulators, recordings, snapshots, events, usage, keys, members, account, sso, provisioning, organization, exports,
};
for (const [name, journey] of Object.entries(journeys)) {
  await dashboard.play(name, () => dashboard.as(ADMIN, (page) => journey(dashboard, page)));
}
await dashboard.play('without scripts', () => dashboard.as(ADMIN, (page) => withoutScripts(dashboard, page), { scripts: false }));
await dashboard.play('by keyboard', () => dashboard.as(ADMIN, (page) => byKeyboard(dashboard, page)));
await dashboard.play('hostile texts', () => dashboard.as(ADMIN, (page) => hostileTexts(dashboard, page)));
for (const user of ['rita', 'wendy']) {
  await dashboard.play(`pages of ${user}`, () => dashboard.as(`${user}@pages.example`, (page) => matrix(dashboard, page, user)));
}
const { errors, foreign } = dashboard.browser;
dashboard.holds(errors.length === 0, 'no page writes an error to the console or violates the content security policy', errors.join('; '));
dashboard.holds(foreign.length === 0, 'no page sends a request to another host', foreign.join(' '));
await dashboard.browser.chromium.close();
process.exit(dashboard.failed ? 1 : 0);
