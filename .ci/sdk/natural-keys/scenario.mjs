// Tests repositories with their issues through a generic client. Usage: BASE_URL=http://127.0.0.1:4010 node scenario.mjs
import assert from 'node:assert/strict';
import { clientOf, refused } from '../openapi.mjs';
import { notYet, run, step } from '../steps.mjs';

const client = await clientOf(import.meta);
let count = 0;
const unique = (prefix) => `${prefix}-${++count}`;
const ok = async (call, status = 200) => {
  const response = await call;
  assert.equal(response.status, status);
  return response.data;
};

const group = async (more) => (await ok(client.createOrg(null, { login: unique('team'), ...more }), 201)).login;
const repository = async (org, more) => {
  const owner = org ?? await group();
  const made = await ok(client.createInOrg({ org: owner }, { name: unique('tools'), ...more }), 201);
  return { owner, repo: made.name };
};
const read = (at) => ok(client.getRepo(at));
const issue = async (at, more) => ok(client.createIssue(at, { title: 'It breaks', ...more }), 201);
const ticket = (at, issue_number) => ok(client.getIssue({ ...at, issue_number }));
const issues = async (at, more) => (await ok(client.listForRepo({ ...at, ...more }))).map(each => each.title).sort();
const label = (at, name, more) => ok(client.createLabel(at, { name, color: 'f29513', ...more }), 201);
const comment = (at, issue_number, body = 'Me too') => ok(client.createComment({ ...at, issue_number }, { body }), 201);
const comments = async (at, issue_number) => (await ok(client.listComments({ ...at, issue_number }))).map(each => each.body);
const milestone = (at, title, more) => ok(client.createMilestone(at, { title, ...more }), 201);
const release = (at, tag_name, more) => ok(client.createRelease(at, { tag_name, ...more }), 201);
const names = (list) => list.map(each => each.name).sort();
const me = async () => (await ok(client.getAuthenticatedUser())).login;

// organizations
step('a created organization is read by its login', async () => {
  const org = await group({ name: 'The Team', description: 'Builds tools' });
  const found = await ok(client.getOrg({ org }));
  assert.deepEqual([found.login, found.name, found.description], [org, 'The Team', 'Builds tools']);
  assert.ok(Number.isInteger(found.id) && found.html_url.endsWith(`/${org}`) && found.url.endsWith(`/orgs/${org}`));
});
step('a second organization with the login is rejected', async () => {
  const org = await group({ name: 'First' });
  const error = await refused(client.createOrg(null, { login: org, name: 'Second' }), 422);
  assert.ok(error.message);
  assert.equal((await ok(client.getOrg({ org }))).name, 'First');
});
step('an update of an organization changes only the sent members', async () => {
  const org = await group({ name: 'The Team', description: 'Builds tools' });
  await ok(client.updateOrg({ org }, { location: 'Porto' }));
  const now = await ok(client.getOrg({ org }));
  assert.deepEqual([now.location, now.name, now.description, now.login], ['Porto', 'The Team', 'Builds tools', org]);
});
step('a deleted organization is gone with its repositories', async () => {
  const at = await repository();
  await ok(client.deleteOrg({ org: at.owner }), 204);
  await refused(client.getOrg({ org: at.owner }), 404);
  await refused(client.getRepo(at), 404);
});

