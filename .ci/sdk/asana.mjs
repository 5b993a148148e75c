// Tests task lists with the published library. Usage: BASE_URL=http://127.0.0.1:4010 node asana.mjs
import assert from 'node:assert/strict';
import Asana from 'asana';
import { refusal, run, step } from './steps.mjs';

const client = Asana.ApiClient.instance;
client.basePath = new URL('/api/1.0', process.env.BASE_URL).href;
client.authentications.token.accessToken = '1/1199999999:0123456789abcdef';
const tasks = new Asana.TasksApi(), projects = new Asana.ProjectsApi(), sections = new Asana.SectionsApi(), tags = new Asana.TagsApi();
const stories = new Asana.StoriesApi(), goals = new Asana.GoalsApi(), fields = new Asana.CustomFieldsApi();
const webhooks = new Asana.WebhooksApi(), workspaces = new Asana.WorkspacesApi(), entries = new Asana.TimeTrackingEntriesApi();
const statuses = new Asana.StatusUpdatesApi();

const made = async (call) => (await call).data;
const items = async (call) => (await call).data;
const gids = (list) => list.map(item => item.gid);
const workspace = async () => (await items(workspaces.getWorkspaces({})))[0].gid;
const task = async (more) => made(tasks.createTask({ data: { name: 'Buy catnip', workspace: await workspace(), ...more } }, {}));
const project = async (more) => made(projects.createProject({ data: { name: 'Stuff to buy', workspace: await workspace(), ...more } }, {}));
const tag = async (more) => made(tags.createTag({ data: { name: 'Soon', workspace: await workspace(), ...more } }, {}));
const section = (of, name = 'Next actions') => made(sections.createSectionForProject(of, { body: { data: { name } } }));
const read = async (gid, opts = {}) => (await tasks.getTask(gid, opts)).data;

/** Fails unless a call fails with the status; returns the body of the error. */
async function refused(call, status) {
  const error = await refusal(call, Error);
  assert.equal(error.status, status);
  return error.response.body;
}

// tasks
step('a task is created with the sent members', async () => {
  const one = await task({ notes: 'For the cat', due_on: '2025-09-15', liked: true });
  assert.deepEqual([one.name, one.notes, one.due_on, one.liked], ['Buy catnip', 'For the cat', '2025-09-15', true]);
  assert.equal((await read(one.gid)).notes, 'For the cat');
});
step('a created task can be read', async () => {
  const one = await task({ notes: 'Mittens' }), two = await task({ name: 'other' });
  assert.deepEqual(await read(one.gid), one);
  assert.equal((await read(two.gid)).name, 'other');
});
step('two tasks have different ids', async () => {
  const one = await task({ name: 'one' }), two = await task({ name: 'two' });
  assert.notEqual(one.gid, two.gid);
  assert.deepEqual([(await read(one.gid)).name, (await read(two.gid)).name], ['one', 'two']);
});
step('an update changes only the sent members', async () => {
  const one = await task({ notes: 'before' });
  await tasks.updateTask({ data: { notes: 'after' } }, one.gid, {});
  const now = await read(one.gid);
  assert.deepEqual([now.notes, now.name], ['after', 'Buy catnip']);
});
step('a task is completed', async () => {
  const one = await task(), complete = (completed) => tasks.updateTask({ data: { completed } }, one.gid, {});
  await complete(true);
  assert.equal((await read(one.gid)).completed, true);
  await complete(false);
  assert.equal((await read(one.gid)).completed, false);
});
step('a deleted task is gone', async () => {
  const one = await task();
  await tasks.deleteTask(one.gid);
  const error = await refused(tasks.getTask(one.gid, {}), 404);
  assert.ok(error.errors[0].message);
});
step('an unknown task is not found', async () => {
  await refused(tasks.getTask('99999999', {}), 404);
  await refused(tasks.deleteTask('99999999'), 404);
  const one = await task();
  assert.equal((await read(one.gid)).gid, one.gid);
});

