// The journeys of the pages about projects, what runs, what changed and what it costs.
export async function projects(dashboard, page) {
  await dashboard.go(page, '/projects');
  await dashboard.shows(page, 'projects: an empty list teaches a command', 'No projects yet', 'ectype ');
  await dashboard.inspect(page, 'projects-empty');
  await dashboard.follow(page, 'New project');
  await dashboard.inspect(page, 'project-new');
  await dashboard.fill(page, { name: 'Shop', slug: 'Shop!', description: 'Checkout and basket.' });
  await dashboard.follow(page, 'Create the project');
  await dashboard.shows(page, 'projects: a rejected slug is explained', 'Slug must be lower-case letters');
  await dashboard.inspect(page, 'project-rejected');
  await dashboard.fill(page, { slug: 'shop' });
  await dashboard.follow(page, 'Create the project');
  await dashboard.shows(page, 'projects: a created project is shown', 'Created.', 'Shop', 'Checkout and basket.');
  await dashboard.inspect(page, 'project');
  await dashboard.follow(page, 'Change');
  await dashboard.fill(page, { name: 'Web shop' });
  await dashboard.follow(page, 'Save');
  await dashboard.shows(page, 'projects: a changed project is shown', 'Saved.', 'Web shop');
  await dashboard.api('POST', '/v1/projects', { name: 'Payments' });
  await dashboard.go(page, '/projects');
  await page.type('#q', 'pay');
  await dashboard.until(async () => !(await dashboard.text(page)).includes('Web shop'), 'the list is not filtered');
  dashboard.holds(page.url().includes('q=pay'), 'projects: the filter is part of the address', page.url());
  await page.reload();
  const found = await dashboard.text(page);
  dashboard.holds(found.includes('Payments') && !found.includes('Web shop'), 'projects: a filtered list can be loaded again', found);
  await dashboard.inspect(page, 'projects');
  await dashboard.go(page, '/projects/payments');
  await dashboard.follow(page, 'Delete');
  await dashboard.shows(page, 'projects: a deletion names what is lost', 'Payments', 'recordings', 'snapshots', 'cannot be undone');
  await dashboard.inspect(page, 'project-delete');
  await dashboard.follow(page, 'Delete the project');
  await dashboard.shows(page, 'projects: a deleted project is gone', 'Deleted.', 'Web shop');
}

export async function overview(dashboard, page) {
  const soon = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
  await dashboard.api('POST', '/v1/api-keys', { name: 'Nightly build', scope: 'read', expiresAt: soon });
  await dashboard.go(page, '');
  await dashboard.shows(page, 'overview: shows what runs, what changed and what needs attention', 'Petstore', 'project.deleted', 'Nightly build', 'Web shop');
  await dashboard.inspect(page, 'overview');
}

export async function events(dashboard, page) {
  await dashboard.go(page, '/events');
  await dashboard.inspect(page, 'events');
  await dashboard.fill(page, { kind: 'project.updated' });
  await page.keyboard.press('Enter');
  await dashboard.until(async () => !(await dashboard.text(page)).includes('project.created'), 'the list is not filtered');
  await dashboard.press(page, '#list tbody a');
  await dashboard.shows(page, 'events: an event shows the values before and after', 'project.updated', 'Shop', 'Web shop', '127.0.0.1');
  await dashboard.inspect(page, 'event');
  await dashboard.until(async () => {
    await dashboard.go(page, '/events/verification');
    return (await dashboard.text(page)).includes('Intact');
  }, 'the chain is not verified');
  await dashboard.inspect(page, 'event-verification');
}

export async function usage(dashboard, page) {
  await dashboard.until(async () => {
    await dashboard.go(page, '/usage');
    return (await dashboard.text(page)).includes('sessions');
  }, 'there is no usage');
  await dashboard.shows(page, 'usage: shows charts, limits and the quota', 'Requests by day', 'Rate of read requests', 'TiB');
  await dashboard.inspect(page, 'usage');
  await page.select('#measure', 'emulator-hours');
  await dashboard.until(async () => (await dashboard.text(page)).includes('Emulator hours by day'), 'the chart does not change');
  dashboard.holds(page.url().includes('measure=emulator-hours'), 'usage: the measure is part of the address', page.url());
}
