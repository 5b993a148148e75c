// Tests objects with metadata, spec and status through a generic client. Usage: BASE_URL=http://127.0.0.1:4010 node scenario.mjs
import assert from 'node:assert/strict';
import { clientOf, refused } from '../openapi.mjs';
import { notYet, run, step } from '../steps.mjs';

const client = await clientOf(import.meta);
const group = 'fleet.example.com/v1';
const merge = { headers: { 'content-type': 'application/merge-patch+json' } };
const json = { headers: { 'content-type': 'application/json-patch+json' } };
const names = (list) => list.items.map(item => item.metadata.name).sort();
let count = 0;
const unique = (prefix) => `${prefix}-${++count}`;

const space = async (more) => {
  const name = unique('team');
  await client.createNamespace(null, { apiVersion: 'v1', kind: 'Namespace', metadata: { name, ...more } });
  return name;
};
const create = async (namespace, name, { spec, ...metadata } = {}) => (await client.createNamespacedUnit({ namespace }, {
  apiVersion: group, kind: 'Unit', metadata: { name, ...metadata }, spec: { image: 'web:1.0', replicas: 2, ...spec },
})).data;
const read = async (namespace, name) => (await client.readNamespacedUnit({ namespace, name })).data;
const list = async (namespace, more) => (await client.listNamespacedUnit({ namespace, ...more })).data;
const patch = async (namespace, name, changes, as = merge) => (await client.patchNamespacedUnit({ namespace, name }, changes, as)).data;
const replace = async (namespace, name, unit) => (await client.replaceNamespacedUnit({ namespace, name }, unit)).data;
const select = async (namespace, labelSelector) => names(await list(namespace, { labelSelector }));

/** A namespace with three labelled units. */
async function fleet() {
  const namespace = await space();
  await create(namespace, 'front', { labels: { app: 'shop', tier: 'web' } });
  await create(namespace, 'back', { labels: { app: 'shop', tier: 'data' } });
  await create(namespace, 'mail', { labels: { app: 'mail' } });
  return namespace;
}

// namespaces
step('a created namespace is read by its name', async () => {
  const name = await space({ labels: { team: 'blue' } });
  const { data } = await client.readNamespace({ name });
  assert.deepEqual([data.kind, data.metadata.name, data.metadata.labels], ['Namespace', name, { team: 'blue' }]);
});
step('a second namespace of the same name is a conflict', async () => {
  const name = await space();
  const status = await refused(client.createNamespace(null, { metadata: { name } }), 409);
  assert.equal(status.code, 409);
});
step('namespaces are listed and selected by label', async () => {
  const one = await space({ labels: { team: 'green' } }), two = await space({ labels: { team: 'red' } });
  const all = names((await client.listNamespace()).data);
  assert.deepEqual([all.includes(one), all.includes(two)], [true, true]);
  assert.deepEqual(names((await client.listNamespace({ labelSelector: 'team=green' })).data), [one]);
});
step('a deleted namespace is gone with its units', async () => {
  const name = await space();
  await create(name, 'web');
  await client.deleteNamespace({ name });
  await refused(client.readNamespace({ name }), 404);
  await client.createNamespace(null, { metadata: { name } });
  assert.deepEqual(names(await list(name)), []);
});