// repositories
step('a repository is named after its owner', async () => {
  const org = await group(), name = unique('tools');
  const made = await ok(client.createInOrg({ org }, { name, description: 'Sharp' }), 201);
  assert.deepEqual([made.name, made.full_name, made.owner.login, made.description, made.private], [name, `${org}/${name}`, org, 'Sharp', false]);
  assert.ok(made.url.endsWith(`/repos/${org}/${name}`) && made.html_url.endsWith(`/${org}/${name}`));
  assert.deepEqual(await read({ owner: org, repo: name }), made);
});
notYet('the owner of a repository is its organization', 'nothing relates the embedded owner, which is a user, to organizations', async () => {
  const at = await repository(), org = await ok(client.getOrg({ org: at.owner }));
  const { owner } = await read(at);
  assert.deepEqual([owner.login, owner.id], [org.login, org.id]);
});
step('a repository of the authenticated user belongs to the user', async () => {
  const owner = await me(), name = unique('mine');
  const made = await ok(client.createForAuthenticatedUser(null, { name }), 201);
  assert.deepEqual([made.full_name, made.owner.login], [`${owner}/${name}`, owner]);
  assert.equal((await read({ owner, repo: name })).id, made.id);
  assert.ok(names(await ok(client.listMyRepos())).includes(name));
  assert.ok(names(await ok(client.listForUser({ username: owner }))).includes(name));
});
step('a name is free in another organization, but not in its own', async () => {
  const name = unique('twice'), one = await repository(null, { name }), two = await repository(null, { name });
  assert.notEqual((await read(one)).id, (await read(two)).id);
  await refused(client.createInOrg({ org: one.owner }, { name }), 422);
  assert.equal((await read(one)).full_name, `${one.owner}/${name}`);
});
step('a repository for an unknown organization is rejected', async () => {
  await refused(client.createInOrg({ org: 'nobody' }, { name: 'tools' }), 404);
  const at = await repository();
  await refused(client.getRepo({ owner: 'nobody', repo: at.repo }), 404);
  const error = await refused(client.getRepo({ owner: at.owner, repo: 'nothing' }), 404);
  assert.ok(error.message);
});
step('an organization lists only its own repositories', async () => {
  const one = await repository(), two = await repository(), three = await repository(one.owner);
  assert.deepEqual(names(await ok(client.listOrgRepos({ org: one.owner }))), [one.repo, three.repo].sort());
  assert.deepEqual(names(await ok(client.listOrgRepos({ org: two.owner }))), [two.repo]);
});
step('an update of a repository changes only the sent members', async () => {
  const at = await repository(null, { description: 'Sharp' });
  await ok(client.updateRepo(at, { archived: true, homepage: 'https://tools.example.com' }));
  const now = await read(at);
  assert.deepEqual([now.archived, now.homepage, now.description, now.name], [true, 'https://tools.example.com', 'Sharp', at.repo]);
});
step('a renamed repository has another path and keeps its issues', async () => {
  const at = await repository(), name = unique('renamed'), { id } = await read(at);
  await issue(at, { title: 'Rename me' });
  const now = await ok(client.updateRepo(at, { name }));
  assert.deepEqual([now.id, now.full_name], [id, `${at.owner}/${name}`]);
  assert.equal((await read({ owner: at.owner, repo: name })).id, id);
  assert.deepEqual(await issues({ owner: at.owner, repo: name }), ['Rename me']);
});
step('a deleted repository is gone with its issues and labels', async () => {
  const at = await repository();
  await issue(at);
  await label(at, 'bug');
  await ok(client.deleteRepo(at), 204);
  await refused(client.getRepo(at), 404);
  await ok(client.createInOrg({ org: at.owner }, { name: at.repo }), 201);
  assert.deepEqual(await issues(at), []);
  await refused(client.getLabel({ ...at, name: 'bug' }), 404);
});
step('all pages together list each repository once', async () => {
  const org = await group(), made = [], seen = [];
  for (let i = 0; i < 5; i++) made.push((await repository(org)).repo);
  for (let page = 1; page < 9; page++) {
    const found = await ok(client.listOrgRepos({ org, per_page: 2, page }));
    assert.ok(found.length <= 2);
    if (found.length === 0) break;
    seen.push(...names(found));
  }
  assert.deepEqual(seen.sort(), made.sort());
});
step('a list has links to its pages', async () => {
  const org = await group();
  for (let i = 0; i < 3; i++) await repository(org);
  const { headers } = await client.listOrgRepos({ org, per_page: 2 });
  const next = /<([^>]+)>; rel="next"/.exec(headers.link)?.[1];
  assert.equal(new URL(next).searchParams.get('page'), '2');
});
step('the topics of a repository are replaced', async () => {
  const at = await repository();
  assert.deepEqual((await ok(client.replaceAllTopics(at, { names: ['cli', 'tools'] }))).names, ['cli', 'tools']);
  await ok(client.replaceAllTopics(at, { names: ['cli'] }));
  assert.deepEqual((await ok(client.getAllTopics(at))).names, ['cli']);
  assert.deepEqual((await read(at)).topics, ['cli']);
});

