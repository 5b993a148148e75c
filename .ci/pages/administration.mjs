// The journeys of the pages about keys, people, identity providers and the organization.
import { createHmac } from 'node:crypto';

export async function keys(dashboard, page) {
  await dashboard.go(page, '/api-keys');
  await dashboard.inspect(page, 'api-keys');
  await dashboard.follow(page, 'New key');
  await dashboard.inspect(page, 'api-key-new');
  await dashboard.fill(page, { name: 'Deployments' });
  await dashboard.follow(page, 'Create the key');
  const secret = await page.$eval('.code code', (code) => code.textContent);
  dashboard.holds(/^usk_/.test(secret), 'keys: a new key is shown once', secret);
  await dashboard.inspect(page, 'api-key-created');
  const works = async (key) => (await fetch(`${process.env.ECTYPE_API_URL}/v1/me`, { headers: { 'x-service-key': key } })).status === 200;
  dashboard.holds(await works(secret), 'keys: the new key works');
  await dashboard.go(page, '/api-keys');
  dashboard.holds(!(await page.content()).includes(secret), 'keys: it is not shown again');
  await dashboard.follow(page, 'Deployments');
  await dashboard.inspect(page, 'api-key');
  const address = page.url();
  await dashboard.follow(page, 'Rotate');
  await dashboard.inspect(page, 'api-key-rotate');
  await dashboard.follow(page, 'Rotate the key');
  const next = await page.$eval('.code code', (code) => code.textContent);
  dashboard.holds(await works(secret) && await works(next), 'keys: the old key works during the overlap');
  await page.goto(address);
  await dashboard.follow(page, 'Revoke');
  await dashboard.inspect(page, 'api-key-revoke');
  await dashboard.follow(page, 'Revoke the key');
  dashboard.holds(!(await works(secret)) && await works(next), 'keys: a revoked key is rejected');
}

export async function members(dashboard, page) {
  await dashboard.go(page, '/members');
  await dashboard.shows(page, 'members: all members are listed', 'ada@pages.example', 'wendy@pages.example', 'rita@pages.example');
  await dashboard.inspect(page, 'members');
  await dashboard.follow(page, 'Invite a person');
  await dashboard.inspect(page, 'member-invite');
  await dashboard.fill(page, { email: 'max@pages.example' });
  await dashboard.follow(page, 'Invite');
  await dashboard.shows(page, 'members: an invitation is listed', 'max@pages.example');
  const mail = await dashboard.until(() => dashboard.mails().find((text) => text.includes('max@pages.example')), 'no mail for max@pages.example');
  dashboard.holds(mail.includes('/sign-in/link'), 'members: the invitation is on its way');
  await dashboard.follow(page, 'Send again');
  await dashboard.shows(page, 'members: an invitation is sent again', 'Sent again.', 'max@pages.example');
  const links = () => dashboard.mails().filter((text) => text.includes('max@pages.example')).map((text) => dashboard.link(text));
  const both = await dashboard.until(() => links().length === 2 && links(), 'no second mail for max@pages.example');
  const states = await Promise.all(both.map(async (link) => (await fetch(link)).status));
  dashboard.holds(states.sort().join() === '200,400', 'members: only the link of the second mail works', states);
  await dashboard.inspect(page, 'members-sent-again');
  await dashboard.follow(page, 'Send again');
  await dashboard.follow(page, 'Send again');
  await dashboard.shows(page, 'members: more than three mails an hour are refused', 'was sent 3 times within an hour');
  await dashboard.inspect(page, 'invitations-refused');
  await dashboard.go(page, '/members?q=rita');
  await dashboard.press(page, 'main table a');
  await dashboard.shows(page, 'members: a member has a page with the sessions', 'rita@pages.example');
  await dashboard.inspect(page, 'member');
  const address = page.url();
  await dashboard.follow(page, 'Change scope');
  await dashboard.inspect(page, 'member-scope');
  await page.goto(address);
  await dashboard.follow(page, 'Remove');
  await dashboard.inspect(page, 'member-remove');
}