// create and read
step('a created unit has the sent members and those of the system', async () => {
  const namespace = await space();
  const made = await create(namespace, 'web', { labels: { app: 'shop' }, annotations: { note: 'first' } });
  const { metadata, spec, kind, apiVersion } = await read(namespace, 'web');
  assert.deepEqual([apiVersion, kind, spec.image, spec.replicas], [group, 'Unit', 'web:1.0', 2]);
  assert.deepEqual([metadata.name, metadata.namespace, metadata.labels, metadata.annotations], ['web', namespace, { app: 'shop' }, { note: 'first' }]);
  assert.ok(metadata.uid && metadata.resourceVersion && !Number.isNaN(Date.parse(metadata.creationTimestamp)));
  assert.equal(metadata.uid, made.metadata.uid);
});
step('a created unit can be read as it was returned', async () => {
  const namespace = await space(), made = await create(namespace, 'web');
  assert.deepEqual(await read(namespace, 'web'), made);
});
step('a member with a default is set', async () => {
  const namespace = await space();
  await client.createNamespacedUnit({ namespace }, { metadata: { name: 'web' }, spec: { image: 'web:1.0' } });
  const now = await read(namespace, 'web');
  assert.deepEqual([now.metadata.name, now.spec.image, now.spec.replicas], ['web', 'web:1.0', 1]);
});
step('a second unit of the same name is a conflict', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  const status = await refused(create(namespace, 'web', { spec: { replicas: 7 } }), 409);
  assert.deepEqual([status.code, (await read(namespace, 'web')).spec.replicas], [409, 2]);
});
step('a name is free in another namespace', async () => {
  const one = await space(), two = await space();
  const here = await create(one, 'web', { spec: { replicas: 3 } }), there = await create(two, 'web', { spec: { replicas: 4 } });
  assert.notEqual(here.metadata.uid, there.metadata.uid);
  assert.deepEqual([(await read(one, 'web')).spec.replicas, (await read(two, 'web')).spec.replicas], [3, 4]);
});
step('an unknown unit is not found, with a status that says so', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  assert.equal((await read(namespace, 'web')).metadata.name, 'web');
  const status = await refused(read(namespace, 'nothing'), 404);
  assert.equal(status.code, 404);
  assert.match(status.message, /nothing/);
});
step('a unit of an unknown namespace is rejected', async () => {
  await refused(create('nowhere', 'web'), 404);
  await refused(read('nowhere', 'web'), 404);
  assert.equal((await create(await space(), 'web')).metadata.name, 'web');
});
step('a unit without an image is invalid and not created', async () => {
  const namespace = await space();
  await refused(client.createNamespacedUnit({ namespace }, { metadata: { name: 'web' }, spec: { replicas: 1 } }), 400, 422);
  await refused(read(namespace, 'web'), 404);
  assert.equal((await create(namespace, 'web')).metadata.name, 'web');
});
step('a name is generated from its prefix', async () => {
  const namespace = await space();
  const made = async () => (await client.createNamespacedUnit({ namespace }, { metadata: { generateName: 'job-' }, spec: { image: 'job:1' } })).data.metadata.name;
  const one = await made(), two = await made();
  assert.match(one, /^job-.+/);
  assert.match(two, /^job-.+/);
  assert.deepEqual(names(await list(namespace)), [one, two].sort());
});