// collaborators and stars
step('a collaborator is added and removed', async () => {
  const at = await repository(), username = await me();
  await ok(client.addCollaborator({ ...at, username }, { permission: 'push' }), 204);
  await ok(client.checkCollaborator({ ...at, username }), 204);
  assert.deepEqual((await ok(client.listCollaborators(at))).map(each => each.login), [username]);
  await ok(client.removeCollaborator({ ...at, username }), 204);
  await refused(client.checkCollaborator({ ...at, username }), 404);
  assert.deepEqual(await ok(client.listCollaborators(at)), []);
});
step('a collaborator of one repository is none of another', async () => {
  const one = await repository(), two = await repository(), username = await me();
  await ok(client.addCollaborator({ ...one, username }), 204);
  await ok(client.checkCollaborator({ ...one, username }), 204);
  await refused(client.checkCollaborator({ ...two, username }), 404);
});
step('a repository is starred and unstarred', async () => {
  const at = await repository();
  await refused(client.checkStarred(at), 404);
  await ok(client.star(at), 204);
  await ok(client.checkStarred(at), 204);
  assert.ok((await ok(client.listStarred())).some(each => each.full_name === `${at.owner}/${at.repo}`));
  await ok(client.unstar(at), 204);
  await refused(client.checkStarred(at), 404);
});
step('an unknown repository cannot be starred', async () => {
  const at = await repository();
  await refused(client.star({ ...at, repo: 'nothing' }), 404);
  await ok(client.star(at), 204);
  await ok(client.checkStarred(at), 204);
});

// issues
step('issues are numbered in each repository', async () => {
  const one = await repository(), two = await repository();
  const made = [await issue(one, { title: 'a' }), await issue(one, { title: 'b' }), await issue(two, { title: 'c' })];
  assert.deepEqual(made.map(each => each.number), [1, 2, 1]);
  assert.equal(new Set(made.map(each => each.id)).size, 3);
  assert.deepEqual([(await ticket(one, 2)).title, (await ticket(two, 1)).title], ['b', 'c']);
  await refused(client.getIssue({ ...two, issue_number: 2 }), 404);
});
step('a created issue is open and its links lead to it', async () => {
  const at = await repository(), made = await issue(at, { body: 'Always' });
  assert.deepEqual([made.state, made.body, made.comments, made.closed_at, made.locked], ['open', 'Always', 0, null, false]);
  assert.equal(made.user.login, await me());
  assert.ok(made.url.endsWith(`/repos/${at.owner}/${at.repo}/issues/1`) && made.repository_url.endsWith(`/repos/${at.owner}/${at.repo}`));
  assert.deepEqual(await ticket(at, made.number), made);
});
step('an issue is closed and opened again', async () => {
  const at = await repository(), { number: issue_number } = await issue(at);
  const closed = await ok(client.updateIssue({ ...at, issue_number }, { state: 'closed' }));
  assert.equal(closed.state, 'closed');
  assert.ok(!Number.isNaN(Date.parse(closed.closed_at)));
  const opened = await ok(client.updateIssue({ ...at, issue_number }, { state: 'open' }));
  assert.deepEqual([opened.state, opened.closed_at], ['open', null]);
});
step('an update of an issue changes only the sent members', async () => {
  const at = await repository(), { number } = await issue(at, { body: 'Always' });
  await ok(client.updateIssue({ ...at, issue_number: number }, { title: 'It breaks twice' }));
  const now = await ticket(at, number);
  assert.deepEqual([now.title, now.body, now.state, now.number], ['It breaks twice', 'Always', 'open', number]);
});
step('a list has the open issues unless it asks for others', async () => {
  const at = await repository(), { number } = await issue(at, { title: 'done' });
  await issue(at, { title: 'todo' });
  await ok(client.updateIssue({ ...at, issue_number: number }, { state: 'closed' }));
  assert.deepEqual(await issues(at), ['todo']);
  assert.deepEqual(await issues(at, { state: 'closed' }), ['done']);
  assert.deepEqual(await issues(at, { state: 'all' }), ['done', 'todo']);
});
notYet('issues are filtered by label', 'several labels select issues with any of them, and no text says that all must match', async () => {
  const at = await repository();
  await label(at, 'bug');
  await label(at, 'help');
  await issue(at, { title: 'both', labels: ['bug', 'help'] });
  await issue(at, { title: 'one', labels: ['bug'] });
  await issue(at, { title: 'none' });
  assert.deepEqual(await issues(at, { labels: 'bug' }), ['both', 'one']);
  assert.deepEqual(await issues(at, { labels: 'bug,help' }), ['both']);
});
step('issues are filtered by assignee and creator', async () => {
  const at = await repository(), login = await me();
  await issue(at, { title: 'mine', assignees: [login] });
  await issue(at, { title: 'free' });
  assert.deepEqual((await ok(client.getIssue({ ...at, issue_number: 1 }))).assignees.map(each => each.login), [login]);
  assert.deepEqual(await issues(at, { assignee: login }), ['mine']);
  assert.deepEqual(await issues(at, { creator: login }), ['free', 'mine']);
  assert.deepEqual(await issues(at, { creator: 'nobody' }), []);
});
step('the newest issue comes first unless the list asks for the oldest', async () => {
  const at = await repository();
  for (const title of ['a', 'b', 'c']) await issue(at, { title });
  const titles = async (more) => (await ok(client.listForRepo({ ...at, ...more }))).map(each => each.title);
  assert.deepEqual([await titles(), await titles({ direction: 'asc' })], [['c', 'b', 'a'], ['a', 'b', 'c']]);
});
step('an issue is locked and unlocked', async () => {
  const at = await repository(), { number: issue_number } = await issue(at);
  await ok(client.lock({ ...at, issue_number }), 204);
  assert.equal((await ticket(at, issue_number)).locked, true);
  await ok(client.unlock({ ...at, issue_number }), 204);
  assert.equal((await ticket(at, issue_number)).locked, false);
});
step('an issue without a title is not created', async () => {
  const at = await repository();
  await refused(client.createIssue(at, { body: 'No title' }), 422);
  assert.equal((await issue(at)).number, 1);
});

