// Tests connections, global ids and payloads through a caching GraphQL client. Usage: BASE_URL=http://127.0.0.1:4010 node scenario.mjs
import assert from 'node:assert/strict';
import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, gql } from '@apollo/client/core';
import { relayStylePagination } from '@apollo/client/utilities';
import { notYet, refusal, run, step } from '../steps.mjs';

const newClient = () => new ApolloClient({
  link: new HttpLink({ uri: `${process.env.BASE_URL}/graphql`, headers: { authorization: 'Bearer 0123456789abcdef' } }),
  cache: new InMemoryCache({ typePolicies: { Project: { fields: { tasks: relayStylePagination(['states', 'orderBy']) } } } }),
});
const shared = newClient();
/** Sends a query past the cache, so that the server answers it. */
const ask = async (text, variables) => (await shared.query({ query: gql(text), variables, fetchPolicy: 'no-cache' })).data;

/** Sends a mutation with its input, as Relay mutations have it, and returns the payload. */
async function mutate(name, input, selection, client = shared) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input!`;
  const { data } = await client.mutate({ mutation: gql(`mutation ($input: ${type}) { ${name}(input: $input) { ${selection} } }`), variables: { input } });
  return data[name];
}

/** Fails unless a call fails with an error of the server at the field; returns the error. */
async function refused(call, code) {
  const { errors: [error] } = await refusal(call, CombinedGraphQLErrors);
  if (code) assert.equal(error.extensions?.code, code);
  return error;
}

let count = 0;
const unique = (prefix) => `${prefix}-${++count}`;
const project = async (more) => (await mutate('createProject', { name: 'Garden', slug: unique('garden'), ...more }, 'project { id name slug }')).project;
const task = async (projectId, more) => (await mutate('createTask', { projectId, title: 'Dig', ...more }, 'task { id number title state }')).task;
const comment = async (taskId, body = 'Done?') => (await mutate('addComment', { taskId, body }, 'comment { id body }')).comment;
const label = async (projectId, name) => (await mutate('createLabel', { projectId, name, color: 'f29513' }, 'label { id name }')).label;
const node = async (id, selection) => (await ask(`query ($id: ID!) { node(id: $id) { __typename id ${selection} } }`, { id })).node;
const tasks = async (id, args = 'first: 50') => (await node(id, `... on Project { tasks(${args}) { totalCount edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`)).tasks;
const oldest = 'orderBy: {field: CREATED_AT, direction: ASC}';
const titles = (connection) => connection.edges.map(edge => edge.node.title);
const names = (connection) => connection.nodes.map(each => each.name).sort();
const viewer = async () => (await ask('{ viewer { id login } }')).viewer;

// payloads and nodes
step('a payload has the created project', async () => {
  const { project: made } = await mutate('createProject', { name: 'Garden', slug: unique('garden'), description: 'Behind the house' }, 'project { id name slug description isArchived createdAt }');
  assert.deepEqual([made.name, made.description, made.isArchived], ['Garden', 'Behind the house', false]);
  assert.ok(!Number.isNaN(Date.parse(made.createdAt)));
  assert.deepEqual(await node(made.id, '... on Project { name slug description }'), { __typename: 'Project', id: made.id, name: made.name, slug: made.slug, description: made.description });
});
step('a payload repeats the id of the mutation', async () => {
  const payload = await mutate('createProject', { name: 'Garden', slug: unique('garden'), clientMutationId: 'm-1' }, 'clientMutationId project { id }');
  assert.equal(payload.clientMutationId, 'm-1');
  const { clientMutationId } = await mutate('updateProject', { projectId: payload.project.id, name: 'Yard', clientMutationId: 'm-2' }, 'clientMutationId');
  assert.equal(clientMutationId, 'm-2');
  assert.equal((await node(payload.project.id, '... on Project { name }')).name, 'Yard');
});
step('a payload has the edge of the created project', async () => {
  const { projectEdge, project: made } = await mutate('createProject', { name: 'Garden', slug: unique('garden') }, 'project { id } projectEdge { cursor node { id name } }');
  assert.deepEqual([projectEdge.node.id, projectEdge.node.name, typeof projectEdge.cursor], [made.id, 'Garden', 'string']);
  assert.equal((await node(made.id, '... on Project { name }')).name, 'Garden');
});
step('a node knows its type', async () => {
  const { id: of } = await project(), { id: on } = await task(of), { id } = await comment(on);
  const seen = [];
  for (const each of [of, on, id]) seen.push((await node(each, '')).__typename);
  assert.deepEqual(seen, ['Project', 'Task', 'Comment']);
});
step('several nodes are read in the order of their ids', async () => {
  const one = await project(), two = await task(one.id);
  const { nodes } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids: [two.id, 'nothing', one.id] });
  assert.deepEqual(nodes.map(each => each?.id ?? null), [two.id, null, one.id]);
});
step('ids are unique in the whole API', async () => {
  const one = await project(), two = await task(one.id), three = await comment(two.id), four = await label(one.id, 'bug');
  assert.equal(new Set([one.id, two.id, three.id, four.id, (await viewer()).id]).size, 5);
  assert.equal((await node(three.id, '... on Comment { body }')).body, 'Done?');
});
step('an unknown id is null', async () => {
  const { id } = await project();
  assert.equal(await node('nothing', ''), null);
  assert.equal((await node(id, '')).id, id);
});
step('a project is read by its slug', async () => {
  const made = await project();
  const by = async (slug) => (await ask('query ($slug: String!) { project(slug: $slug) { id name } }', { slug })).project;
  assert.equal((await by(made.slug)).id, made.id);
  assert.equal(await by('nothing'), null);
});
step('a second project of the slug is an error', async () => {
  const { id, slug } = await project();
  const error = await refused(mutate('createProject', { name: 'Other', slug }, 'project { id }'));
  assert.deepEqual(error.path, ['createProject']);
  assert.equal((await node(id, '... on Project { name }')).name, 'Garden');
});

// updates
step('an update changes only the sent members', async () => {
  const { id } = await project({ description: 'Behind the house' });
  await mutate('updateProject', { projectId: id, name: 'Yard' }, 'project { id }');
  const now = await node(id, '... on Project { name description }');
  assert.deepEqual([now.name, now.description], ['Yard', 'Behind the house']);
});
step('null in an update clears a member', async () => {
  const { id } = await project({ description: 'Behind the house' });
  await mutate('updateProject', { projectId: id, description: null }, 'project { id }');
  const now = await node(id, '... on Project { name description }');
  assert.deepEqual([now.name, now.description], ['Garden', null]);
});
step('an update of an unknown project is an error', async () => {
  const { id } = await project();
  await refused(mutate('updateProject', { projectId: 'nothing', name: 'Yard' }, 'project { id }'), 'NOT_FOUND');
  assert.equal((await node(id, '... on Project { name }')).name, 'Garden');
});
step('an update changes the cached project', async () => {
  const client = newClient(), { id } = await project(), query = gql('query ($id: ID!) { node(id: $id) { id ... on Project { name } } }');
  assert.equal((await client.query({ query, variables: { id } })).data.node.name, 'Garden');
  await mutate('updateProject', { projectId: id, name: 'Yard' }, 'project { id name }', client);
  assert.equal((await client.query({ query, variables: { id }, fetchPolicy: 'cache-only' })).data.node.name, 'Yard');
});
step('a project is archived and unarchived', async () => {
  const { id } = await project();
  assert.equal((await mutate('archiveProject', { projectId: id }, 'project { isArchived }')).project.isArchived, true);
  assert.equal((await node(id, '... on Project { isArchived }')).isArchived, true);
  await mutate('unarchiveProject', { projectId: id }, 'project { id }');
  assert.equal((await node(id, '... on Project { isArchived }')).isArchived, false);
});
notYet('a deleted project is gone with its tasks', 'a project does not own the tasks that need it', async () => {
  const { id } = await project(), { id: of } = await task(id);
  assert.equal((await mutate('deleteProject', { projectId: id }, 'deletedProjectId')).deletedProjectId, id);
  assert.deepEqual([await node(id, ''), await node(of, '')], [null, null]);
  await refused(mutate('deleteProject', { projectId: id }, 'deletedProjectId'), 'NOT_FOUND');
});

// connections
step('projects are filtered and ordered', async () => {
  const one = await project({ name: 'B' }), two = await project({ name: 'A' }), old = await project({ name: 'C' });
  await mutate('archiveProject', { projectId: old.id }, 'project { id }');
  const list = async (args) => (await ask(`{ projects(first: 1000, ${args}) { nodes { id } } }`)).projects.nodes.map(each => each.id).filter(id => [one.id, two.id, old.id].includes(id));
  assert.deepEqual(await list('orderBy: {field: NAME, direction: ASC}'), [two.id, one.id, old.id]);
  assert.deepEqual(await list('isArchived: false, orderBy: {field: NAME, direction: DESC}'), [one.id, two.id]);
  assert.deepEqual(await list('isArchived: true'), [old.id]);
});
step('a task belongs to its project', async () => {
  const one = await project(), two = await project(), made = await task(one.id, { body: 'Deep' });
  const found = await node(made.id, '... on Task { title body state project { id name } author { id } }');
  assert.deepEqual([found.title, found.body, found.state, found.project.id, found.author.id], ['Dig', 'Deep', 'OPEN', one.id, (await viewer()).id]);
  assert.deepEqual([titles(await tasks(one.id)), titles(await tasks(two.id))], [['Dig'], []]);
});
notYet('a task of an unknown project is an error', 'an unknown reference in the input is accepted', async () => {
  const { id } = await project();
  await refused(mutate('createTask', { projectId: 'nothing', title: 'Dig' }, 'task { id }'), 'NOT_FOUND');
  await task(id);
  assert.equal((await tasks(id)).totalCount, 1);
});
notYet('tasks are numbered in each project', 'numbers are not counted in the owner', async () => {
  const one = await project(), two = await project();
  const numbers = [(await task(one.id)).number, (await task(one.id, { title: 'Sow' })).number, (await task(two.id)).number];
  assert.deepEqual(numbers, [1, 2, 1]);
  assert.equal((await node(one.id, '... on Project { task(number: 2) { title } }')).task.title, 'Sow');
});
step('a connection counts its tasks and has a page of them', async () => {
  const { id } = await project();
  for (const title of ['a', 'b', 'c']) await task(id, { title });
  const page = await tasks(id, `first: 2, ${oldest}`);
  assert.deepEqual([titles(page), page.totalCount, page.pageInfo.hasNextPage], [['a', 'b'], 3, true]);
  assert.deepEqual([page.pageInfo.startCursor, page.pageInfo.endCursor], [page.edges[0].cursor, page.edges[1].cursor]);
});
step('pages forwards and backwards meet', async () => {
  const { id } = await project();
  for (const title of ['a', 'b', 'c', 'd']) await task(id, { title });
  const one = await tasks(id, `first: 3, ${oldest}`), two = await tasks(id, `first: 3, after: "${one.pageInfo.endCursor}", ${oldest}`);
  assert.deepEqual([titles(two), two.pageInfo.hasNextPage], [['d'], false]);
  const back = await tasks(id, `last: 2, before: "${two.pageInfo.startCursor}", ${oldest}`);
  assert.deepEqual([titles(back), back.pageInfo.hasPreviousPage], [['b', 'c'], true]);
});
step('the cache of the client joins the pages', async () => {
  const client = newClient(), { id } = await project();
  for (const title of ['a', 'b', 'c', 'd', 'e']) await task(id, { title });
  const query = gql('query ($id: ID!, $after: String) { node(id: $id) { id ... on Project { tasks(first: 2, after: $after, orderBy: {field: CREATED_AT, direction: ASC}) { edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }');
  const watched = client.watchQuery({ query, variables: { id } }), subscription = watched.subscribe({});
  await watched.result?.();
  let page = (await client.query({ query, variables: { id } })).data.node.tasks;
  for (let i = 0; page.pageInfo.hasNextPage && i < 9; i++) page = (await watched.fetchMore({ variables: { after: page.pageInfo.endCursor } })).data.node.tasks;
  const all = client.readQuery({ query, variables: { id } }).node.tasks;
  subscription.unsubscribe();
  assert.deepEqual(titles(all), ['a', 'b', 'c', 'd', 'e']);
});
step('tasks are filtered by state and ordered', async () => {
  const { id } = await project(), done = await task(id, { title: 'a' });
  for (const title of ['c', 'b']) await task(id, { title });
  await mutate('closeTask', { taskId: done.id }, 'task { id }');
  assert.deepEqual(titles(await tasks(id, 'first: 9, states: [OPEN], orderBy: {field: TITLE, direction: ASC}')), ['b', 'c']);
  assert.deepEqual(titles(await tasks(id, 'first: 9, states: [CLOSED]')), ['a']);
  assert.deepEqual(titles(await tasks(id, 'first: 9, states: [OPEN, CLOSED], orderBy: {field: TITLE, direction: DESC}')), ['c', 'b', 'a']);
});

// tasks
step('a task is closed and reopened', async () => {
  const { id } = await task((await project()).id);
  const { task: closed } = await mutate('closeTask', { taskId: id }, 'task { state closedAt }');
  assert.equal(closed.state, 'CLOSED');
  assert.ok(!Number.isNaN(Date.parse(closed.closedAt)));
  await mutate('reopenTask', { taskId: id }, 'task { id }');
  const now = await node(id, '... on Task { state closedAt }');
  assert.deepEqual([now.state, now.closedAt], ['OPEN', null]);
});
step('an update of a task keeps its project', async () => {
  const { id: of } = await project(), { id } = await task(of, { body: 'Deep' });
  await mutate('updateTask', { id, title: 'Dig again' }, 'task { id }');
  const now = await node(id, '... on Task { title body project { id } }');
  assert.deepEqual([now.title, now.body, now.project.id], ['Dig again', 'Deep', of]);
});
step('a deleted task is gone from its project', async () => {
  const { id: of } = await project(), { id } = await task(of);
  await task(of, { title: 'Sow' });
  const payload = await mutate('deleteTask', { taskId: id }, 'deletedTaskId project { id tasks(first: 9) { totalCount } }');
  assert.deepEqual([payload.deletedTaskId, payload.project.id, payload.project.tasks.totalCount], [id, of, 1]);
  assert.equal(await node(id, ''), null);
  assert.deepEqual(titles(await tasks(of)), ['Sow']);
});
step('a task without a title is rejected before it is created', async () => {
  const { id } = await project();
  await refusal(mutate('createTask', { projectId: id }, 'task { id }'), Error);
  await task(id);
  assert.equal((await tasks(id)).totalCount, 1);
});

// comments
step('a comment belongs to its task', async () => {
  const { id: of } = await project(), one = await task(of), two = await task(of);
  const { commentEdge, task: on } = await mutate('addComment', { taskId: one.id, body: 'Done?' }, 'commentEdge { node { id body task { id } } } task { id comments(first: 9) { totalCount } }');
  assert.deepEqual([commentEdge.node.body, commentEdge.node.task.id, on.id, on.comments.totalCount], ['Done?', one.id, one.id, 1]);
  assert.equal((await node(two.id, '... on Task { comments(first: 9) { totalCount } }')).comments.totalCount, 0);
});
step('a comment is changed and deleted', async () => {
  const { id: on } = await task((await project()).id), { id } = await comment(on);
  await mutate('updateComment', { id, body: 'Done.' }, 'comment { id }');
  assert.equal((await node(id, '... on Comment { body }')).body, 'Done.');
  assert.equal((await mutate('deleteComment', { id }, 'deletedCommentId')).deletedCommentId, id);
  assert.equal(await node(id, ''), null);
  assert.equal((await node(on, '... on Task { comments(first: 9) { totalCount } }')).comments.totalCount, 0);
});
notYet('a comment on an unknown task is an error', 'an unknown reference in the input is accepted', async () => {
  const { id } = await task((await project()).id);
  await refused(mutate('addComment', { taskId: 'nothing', body: 'Done?' }, 'comment { id }'), 'NOT_FOUND');
  assert.equal((await comment(id)).body, 'Done?');
  assert.equal((await node(id, '... on Task { comments(first: 9) { totalCount } }')).comments.totalCount, 1);
});

// memberships
step('a project has its labels', async () => {
  const one = await project(), two = await project();
  await label(one.id, 'bug');
  await label(one.id, 'help');
  await label(two.id, 'other');
  assert.deepEqual(names((await node(one.id, '... on Project { labels(first: 9) { nodes { name } } }')).labels), ['bug', 'help']);
});
step('a task has the labels of its creation', async () => {
  const { id: of } = await project(), { id: bug } = await label(of, 'bug'), { id } = await task(of, { labelIds: [bug] });
  assert.deepEqual(names((await node(id, '... on Task { labels(first: 9) { nodes { name } } }')).labels), ['bug']);
});
step('labels are added to a task and removed', async () => {
  const { id: of } = await project(), { id } = await task(of), one = await label(of, 'bug'), two = await label(of, 'help');
  const { task: now } = await mutate('addLabelsToTask', { taskId: id, labelIds: [one.id, two.id] }, 'task { id labels(first: 9) { totalCount nodes { name } } }');
  assert.deepEqual([names(now.labels), now.labels.totalCount], [['bug', 'help'], 2]);
  await mutate('removeLabelsFromTask', { taskId: id, labelIds: [one.id] }, 'task { id }');
  assert.deepEqual(names((await node(id, '... on Task { labels(first: 9) { nodes { name } } }')).labels), ['help']);
});
step('the viewer is assigned to a task', async () => {
  const { id: user, login } = await viewer(), { id } = await task((await project()).id);
  await mutate('addAssigneesToTask', { taskId: id, assigneeIds: [user] }, 'task { id }');
  assert.deepEqual((await node(id, '... on Task { assignees(first: 9) { nodes { login } } }')).assignees.nodes.map(each => each.login), [login]);
  const mine = async () => (await ask('{ viewer { assignedTasks(first: 1000) { nodes { id } } } }')).viewer.assignedTasks.nodes.map(each => each.id);
  assert.ok((await mine()).includes(id));
  await mutate('removeAssigneesFromTask', { taskId: id, assigneeIds: [user] }, 'task { id }');
  assert.ok(!(await mine()).includes(id));
});
step('an unknown label cannot be added', async () => {
  const { id: of } = await project(), { id } = await task(of), { id: bug } = await label(of, 'bug');
  await refused(mutate('addLabelsToTask', { taskId: id, labelIds: ['nothing'] }, 'task { id }'), 'NOT_FOUND');
  await mutate('addLabelsToTask', { taskId: id, labelIds: [bug] }, 'task { id }');
  assert.deepEqual(names((await node(id, '... on Task { labels(first: 9) { nodes { name } } }')).labels), ['bug']);
});

await run();