// lists and selectors
step('a list has only the units of its namespace', async () => {
  const one = await fleet(), two = await space();
  await create(two, 'other');
  assert.deepEqual([names(await list(one)), names(await list(two))], [['back', 'front', 'mail'], ['other']]);
});
notYet('a list has its kind', 'the kind is any text, and only its use in practice says that it is the name of the type', async () => {
  const { kind, items } = await list(await fleet());
  assert.deepEqual([kind, items.length], ['UnitList', 3]);
});
step('a list of all namespaces has the units of each', async () => {
  const one = await space(), two = await space(), name = unique('everywhere');
  await create(one, name);
  await create(two, name);
  const found = (await client.listUnitForAllNamespaces()).data.items.filter(item => item.metadata.name === name);
  assert.deepEqual(found.map(item => item.metadata.namespace).sort(), [one, two].sort());
});
step('a label selects units', async () => {
  const namespace = await fleet();
  assert.deepEqual(await select(namespace, 'app=shop'), ['back', 'front']);
  assert.deepEqual(await select(namespace, 'app==mail'), ['mail']);
  assert.deepEqual(await select(namespace, 'app=none'), []);
});
step('several labels must all match', async () => {
  assert.deepEqual(await select(await fleet(), 'app=shop,tier=web'), ['front']);
});
step('a label that differs or is missing selects units', async () => {
  const namespace = await fleet();
  assert.deepEqual(await select(namespace, 'app!=shop'), ['mail']);
  assert.deepEqual(await select(namespace, 'tier'), ['back', 'front']);
  assert.deepEqual(await select(namespace, '!tier'), ['mail']);
});
step('a set of labels selects units', async () => {
  const namespace = await fleet();
  assert.deepEqual(await select(namespace, 'tier in (web, cache)'), ['front']);
  assert.deepEqual(await select(namespace, 'app notin (mail)'), ['back', 'front']);
});
step('a field selects units', async () => {
  const namespace = await fleet();
  await create(namespace, 'placed', { spec: { hostName: 'host-7' } });
  assert.deepEqual(names(await list(namespace, { fieldSelector: 'metadata.name=mail' })), ['mail']);
  assert.deepEqual(names(await list(namespace, { fieldSelector: 'spec.hostName=host-7' })), ['placed']);
  assert.deepEqual(names(await list(namespace, { fieldSelector: 'metadata.name!=mail', labelSelector: 'app' })), ['back', 'front']);
});
step('a selector works in all namespaces', async () => {
  const one = await space(), two = await space(), app = unique('app');
  await create(one, 'web', { labels: { app } });
  await create(two, 'web', { labels: { app } });
  await create(two, 'other');
  assert.deepEqual(names((await client.listUnitForAllNamespaces({ labelSelector: `app=${app}` })).data), ['web', 'web']);
});
step('all pages together list each unit once', async () => {
  const namespace = await space(), made = ['a', 'b', 'c', 'd', 'e'], seen = [];
  for (const name of made) await create(namespace, name);
  for (let next, pages = 0; pages === 0 || next; pages++) {
    const page = await list(namespace, { limit: 2, ...(next && { continue: next }) });
    assert.ok(page.items.length <= 2 && pages < 9);
    seen.push(...page.items.map(item => item.metadata.name));
    next = page.metadata?.continue;
  }
  assert.deepEqual(seen.sort(), made);
});