// comments
step('a comment belongs to its issue', async () => {
  const at = await repository(), one = await issue(at), two = await issue(at);
  const made = await comment(at, one.number);
  assert.deepEqual([made.body, made.user.login], ['Me too', await me()]);
  assert.ok(made.issue_url.endsWith(`/issues/${one.number}`));
  assert.deepEqual([await comments(at, one.number), await comments(at, two.number)], [['Me too'], []]);
  assert.deepEqual(await ok(client.getComment({ ...at, comment_id: made.id })), made);
});
step('an issue counts its comments', async () => {
  const at = await repository(), { number } = await issue(at), made = await comment(at, number);
  await comment(at, number, 'Same here');
  assert.equal((await ticket(at, number)).comments, 2);
  await ok(client.deleteComment({ ...at, comment_id: made.id }), 204);
  assert.equal((await ticket(at, number)).comments, 1);
});
step('a comment is changed and deleted', async () => {
  const at = await repository(), { number } = await issue(at), { id: comment_id } = await comment(at, number);
  await ok(client.updateComment({ ...at, comment_id }, { body: 'Not me' }));
  assert.deepEqual(await comments(at, number), ['Not me']);
  await ok(client.deleteComment({ ...at, comment_id }), 204);
  await refused(client.getComment({ ...at, comment_id }), 404);
  assert.deepEqual(await comments(at, number), []);
});
step('a repository lists the comments of all its issues', async () => {
  const one = await repository(), two = await repository();
  await comment(one, (await issue(one)).number, 'a');
  await comment(one, (await issue(one)).number, 'b');
  await comment(two, (await issue(two)).number, 'c');
  assert.deepEqual((await ok(client.listCommentsForRepo(one))).map(each => each.body).sort(), ['a', 'b']);
});
step('a comment on an unknown issue is rejected', async () => {
  const at = await repository(), { number } = await issue(at);
  await refused(client.createComment({ ...at, issue_number: 99 }, { body: 'Where?' }), 404);
  await comment(at, number);
  assert.equal((await ok(client.listCommentsForRepo(at))).length, 1);
});

