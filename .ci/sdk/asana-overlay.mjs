// Tests task lists with the published library and an overlay. Usage: BASE_URL=http://127.0.0.1:4010 node asana-overlay.mjs
import assert from 'node:assert/strict';
import Asana from 'asana';
import { run, step } from './steps.mjs';

const client = Asana.ApiClient.instance;
client.basePath = new URL('/api/1.0', process.env.BASE_URL).href;
client.authentications.token.accessToken = '1/1199999999:0123456789abcdef';
const tasks = new Asana.TasksApi(), projects = new Asana.ProjectsApi(), sections = new Asana.SectionsApi(), tags = new Asana.TagsApi();
const goals = new Asana.GoalsApi(), fields = new Asana.CustomFieldsApi(), webhooks = new Asana.WebhooksApi();
const statuses = new Asana.StatusUpdatesApi();

const data = async (call) => (await call).data;
const workspace = async () => (await data(new Asana.WorkspacesApi().getWorkspaces({})))[0].gid;
const task = async () => data(tasks.createTask({ data: { name: 'Buy catnip', workspace: await workspace() } }, {}));
const project = async () => data(projects.createProject({ data: { name: 'Stuff to buy', workspace: await workspace() } }, {}));

/** Adds a step in which a new instance names its type, also when it is read. */
const typed = (type, make, read) => step(`a resource is a ${type}`, async () => {
  const made = await make();
  assert.equal(made.resource_type, type);
  const now = await data(read(made.gid));
  assert.deepEqual([now.gid, now.resource_type], [made.gid, type]);
});

typed('task', task, (gid) => tasks.getTask(gid, {}));
typed('project', project, (gid) => projects.getProject(gid, {}));
typed('section', async () => data(sections.createSectionForProject((await project()).gid, { body: { data: { name: 'Next' } } })), (gid) => sections.getSection(gid, {}));
typed('tag', async () => data(tags.createTag({ data: { name: 'Soon', workspace: await workspace() } }, {})), (gid) => tags.getTag(gid, {}));
typed('goal', async () => data(goals.createGoal({ data: { name: 'Grow', workspace: await workspace() } }, {})), (gid) => goals.getGoal(gid, {}));
typed('custom_field', async () => data(fields.createCustomField({ data: { name: 'Priority', resource_subtype: 'text', workspace: await workspace() } }, {})), (gid) => fields.getCustomField(gid, {}));
typed('status_update', async () => data(statuses.createStatusForObject({ data: { text: 'All well', status_type: 'on_track', parent: (await project()).gid } }, {})), (gid) => statuses.getStatus(gid, {}));

step('a new task is open until it is completed', async () => {
  const made = await task();
  assert.deepEqual([made.completed, made.liked, made.notes], [false, false, '']);
  await tasks.updateTask({ data: { completed: true } }, made.gid, {});
  const now = await data(tasks.getTask(made.gid, {}));
  assert.deepEqual([now.completed, now.name], [true, 'Buy catnip']);
});
step('a new project is a list that is not archived', async () => {
  const made = await project();
  assert.deepEqual([made.archived, made.default_view, made.notes], [false, 'list', '']);
  assert.deepEqual(await data(projects.getProject(made.gid, {})), made);
});
step('a new webhook is active', async () => {
  const made = await data(webhooks.createWebhook({ data: { resource: (await project()).gid, target: 'https://example.com/receive' } }, {}));
  assert.deepEqual([made.resource_type, made.active], ['webhook', true]);
  assert.equal((await data(webhooks.getWebhook(made.gid, {}))).active, true);
});

await run();