// replace and patch
step('a replacement changes the spec and the version, but not the identity', async () => {
  const namespace = await space(), made = await create(namespace, 'web');
  const now = await replace(namespace, 'web', { ...made, spec: { image: 'web:2.0', replicas: 5 } });
  assert.deepEqual([now.spec.image, now.spec.replicas], ['web:2.0', 5]);
  assert.notEqual(now.metadata.resourceVersion, made.metadata.resourceVersion);
  assert.deepEqual([now.metadata.uid, now.metadata.creationTimestamp], [made.metadata.uid, made.metadata.creationTimestamp]);
  assert.deepEqual(await read(namespace, 'web'), now);
});
step('a replacement with a stale version is a conflict', async () => {
  const namespace = await space(), made = await create(namespace, 'web');
  await replace(namespace, 'web', { ...made, spec: { image: 'web:2.0' } });
  const status = await refused(replace(namespace, 'web', { ...made, spec: { image: 'web:3.0' } }), 409);
  assert.deepEqual([status.code, (await read(namespace, 'web')).spec.image], [409, 'web:2.0']);
});
step('a replacement without a version is accepted', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  await patch(namespace, 'web', { spec: { replicas: 3 } });
  await replace(namespace, 'web', { apiVersion: group, kind: 'Unit', metadata: { name: 'web' }, spec: { image: 'web:4.0' } });
  assert.equal((await read(namespace, 'web')).spec.image, 'web:4.0');
});
step('a replacement of an unknown unit is not found', async () => {
  const namespace = await space(), made = await create(namespace, 'web');
  await refused(replace(namespace, 'nothing', { ...made, metadata: { name: 'nothing' } }), 404);
  assert.deepEqual(names(await list(namespace)), ['web']);
});
step('a merge patch changes only the sent members', async () => {
  const namespace = await space(), made = await create(namespace, 'web', { labels: { app: 'shop' } });
  await patch(namespace, 'web', { metadata: { labels: { tier: 'web' } }, spec: { replicas: 9 } });
  const now = await read(namespace, 'web');
  assert.deepEqual([now.spec.replicas, now.spec.image, now.metadata.labels], [9, 'web:1.0', { app: 'shop', tier: 'web' }]);
  assert.notEqual(now.metadata.resourceVersion, made.metadata.resourceVersion);
});
step('null in a merge patch removes a label', async () => {
  const namespace = await space();
  await create(namespace, 'web', { labels: { app: 'shop', tier: 'web' } });
  await patch(namespace, 'web', { metadata: { labels: { tier: null } } });
  assert.deepEqual((await read(namespace, 'web')).metadata.labels, { app: 'shop' });
  assert.deepEqual(await select(namespace, 'tier'), []);
});
step('a JSON patch changes one member', async () => {
  const namespace = await space();
  await create(namespace, 'web', { labels: { app: 'shop' } });
  await patch(namespace, 'web', [{ op: 'test', path: '/spec/replicas', value: 2 }, { op: 'replace', path: '/spec/replicas', value: 6 }], json);
  const now = await read(namespace, 'web');
  assert.deepEqual([now.spec.replicas, now.spec.image], [6, 'web:1.0']);
});
step('a merge patch with a stale version is a conflict', async () => {
  const namespace = await space(), { metadata: { resourceVersion } } = await create(namespace, 'web');
  await patch(namespace, 'web', { metadata: { resourceVersion }, spec: { replicas: 3 } });
  await refused(patch(namespace, 'web', { metadata: { resourceVersion }, spec: { replicas: 4 } }), 409);
  assert.equal((await read(namespace, 'web')).spec.replicas, 3);
});
step('a patch of an unknown unit is not found', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  await refused(patch(namespace, 'nothing', { spec: { replicas: 3 } }), 404);
  assert.deepEqual(names(await list(namespace)), ['web']);
});

// status
step('the status is replaced without the spec', async () => {
  const namespace = await space(), made = await create(namespace, 'web');
  await client.replaceNamespacedUnitStatus({ namespace, name: 'web' }, { ...made, spec: { image: 'evil:1' }, status: { phase: 'Running', readyReplicas: 2 } });
  const now = await read(namespace, 'web');
  assert.deepEqual([now.status, now.spec.image], [{ phase: 'Running', readyReplicas: 2 }, 'web:1.0']);
});
step('the status is patched and read', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  await client.patchNamespacedUnitStatus({ namespace, name: 'web' }, { status: { phase: 'Failed', message: 'no host' } }, merge);
  await client.patchNamespacedUnitStatus({ namespace, name: 'web' }, { status: { readyReplicas: 0 } }, merge);
  const { data } = await client.readNamespacedUnitStatus({ namespace, name: 'web' });
  assert.deepEqual([data.metadata.name, data.status], ['web', { phase: 'Failed', message: 'no host', readyReplicas: 0 }]);
  assert.deepEqual((await read(namespace, 'web')).status, data.status);
});
step('a replacement of the unit does not change its status', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  const { data: made } = await client.patchNamespacedUnitStatus({ namespace, name: 'web' }, { status: { phase: 'Running' } }, merge);
  const { status, ...unit } = made;
  await replace(namespace, 'web', { ...unit, spec: { image: 'web:2.0' } });
  const now = await read(namespace, 'web');
  assert.deepEqual([now.spec.image, now.status.phase], ['web:2.0', 'Running']);
});
step('the status of an unknown unit is not found', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  assert.equal((await client.readNamespacedUnitStatus({ namespace, name: 'web' })).data.metadata.name, 'web');
  await refused(client.readNamespacedUnitStatus({ namespace, name: 'nothing' }), 404);
});