// labels
step('a label is read by its name in its repository', async () => {
  const one = await repository(), two = await repository(), made = await label(one, 'good first issue', { description: 'Easy' });
  const found = await ok(client.getLabel({ ...one, name: 'good first issue' }));
  assert.deepEqual([found.id, found.name, found.color, found.description], [made.id, 'good first issue', 'f29513', 'Easy']);
  await refused(client.getLabel({ ...two, name: 'good first issue' }), 404);
});
step('a second label of the name is rejected', async () => {
  const one = await repository(), two = await repository();
  await label(one, 'bug');
  await refused(client.createLabel(one, { name: 'bug', color: '000000' }), 422);
  await label(two, 'bug', { color: '000000' });
  assert.deepEqual([(await ok(client.getLabel({ ...one, name: 'bug' }))).color, (await ok(client.getLabel({ ...two, name: 'bug' }))).color], ['f29513', '000000']);
});
step('a changed label is changed on its issues', async () => {
  const at = await repository();
  await label(at, 'bug');
  const { number } = await issue(at, { labels: ['bug'] });
  await ok(client.updateLabel({ ...at, name: 'bug' }, { color: 'ff0000' }));
  assert.deepEqual((await ticket(at, number)).labels.map(each => [each.name, each.color]), [['bug', 'ff0000']]);
});
step('a renamed label has another path', async () => {
  const at = await repository();
  await label(at, 'bug');
  await ok(client.updateLabel({ ...at, name: 'bug' }, { new_name: 'defect' }));
  assert.equal((await ok(client.getLabel({ ...at, name: 'defect' }))).color, 'f29513');
});
notYet('the old name of a renamed label is unknown', 'the original name finds an instance until another one takes it', async () => {
  const at = await repository();
  await label(at, 'bug');
  await ok(client.updateLabel({ ...at, name: 'bug' }, { new_name: 'defect' }));
  await refused(client.getLabel({ ...at, name: 'bug' }), 404);
});
step('a deleted label is gone from its issues', async () => {
  const at = await repository();
  await label(at, 'bug');
  await label(at, 'help');
  const { number } = await issue(at, { labels: ['bug', 'help'] });
  await ok(client.deleteLabel({ ...at, name: 'bug' }), 204);
  assert.deepEqual(names((await ticket(at, number)).labels), ['help']);
  assert.deepEqual(names(await ok(client.listLabelsForRepo(at))), ['help']);
});
step('an issue has the labels of its creation', async () => {
  const at = await repository();
  await label(at, 'bug');
  const { number } = await issue(at, { labels: ['bug'] });
  assert.deepEqual((await ticket(at, number)).labels.map(each => [each.name, each.color]), [['bug', 'f29513']]);
});
step('labels are added to an issue, set and removed', async () => {
  const at = await repository(), { number: issue_number } = await issue(at), on = { ...at, issue_number };
  for (const name of ['a', 'b', 'c']) await label(at, name);
  assert.deepEqual(names(await ok(client.addLabels(on, { labels: ['a'] }))), ['a']);
  assert.deepEqual(names(await ok(client.addLabels(on, { labels: ['b'] }))), ['a', 'b']);
  assert.deepEqual(names((await ticket(at, issue_number)).labels), ['a', 'b']);
  assert.deepEqual(names(await ok(client.setLabels(on, { labels: ['b', 'c'] }))), ['b', 'c']);
  assert.deepEqual(names(await ok(client.removeLabel({ ...on, name: 'b' }))), ['c']);
  assert.deepEqual(names(await ok(client.listLabelsOnIssue(on))), ['c']);
  await ok(client.removeAllLabels(on), 204);
  assert.deepEqual((await ticket(at, issue_number)).labels, []);
});
step('a label that an issue does not have cannot be removed from it', async () => {
  const at = await repository(), { number: issue_number } = await issue(at);
  await label(at, 'bug');
  await refused(client.removeLabel({ ...at, issue_number, name: 'bug' }), 404);
  assert.equal((await ok(client.getLabel({ ...at, name: 'bug' }))).name, 'bug');
});