// projects
step('a project lists only its own tasks', async () => {
  const one = await project(), two = await project();
  const mine = await task({ projects: [one.gid] }), other = await task({ projects: [two.gid] });
  assert.deepEqual(gids(await items(tasks.getTasksForProject(one.gid, {}))), [mine.gid]);
  assert.deepEqual(gids(await items(tasks.getTasksForProject(two.gid, {}))), [other.gid]);
  assert.notEqual(mine.gid, other.gid);
});
step('tasks are filtered by project', async () => {
  const one = await project(), mine = await task({ projects: [one.gid] }), other = await task();
  assert.deepEqual(gids(await items(tasks.getTasks({ project: one.gid }))), [mine.gid]);
  assert.notEqual(mine.gid, other.gid);
});
step('a project is archived', async () => {
  const one = await project({ color: 'light-green' });
  await projects.updateProject({ data: { archived: true } }, one.gid, {});
  const now = (await projects.getProject(one.gid, {})).data;
  assert.deepEqual([now.archived, now.color, now.name], [true, 'light-green', 'Stuff to buy']);
});
step('all pages together list each project once', async () => {
  const made = [];
  for (let i = 0; i < 5; i++) made.push((await project({ name: `page ${i}` })).gid);
  let page = await projects.getProjects({ limit: 2 });
  const seen = [];
  for (let i = 0; i < 200 && page.data; i++) {
    assert.ok(page.data.length <= 2);
    seen.push(...gids(page.data));
    page = await page.nextPage();
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(new Set(made).size, made.length);
  assert.ok(made.every(gid => seen.includes(gid)));
});

// sections
step('a project lists only its own sections', async () => {
  const one = await project(), two = await project();
  const mine = await section(one.gid);
  await section(two.gid);
  assert.deepEqual(gids(await items(sections.getSectionsForProject(one.gid, {}))), [mine.gid]);
  assert.equal((await sections.getSection(mine.gid, {})).data.name, 'Next actions');
});
step('a section is renamed and deleted', async () => {
  const one = await project(), mine = await section(one.gid);
  await sections.updateSection(mine.gid, { body: { data: { name: 'Later' } } });
  assert.equal((await sections.getSection(mine.gid, {})).data.name, 'Later');
  await sections.deleteSection(mine.gid);
  await refused(sections.getSection(mine.gid, {}), 404);
});

// sub-resources of a task
step('a subtask belongs to its task', async () => {
  const one = await task(), two = await task();
  const part = await made(tasks.createSubtaskForTask({ data: { name: 'Find a shop' } }, one.gid, {}));
  assert.deepEqual(gids(await items(tasks.getSubtasksForTask(one.gid, {}))), [part.gid]);
  assert.deepEqual(await items(tasks.getSubtasksForTask(two.gid, {})), []);
  assert.equal((await read(part.gid)).parent.gid, one.gid);
});
step('a task gets another parent', async () => {
  const one = await task(), part = await task();
  assert.notEqual(one.gid, part.gid);
  await tasks.setParentForTask({ data: { parent: one.gid } }, part.gid, {});
  assert.equal((await read(part.gid)).parent.gid, one.gid);
  assert.deepEqual(gids(await items(tasks.getSubtasksForTask(one.gid, {}))), [part.gid]);
});
step('a comment is a story of its task', async () => {
  const one = await task(), two = await task();
  const comment = await made(stories.createStoryForTask({ data: { text: 'Any brand will do' } }, one.gid, {}));
  await stories.createStoryForTask({ data: { text: 'Other' } }, two.gid, {});
  assert.deepEqual(gids(await items(stories.getStoriesForTask(one.gid, {}))), [comment.gid]);
  await stories.updateStory({ data: { text: 'This brand only' } }, comment.gid, {});
  assert.equal((await stories.getStory(comment.gid, {})).data.text, 'This brand only');
});
step('time is tracked on its task', async () => {
  const one = await task(), two = await task();
  const entry = await made(entries.createTimeTrackingEntry({ data: { duration_minutes: 12, entered_on: '2025-02-02' } }, one.gid, {}));
  assert.equal(entry.duration_minutes, 12);
  assert.deepEqual(gids(await items(entries.getTimeTrackingEntriesForTask(one.gid, {}))), [entry.gid]);
  assert.deepEqual(await items(entries.getTimeTrackingEntriesForTask(two.gid, {})), []);
});

// other resources
step('a tag keeps its name and colour until it is deleted', async () => {
  const one = await tag({ color: 'dark-red' });
  await tags.updateTag({ data: { name: 'Later' } }, one.gid, {});
  const now = (await tags.getTag(one.gid, {})).data;
  assert.deepEqual([now.name, now.color], ['Later', 'dark-red']);
  await tags.deleteTag(one.gid);
  await refused(tags.getTag(one.gid, {}), 404);
});
step('a field has its added options', async () => {
  const one = await made(fields.createCustomField({ data: { name: 'Priority', resource_subtype: 'enum', workspace: await workspace() } }, {}));
  const option = await made(fields.createEnumOptionForCustomField(one.gid, { body: { data: { name: 'Low', color: 'blue' } } }));
  assert.deepEqual([option.name, option.color], ['Low', 'blue']);
  assert.equal((await fields.getCustomField(one.gid, {})).data.name, 'Priority');
  await fields.updateEnumOption(option.gid, { body: { data: { name: 'Lowest' } } });
  await fields.deleteCustomField(one.gid);
  await refused(fields.getCustomField(one.gid, {}), 404);
});
step('a goal is changed and deleted', async () => {
  const one = await made(goals.createGoal({ data: { name: 'Grow', workspace: await workspace(), notes: 'Start' } }, {}));
  await goals.updateGoal({ data: { notes: 'Go on' } }, one.gid, {});
  const now = (await goals.getGoal(one.gid, {})).data;
  assert.deepEqual([now.name, now.notes], ['Grow', 'Go on']);
  await goals.deleteGoal(one.gid);
  await refused(goals.getGoal(one.gid, {}), 404);
});
step('a status update references its project', async () => {
  const one = await project(), two = await project();
  const of = (parent, text) => made(statuses.createStatusForObject({ data: { text, status_type: 'on_track', parent } }, {}));
  const mine = await of(one.gid, 'All well');
  await of(two.gid, 'Other');
  assert.deepEqual(gids(await items(statuses.getStatusesForObject(one.gid, {}))), [mine.gid]);
  assert.equal((await statuses.getStatus(mine.gid, {})).data.text, 'All well');
});
step('a webhook watches its resource until it is deleted', async () => {
  const one = await project();
  const hook = await made(webhooks.createWebhook({ data: { resource: one.gid, target: 'https://example.com/receive' } }, {}));
  assert.deepEqual([hook.resource_type, hook.active], ['webhook', true]);
  assert.equal(hook.target, 'https://example.com/receive');
  assert.ok(gids(await items(webhooks.getWebhooks(await workspace(), {}))).includes(hook.gid));
  await webhooks.deleteWebhook(hook.gid);
  await refused(webhooks.getWebhook(hook.gid, {}), 404);
});

// types
/** Adds a step in which a new instance names its type, also when it is read. */
const typed = (type, make, read) => step(`a resource is a ${type}`, async () => {
  const one = await make(), other = await make();
  assert.equal(one.resource_type, type);
  assert.notEqual(one.gid, other.gid);
  const now = (await read(one.gid)).data;
  assert.deepEqual([now.gid, now.resource_type], [one.gid, type]);
});

typed('task', () => task(), (gid) => tasks.getTask(gid, {}));
typed('project', () => project(), (gid) => projects.getProject(gid, {}));
typed('section', async () => section((await project()).gid), (gid) => sections.getSection(gid, {}));
typed('tag', () => tag(), (gid) => tags.getTag(gid, {}));
typed('goal', async () => made(goals.createGoal({ data: { name: 'Grow', workspace: await workspace() } }, {})), (gid) => goals.getGoal(gid, {}));
typed('custom_field', async () => made(fields.createCustomField({ data: { name: 'Priority', resource_subtype: 'text', workspace: await workspace() } }, {})), (gid) => fields.getCustomField(gid, {}));
typed('status_update', async () => made(statuses.createStatusForObject({ data: { text: 'All well', status_type: 'on_track', parent: (await project()).gid } }, {})), (gid) => statuses.getStatus(gid, {}));

await run();