// scale
step('the scale has and changes the replicas only', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  const { data: scale } = await client.readNamespacedUnitScale({ namespace, name: 'web' });
  assert.deepEqual([scale.metadata.name, scale.spec], ['web', { replicas: 2 }]);
  await client.replaceNamespacedUnitScale({ namespace, name: 'web' }, { ...scale, spec: { replicas: 7 } });
  const { spec } = await read(namespace, 'web');
  assert.deepEqual([spec.replicas, spec.image], [7, 'web:1.0']);
});
step('the scale of an unknown unit is not found', async () => {
  const namespace = await space();
  await create(namespace, 'web');
  assert.equal((await client.readNamespacedUnitScale({ namespace, name: 'web' })).data.spec.replicas, 2);
  await refused(client.readNamespacedUnitScale({ namespace, name: 'nothing' }), 404);
});

// delete
step('a deleted unit is gone', async () => {
  const namespace = await fleet();
  await client.deleteNamespacedUnit({ namespace, name: 'mail' });
  await refused(read(namespace, 'mail'), 404);
  await refused(client.deleteNamespacedUnit({ namespace, name: 'mail' }), 404);
  assert.deepEqual(names(await list(namespace)), ['back', 'front']);
});
step('a unit of a deleted name is a new one', async () => {
  const namespace = await space(), one = await create(namespace, 'web');
  await client.deleteNamespacedUnit({ namespace, name: 'web' });
  const two = await create(namespace, 'web');
  assert.notEqual(two.metadata.uid, one.metadata.uid);
  assert.equal((await read(namespace, 'web')).metadata.uid, two.metadata.uid);
});
step('a deletion with a stale version is a conflict', async () => {
  const namespace = await space(), { metadata: { resourceVersion } } = await create(namespace, 'web');
  await patch(namespace, 'web', { spec: { replicas: 3 } });
  await refused(client.deleteNamespacedUnit({ namespace, name: 'web' }, { preconditions: { resourceVersion } }), 409);
  assert.equal((await read(namespace, 'web')).spec.replicas, 3);
});
step('a collection is deleted by label', async () => {
  const one = await fleet(), two = await fleet();
  await client.deleteCollectionNamespacedUnit({ namespace: one, labelSelector: 'app=shop' });
  assert.deepEqual([names(await list(one)), names(await list(two))], [['mail'], ['back', 'front', 'mail']]);
});
step('a collection is deleted by field', async () => {
  const namespace = await fleet();
  await client.deleteCollectionNamespacedUnit({ namespace, fieldSelector: 'metadata.name=front' });
  assert.deepEqual(names(await list(namespace)), ['back', 'mail']);
});
step('a deletion of a collection has a limit', async () => {
  const namespace = await fleet();
  await client.deleteCollectionNamespacedUnit({ namespace, limit: 1 });
  assert.equal(names(await list(namespace)).length, 2);
});
step('a whole collection is deleted', async () => {
  const one = await fleet(), two = await fleet();
  await client.deleteCollectionNamespacedUnit({ namespace: one });
  assert.deepEqual([names(await list(one)), names(await list(two))], [[], ['back', 'front', 'mail']]);
});

// objects without a namespace
step('a host has no namespace and is read by its name', async () => {
  const name = unique('host');
  await client.createHost(null, { apiVersion: group, kind: 'Host', metadata: { name }, spec: { cores: 16 } });
  const { data } = await client.readHost({ name });
  assert.deepEqual([data.metadata.name, data.spec.cores, 'namespace' in data.metadata], [name, 16, false]);
});
step('a host is replaced and deleted', async () => {
  const name = unique('host');
  const { data: made } = await client.createHost(null, { apiVersion: group, kind: 'Host', metadata: { name }, spec: { cores: 16 } });
  await client.replaceHost({ name }, { ...made, spec: { cores: 16, unschedulable: true } });
  assert.equal((await client.readHost({ name })).data.spec.unschedulable, true);
  await client.deleteHost({ name });
  await refused(client.readHost({ name }), 404);
});

await run();