// milestones
step('milestones are numbered in each repository', async () => {
  const one = await repository(), two = await repository();
  const made = [await milestone(one, 'v1'), await milestone(one, 'v2'), await milestone(two, 'v3')];
  assert.deepEqual(made.map(each => each.number), [1, 2, 1]);
  assert.deepEqual((await ok(client.getMilestone({ ...one, milestone_number: 2 }))).title, 'v2');
});
step('an issue has its milestone', async () => {
  const at = await repository(), { number } = await milestone(at, 'v1');
  await issue(at, { title: 'planned', milestone: number });
  await issue(at, { title: 'some day' });
  assert.equal((await ticket(at, 1)).milestone.title, 'v1');
  assert.deepEqual(await issues(at, { milestone: String(number) }), ['planned']);
  await ok(client.updateIssue({ ...at, issue_number: 1 }, { milestone: null }));
  assert.equal((await ticket(at, 1)).milestone, null);
});
step('a milestone counts its issues', async () => {
  const at = await repository(), { number } = await milestone(at, 'v1');
  await issue(at, { milestone: number });
  await issue(at, { milestone: number });
  await ok(client.updateIssue({ ...at, issue_number: 1 }, { state: 'closed' }));
  const now = await ok(client.getMilestone({ ...at, milestone_number: number }));
  assert.deepEqual([now.open_issues, now.closed_issues], [1, 1]);
});
step('a closed milestone is not in the list of open ones', async () => {
  const at = await repository(), { number } = await milestone(at, 'v1');
  await milestone(at, 'v2');
  await ok(client.updateMilestone({ ...at, milestone_number: number }, { state: 'closed' }));
  assert.deepEqual((await ok(client.listMilestones(at))).map(each => each.title), ['v2']);
  await ok(client.deleteMilestone({ ...at, milestone_number: number }), 204);
  await refused(client.getMilestone({ ...at, milestone_number: number }), 404);
});

// releases
step('a release is read by its id and by its tag', async () => {
  const one = await repository(), two = await repository(), made = await release(one, 'v1.0', { name: 'First', body: 'Hello' });
  assert.deepEqual([made.tag_name, made.name, made.draft, made.target_commitish], ['v1.0', 'First', false, 'main']);
  assert.deepEqual(await ok(client.getRelease({ ...one, release_id: made.id })), made);
  assert.deepEqual(await ok(client.getReleaseByTag({ ...one, tag: 'v1.0' })), made);
  await refused(client.getReleaseByTag({ ...two, tag: 'v1.0' }), 404);
});
step('a second release of the tag is rejected', async () => {
  const at = await repository(), made = await release(at, 'v1.0', { name: 'First' });
  await refused(client.createRelease(at, { tag_name: 'v1.0', name: 'Second' }), 422);
  assert.deepEqual([(await ok(client.listReleases(at))).length, (await ok(client.getRelease({ ...at, release_id: made.id }))).name], [1, 'First']);
});
notYet('the latest release is no draft', 'the text of the operation, which leaves out drafts, is not read', async () => {
  const at = await repository();
  await release(at, 'v1.0');
  await release(at, 'v1.1');
  await release(at, 'v2.0', { draft: true });
  await release(at, 'v2.1', { prerelease: true });
  assert.equal((await ok(client.getLatestRelease(at))).tag_name, 'v1.1');
});
step('a release is changed and deleted', async () => {
  const at = await repository(), { id: release_id } = await release(at, 'v1.0', { draft: true });
  await ok(client.updateRelease({ ...at, release_id }, { draft: false, name: 'Out' }));
  const now = await ok(client.getRelease({ ...at, release_id }));
  assert.deepEqual([now.draft, now.name, now.tag_name], [false, 'Out', 'v1.0']);
  await ok(client.deleteRelease({ ...at, release_id }), 204);
  await refused(client.getReleaseByTag({ ...at, tag: 'v1.0' }), 404);
});

await run();
