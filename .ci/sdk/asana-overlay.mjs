// Tests task lists with the published library and an overlay. Usage: BASE_URL=http://127.0.0.1:4010 node asana-overlay.mjs
import assert from 'node:assert/strict';
import Asana from 'asana';
import { run, step } from './steps.mjs';

const client = Asana.ApiClient.instance;
client.basePath = new URL('/api/1.0', process.env.BASE_URL).href;
client.authentications.token.accessToken = '1/1199999999:0123456789abcdef';
const tasks = new Asana.TasksApi(), projects = new Asana.ProjectsApi();

const data = async (call) => (await call).data;
const workspace = async () => (await data(new Asana.WorkspacesApi().getWorkspaces({})))[0].gid;
const task = async () => data(tasks.createTask({ data: { name: 'Buy catnip', workspace: await workspace() } }, {}));
const project = async () => data(projects.createProject({ data: { name: 'Stuff to buy', workspace: await workspace() } }, {}));

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
await run();