/** Returns the code of an authenticator app for a secret in base 32 (RFC 6238). */
function totp(secret) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/[\s=]/g, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const sum = createHmac('sha1', key).update(counter).digest();
  const offset = sum[19] & 15;
  return String((sum.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export async function account(dashboard, page) {
  await dashboard.go(page, '/account');
  await dashboard.inspect(page, 'account');
  await dashboard.go(page, '/account/password');
  await dashboard.inspect(page, 'account-password');
  await dashboard.go(page, '/account/two-factor');
  if (await page.$('#currentPassword')) await page.type('#currentPassword', dashboard.password);
  await dashboard.follow(page, 'Set up an authenticator app');
  await dashboard.inspect(page, 'account-two-factor');
  const secret = await page.$eval('main', (main) => /\b[A-Z2-7]{16,}\b/.exec(main.innerText.replace(/(?<=[A-Z2-7]{4}) (?=[A-Z2-7]{4})/g, ''))[0]);
  await page.type('#code', totp(secret));
  await dashboard.follow(page, 'Turn the second factor on');
  await dashboard.shows(page, 'account: recovery codes are shown once', 'Recovery codes');
  await dashboard.inspect(page, 'account-recovery-codes');
  const codes = () => page.$eval('.code code', (code) => code.textContent.split('\n'));
  const old = await codes();
  await dashboard.go(page, '/account');
  await dashboard.shows(page, 'account: the number of recovery codes is displayed', '10 unused recovery codes');
  await dashboard.follow(page, 'Make new recovery codes');
  await dashboard.inspect(page, 'account-recovery-codes-replace');
  if (await page.$('#currentPassword')) await page.type('#currentPassword', dashboard.password);
  await dashboard.follow(page, 'Make new recovery codes');
  const made = await codes();
  dashboard.holds(made.length === 10 && !made.some((code) => old.includes(code)), 'account: new recovery codes replace the earlier ones', made.length);
  await dashboard.inspect(page, 'account-recovery-codes-new');
  await dashboard.go(page, '/account/two-factor');
  await dashboard.inspect(page, 'account-two-factor-on');
  if (await page.$('#currentPassword')) await page.type('#currentPassword', dashboard.password);
  await dashboard.follow(page, 'Turn the second factor off');
  await dashboard.go(page, '/account');
  await dashboard.shows(page, 'account: the sessions are listed', 'This session');
}

export async function sso(dashboard, page) {
  await dashboard.go(page, '/sso');
  await dashboard.inspect(page, 'sso-empty');
  await dashboard.follow(page, 'Add a provider');
  await dashboard.inspect(page, 'sso-new');
  await dashboard.press(page, 'main a[href*="saml"]');
  await dashboard.shows(page, 'sso: the set-up shows the addresses to copy', '/api/auth/sso/callback', '/api/auth/sso/metadata');
  await dashboard.inspect(page, 'sso-saml');
  await dashboard.go(page, '/sso/new');
  await dashboard.press(page, 'main a[href*="oidc"]');
  await dashboard.fill(page, { name: 'Acme Login', emailDomain: 'acme.example', issuer: 'https://127.0.0.1:1/none', clientId: 'ectype', clientSecret: 's3cr3t' });
  await dashboard.follow(page, 'Add the provider');
  dashboard.holds(await page.$('.fault, .error'), 'sso: an issuer that does not answer is rejected', await dashboard.text(page));
  await dashboard.inspect(page, 'sso-oidc-rejected');
}

export async function provisioning(dashboard, page) {
  await dashboard.go(page, '/scim');
  await dashboard.shows(page, 'provisioning: explains what is missing', 'provider');
  await dashboard.inspect(page, 'scim');
}

export async function organization(dashboard, page) {
  await dashboard.go(page, '/organization');
  await dashboard.shows(page, 'organization: shows the plan, its features and the storage', 'enterprise', 'Features of the plan', 'Storage', 'Delete the organization');
  await dashboard.inspect(page, 'organization');
  await dashboard.follow(page, 'Change the name');
  await dashboard.inspect(page, 'organization-change');
  await dashboard.fill(page, { name: 'Acme' });
  await dashboard.follow(page, 'Save');
  await dashboard.shows(page, 'organization: the new name is shown', 'Acme');
}
