// Tests a library through clients that are made of its .proto file. Usage: BASE_URL=http://127.0.0.1:4010 node scenario.mjs
// FORGET=yes restores the initial state after every call, because the proxy for this does not know HTTP/2.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import grpc from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { refusal, run, step } from '../steps.mjs';

const options = { keepCase: true, longs: Number, enums: String, defaults: true, arrays: true, objects: true };
const { reading: { v1 } } = grpc.loadPackageDefinition(loadSync(fileURLToPath(new URL('api.proto', import.meta.url)), options));
const { host, href } = new URL(process.env.BASE_URL);
const { NOT_FOUND, ALREADY_EXISTS, INVALID_ARGUMENT, FAILED_PRECONDITION } = grpc.status;

const control = (path, body) => fetch(new URL(`/__service/state/${path}`, href), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
if (process.env.FORGET) await control('reset', '{}');
const initial = process.env.FORGET ? JSON.stringify(await (await control('snapshot', '{}')).json()) : undefined;
/** Delays the end of each call until the initial state is restored. */
const forgetful = (callOptions, next) => new grpc.InterceptingCall(next(callOptions), {
  start: (metadata, listener, go) => go(metadata, {
    onReceiveStatus: (status, proceed) => control('restore', initial).then(({ ok }) => proceed(ok ? status : { ...status, code: grpc.status.ABORTED })),
  }),
});
const clientOf = (service) => {
  const client = new service(host, grpc.credentials.createInsecure(), initial === undefined ? {} : { interceptors: [forgetful] });
  return new Proxy(client, {
    get: (of, method) => (request) => (of[method].responseStream
      ? of[method](request).toArray()
      : new Promise((yes, no) => of[method](request, (error, response) => (error ? no(error) : yes(response))))),
  });
};
const library = clientOf(v1.Library), readers = clientOf(v1.Readers), reservations = clientOf(v1.Reservations), archive = clientOf(v1.Archive);

/** Fails unless a call fails with the code; returns the error. */
async function refused(call, code) {
  const error = await refusal(call, Error);
  assert.equal(grpc.status[error.code], grpc.status[code], error.message);
  return error;
}

let count = 0;
const unique = (prefix) => `${prefix}-${++count}`;
const shelf = (theme = 'History') => library.CreateShelf({ shelf: { theme } });
const book = (parent, more) => library.CreateBook({ parent, book: { title: 'Emma', author: 'Austen', pages: 474, ...more } });
const read = (name) => library.GetBook({ name });
const books = async (parent, more) => (await library.ListBooks({ parent, ...more })).books.map(each => each.title).sort();
const shelves = async () => (await library.ListShelves({ page_size: 1000 })).shelves.map(each => each.name);
const reader = async (more) => {
  const card_number = unique('card');
  await readers.Create({ card_number, email: 'ann@example.com', ...more });
  return card_number;
};
const reserve = async (reader_card_number, more) => (await reservations.Create({ reader_card_number, book: 'shelves/1/books/1', ...more })).id;
const room = async (more) => {
  const code = unique('room-x');
  await archive.CreateRoom({ code, title: 'Maps', shelves: 3, ...more });
  return code;
};
const folder = async (room_code, more) => (await archive.AddFolder({ room_code, label: 'A', sheets: 5, ...more })).folder.folder_id;
const open = async (folder_id) => (await archive.GetFolder({ folder_id })).folder;
const labels = async (room_code, more) => (await archive.ListFolders({ room_code, ...more })).folders.map(each => each.label).sort();

// shelves
step('a created shelf has a name and its theme', async () => {
  const made = await shelf('Fiction');
  assert.match(made.name, /^shelves\/[^/]+$/);
  assert.equal(made.theme, 'Fiction');
  assert.deepEqual(await library.GetShelf({ name: made.name }), made);
});
step('the time of creation is set', async () => {
  const { name } = await shelf('Poetry'), { create_time, theme } = await library.GetShelf({ name });
  assert.ok(create_time.seconds > 1_000_000_000);
  assert.equal(theme, 'Poetry');
});
step('two shelves have different names', async () => {
  const one = await shelf('a'), two = await shelf('b');
  assert.notEqual(one.name, two.name);
  assert.deepEqual([(await library.GetShelf({ name: one.name })).theme, (await library.GetShelf({ name: two.name })).theme], ['a', 'b']);
});
step('shelves are listed', async () => {
  const one = await shelf(), two = await shelf(), seen = await shelves();
  assert.deepEqual([seen.includes(one.name), seen.includes(two.name), seen.includes('shelves/none')], [true, true, false]);
});
step('all pages together list each shelf once', async () => {
  const made = [], seen = [];
  for (let i = 0; i < 5; i++) made.push((await shelf()).name);
  let page_token = '';
  do {
    const page = await library.ListShelves({ page_size: 2, page_token });
    assert.ok(page.shelves.length <= 2 && seen.length < 1000);
    seen.push(...page.shelves.map(each => each.name));
    page_token = page.next_page_token;
  } while (page_token);
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(made.every(name => seen.includes(name)));
});
step('a deleted shelf is gone', async () => {
  const { name } = await shelf();
  await library.DeleteShelf({ name });
  await refused(library.GetShelf({ name }), NOT_FOUND);
  await refused(library.DeleteShelf({ name }), NOT_FOUND);
});
step('a deleted shelf is gone with its books', async () => {
  const { name } = await shelf(), made = await book(name);
  await library.DeleteShelf({ name });
  await refused(read(made.name), NOT_FOUND);
});
step('an unknown shelf is not found, with a message', async () => {
  const { name } = await shelf();
  const error = await refused(library.GetShelf({ name: 'shelves/nothing' }), NOT_FOUND);
  assert.match(error.details, /shelves\/nothing/);
  assert.equal((await library.GetShelf({ name })).name, name);
});

// books
step('a created book is named after its shelf', async () => {
  const { name } = await shelf(), made = await book(name, { tags: ['classic'], labels: { room: '7' } });
  assert.match(made.name, new RegExp(`^${name}/books/[^/]+$`));
  assert.deepEqual([made.title, made.author, made.pages, made.tags, made.labels], ['Emma', 'Austen', 474, ['classic'], { room: '7' }]);
  assert.deepEqual(await read(made.name), made);
});
step('a book for an unknown shelf is rejected', async () => {
  const { name } = await shelf();
  await refused(book('shelves/nothing'), NOT_FOUND);
  await book(name);
  assert.deepEqual(await books(name), ['Emma']);
});
step('a shelf lists only its own books', async () => {
  const one = await shelf(), two = await shelf();
  await book(one.name);
  await book(one.name, { title: 'Persuasion' });
  await book(two.name, { title: 'Dracula' });
  assert.deepEqual([await books(one.name), await books(two.name)], [['Emma', 'Persuasion'], ['Dracula']]);
});
step('the books of an unknown shelf are not found', async () => {
  const { name } = await shelf();
  await book(name);
  await refused(library.ListBooks({ parent: 'shelves/nothing' }), NOT_FOUND);
  assert.deepEqual(await books(name), ['Emma']);
});
step('books are filtered by author', async () => {
  const { name } = await shelf();
  await book(name);
  await book(name, { title: 'Dracula', author: 'Stoker' });
  assert.deepEqual(await books(name, { author: 'Stoker' }), ['Dracula']);
  assert.deepEqual(await books(name), ['Dracula', 'Emma']);
});
step('all pages together list each book of a shelf once', async () => {
  const { name: parent } = await shelf(), made = ['a', 'b', 'c', 'd', 'e'], seen = [];
  for (const title of made) await book(parent, { title });
  for (let page_token = '', pages = 0; pages === 0 || page_token; pages++) {
    const page = await library.ListBooks({ parent, page_size: 2, page_token });
    assert.ok(page.books.length <= 2 && pages < 9);
    seen.push(...page.books.map(each => each.title));
    page_token = page.next_page_token;
  }
  assert.deepEqual(seen.sort(), made);
});
step('an invalid page token is rejected', async () => {
  const { name: parent } = await shelf();
  await book(parent);
  await refused(library.ListBooks({ parent, page_size: 2, page_token: 'no token' }), INVALID_ARGUMENT);
  assert.deepEqual(await books(parent), ['Emma']);
});
step('an update with a mask changes only its fields', async () => {
  const { name } = await book((await shelf()).name);
  await library.UpdateBook({ book: { name, title: 'Emma II', author: 'Nobody' }, update_mask: { paths: ['title'] } });
  const now = await read(name);
  assert.deepEqual([now.title, now.author, now.pages, now.name], ['Emma II', 'Austen', 474, name]);
});
step('an update with a mask clears a field', async () => {
  const { name } = await book((await shelf()).name);
  await library.UpdateBook({ book: { name }, update_mask: { paths: ['author'] } });
  const now = await read(name);
  assert.deepEqual([now.author, now.title], ['', 'Emma']);
});
step('an update of an unknown field is rejected', async () => {
  const { name } = await book((await shelf()).name);
  await refused(library.UpdateBook({ book: { name, title: 'Emma II' }, update_mask: { paths: ['colour'] } }), INVALID_ARGUMENT);
  assert.equal((await read(name)).title, 'Emma');
});
step('an update of an unknown book is not found', async () => {
  const { name: parent } = await shelf();
  await book(parent);
  await refused(library.UpdateBook({ book: { name: `${parent}/books/nothing`, title: 'x' }, update_mask: { paths: ['title'] } }), NOT_FOUND);
  assert.deepEqual(await books(parent), ['Emma']);
});
step('a deleted book is gone from its shelf', async () => {
  const { name: parent } = await shelf(), { name } = await book(parent);
  await book(parent, { title: 'Dracula' });
  await library.DeleteBook({ name });
  await refused(read(name), NOT_FOUND);
  await refused(library.DeleteBook({ name }), NOT_FOUND);
  assert.deepEqual(await books(parent), ['Dracula']);
});
step('a book is lent and returned', async () => {
  const { name } = await book((await shelf()).name);
  assert.equal((await library.LendBook({ name })).state, 'LENT');
  assert.equal((await read(name)).state, 'LENT');
  assert.equal((await library.ReturnBook({ name })).state, 'AVAILABLE');
  assert.equal((await read(name)).state, 'AVAILABLE');
});
step('a lent book cannot be lent again', async () => {
  const { name } = await book((await shelf()).name);
  await library.LendBook({ name });
  await refused(library.LendBook({ name }), FAILED_PRECONDITION);
  assert.equal((await read(name)).state, 'LENT');
});
step('an unknown book cannot be lent', async () => {
  const { name } = await book((await shelf()).name);
  await refused(library.LendBook({ name: `${name}9` }), NOT_FOUND);
  assert.equal((await library.LendBook({ name })).name, name);
});
step('several books are read at once', async () => {
  const { name: parent } = await shelf(), one = await book(parent), two = await book(parent, { title: 'Dracula' });
  await book(parent, { title: 'Persuasion' });
  const { books: found } = await library.BatchGetBooks({ names: [two.name, one.name] });
  assert.deepEqual(found.map(each => each.title), ['Dracula', 'Emma']);
});
step('the books of a shelf are streamed', async () => {
  const one = await shelf(), two = await shelf();
  await book(one.name);
  await book(one.name, { title: 'Persuasion' });
  await book(two.name, { title: 'Dracula' });
  assert.deepEqual((await library.StreamBooks({ parent: one.name })).map(each => each.title).sort(), ['Emma', 'Persuasion']);
});

// a service that is named after its resource
step('a reader is read by the card number', async () => {
  const card_number = await reader({ email: 'bob@example.com' });
  const found = await readers.Get({ card_number });
  assert.deepEqual([found.card_number, found.email, found.fines], [card_number, 'bob@example.com', 0]);
});
step('a new reader is active', async () => {
  const card_number = await reader(), found = await readers.Get({ card_number });
  assert.equal(found.status, 'ACTIVE');
  assert.ok(found.registered_at.seconds > 1_000_000_000);
});
step('a taken card number is rejected', async () => {
  const card_number = await reader();
  await refused(readers.Create({ card_number, email: 'eve@example.com' }), ALREADY_EXISTS);
  assert.equal((await readers.Get({ card_number })).email, 'ann@example.com');
});
step('an unknown reader is not found', async () => {
  const card_number = await reader();
  await refused(readers.Get({ card_number: 'nothing' }), NOT_FOUND);
  await refused(readers.Delete({ card_number: 'nothing' }), NOT_FOUND);
  await refused(readers.Update({ card_number: 'nothing', email: 'eve@example.com' }), NOT_FOUND);
  assert.equal((await readers.Get({ card_number })).card_number, card_number);
});
step('readers are listed and counted', async () => {
  const one = await reader(), two = await reader();
  const { readers: found, total } = await readers.List({ limit: 1000 });
  const seen = found.map(each => each.card_number);
  assert.deepEqual([seen.includes(one), seen.includes(two), seen.includes('nothing'), total], [true, true, false, seen.length]);
});
step('all pages together list each reader once', async () => {
  const made = [await reader(), await reader(), await reader()], seen = [];
  for (let offset = 0; offset < 1000; offset += 2) {
    const page = (await readers.List({ limit: 2, offset })).readers;
    assert.ok(page.length <= 2);
    if (page.length === 0) break;
    seen.push(...page.map(each => each.card_number));
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(made.every(each => seen.includes(each)));
});
step('an update of a reader changes only the sent fields', async () => {
  const card_number = await reader();
  await readers.Update({ card_number, fines: 250 });
  const one = await readers.Get({ card_number });
  assert.deepEqual([one.fines, one.email], [250, 'ann@example.com']);
  await readers.Update({ card_number, email: 'new@example.com' });
  const two = await readers.Get({ card_number });
  assert.deepEqual([two.fines, two.email], [250, 'new@example.com']);
});
step('a reader is suspended, and selected by status', async () => {
  const one = await reader(), two = await reader();
  assert.equal((await readers.Suspend({ card_number: one })).status, 'SUSPENDED');
  assert.equal((await readers.Get({ card_number: one })).status, 'SUSPENDED');
  const seen = (await readers.List({ limit: 1000, status: 'SUSPENDED' })).readers.map(each => each.card_number);
  assert.deepEqual([seen.includes(one), seen.includes(two)], [true, false]);
});
step('a suspended reader cannot be suspended again', async () => {
  const card_number = await reader();
  await readers.Suspend({ card_number });
  await refused(readers.Suspend({ card_number }), FAILED_PRECONDITION);
  assert.equal((await readers.Get({ card_number })).status, 'SUSPENDED');
});
step('a deleted reader is gone, and the card number is free', async () => {
  const card_number = await reader();
  await readers.Delete({ card_number });
  await refused(readers.Get({ card_number }), NOT_FOUND);
  await readers.Create({ card_number, email: 'next@example.com' });
  assert.equal((await readers.Get({ card_number })).email, 'next@example.com');
});

// a service that takes its resource, and returns an identifier
step('a reservation is read by the returned id', async () => {
  const card = await reader(), id = await reserve(card, { note: 'soon' });
  const { reservation } = await reservations.Get({ id });
  assert.deepEqual([reservation.id, reservation.reader_card_number, reservation.note], [id, card, 'soon']);
});
step('a reader has the reservations of the reader', async () => {
  const one = await reader(), two = await reader(), ids = [await reserve(one), await reserve(one)].sort();
  await reserve(two);
  assert.deepEqual((await reservations.List({ reader_card_number: one })).map(each => each.id).sort(), ids);
});
step('a deleted reservation is gone', async () => {
  const card = await reader(), one = await reserve(card), two = await reserve(card);
  await reservations.Delete({ id: one });
  await refused(reservations.Get({ id: one }), NOT_FOUND);
  assert.deepEqual((await reservations.List({ reader_card_number: card })).map(each => each.id), [two]);
});

// a service without names of paths: rooms have a code, and folders name their room
step('a room is read by the chosen code', async () => {
  const code = await room(), found = await archive.GetRoom({ code });
  assert.deepEqual([found.code, found.title, found.shelves], [code, 'Maps', 3]);
  assert.ok(found.create_time.seconds > 1_000_000_000);
});
step('a room without a code gets one', async () => {
  const { code } = await archive.CreateRoom({ title: 'Letters' });
  assert.equal((await archive.GetRoom({ code })).title, 'Letters');
});
step('a taken code is rejected', async () => {
  const code = await room();
  await refused(archive.CreateRoom({ code, title: 'Letters' }), ALREADY_EXISTS);
  assert.equal((await archive.GetRoom({ code })).title, 'Maps');
});
step('a read without a code is invalid, and of an unknown code not found', async () => {
  const code = await room();
  await refused(archive.GetRoom({}), INVALID_ARGUMENT);
  await refused(archive.GetRoom({ code: 'nothing' }), NOT_FOUND);
  assert.equal((await archive.GetRoom({ code })).code, code);
});
step('all pages together list each room once, with their number', async () => {
  const made = [await room(), await room(), await room()], seen = [];
  let page_token = '', total;
  do {
    const page = await archive.ListRooms({ page_size: 2, page_token });
    assert.ok(page.rooms.length <= 2);
    seen.push(...page.rooms.map(each => each.code));
    ({ next_page_token: page_token, total_size: total } = page);
  } while (page_token);
  assert.deepEqual([total, new Set(seen).size, made.every(code => seen.includes(code))], [seen.length, seen.length, true]);
});
step('an invalid page of rooms is rejected', async () => {
  const code = await room();
  await refused(archive.ListRooms({ page_size: 2, page_token: 'no token' }), INVALID_ARGUMENT);
  await refused(archive.ListRooms({ page_size: -1 }), INVALID_ARGUMENT);
  assert.equal((await archive.GetRoom({ code })).code, code);
});
step('a mask selects what changes in a room', async () => {
  const code = await room();
  const changed = await archive.UpdateRoom({ room: { code, title: 'Letters', shelves: 9 }, update_mask: { paths: ['title'] } });
  assert.deepEqual([changed.title, changed.shelves], ['Letters', 3]);
  await archive.UpdateRoom({ room: { code }, update_mask: { paths: ['shelves'] } });
  const now = await archive.GetRoom({ code });
  assert.deepEqual([now.title, now.shelves], ['Letters', 0]);
});
step('a mask of everything replaces a room', async () => {
  const code = await room();
  await archive.UpdateRoom({ room: { code, title: 'Letters' }, update_mask: { paths: ['*'] } });
  const now = await archive.GetRoom({ code });
  assert.deepEqual([now.title, now.shelves], ['Letters', 0]);
});
step('an update without a room, or of an unknown room or field, is rejected', async () => {
  const code = await room();
  await refused(archive.UpdateRoom({ update_mask: { paths: ['title'] } }), INVALID_ARGUMENT);
  await refused(archive.UpdateRoom({ room: { code, title: 'Letters' }, update_mask: { paths: ['colour'] } }), INVALID_ARGUMENT);
  await refused(archive.UpdateRoom({ room: { code: 'nothing', title: 'Letters' }, update_mask: { paths: ['title'] } }), NOT_FOUND);
  assert.equal((await archive.GetRoom({ code })).title, 'Maps');
});
step('a deleted room is gone with its folders', async () => {
  const code = await room(), one = await folder(code);
  assert.deepEqual(await archive.DeleteRoom({ code }), {});
  await refused(archive.GetRoom({ code }), NOT_FOUND);
  await refused(archive.DeleteRoom({ code }), NOT_FOUND);
  await refused(open(one), NOT_FOUND);
});
step('a folder is open in its room', async () => {
  const code = await room(), id = await folder(code, { keywords: ['war', 'peace'] }), found = await open(id);
  assert.deepEqual([found.folder_id, found.room_code, found.label, found.sheets, found.status, found.keywords], [id, code, 'A', 5, 'OPEN', ['war', 'peace']]);
});
step('nothing works in an unknown room', async () => {
  const code = await room(), one = await folder(code);
  await refused(folder('nothing'), NOT_FOUND);
  await refused(archive.ListFolders({ room_code: 'nothing' }), NOT_FOUND);
  await refused(archive.MoveFolder({ folder_id: one, room_code: 'nothing' }), NOT_FOUND);
  assert.equal((await open(one)).room_code, code);
});
step('a room lists only its own folders', async () => {
  const one = await room(), two = await room(), none = await room();
  await folder(one);
  await folder(one, { label: 'B' });
  await folder(two, { label: 'C' });
  assert.deepEqual([await labels(one), await labels(two), await labels(none)], [['A', 'B'], ['C'], []]);
});
step('all pages together list each folder of a room once', async () => {
  const one = await room(), two = await room(), made = ['a', 'b', 'c', 'd', 'e'], seen = [];
  for (const label of made) await Promise.all([folder(one, { label }), folder(two, { label: 'x' })]);
  for (let page_token = '', pages = 0; pages === 0 || page_token; pages++) {
    const page = await archive.ListFolders({ room_code: one, page_size: 2, page_token });
    assert.ok(page.folders.length <= 2 && pages < 9);
    seen.push(...page.folders.map(each => each.label));
    page_token = page.next_page_token;
  }
  assert.deepEqual(seen.sort(), made);
});
step('folders are selected by status, and counted', async () => {
  const code = await room(), one = await folder(code);
  await folder(code, { label: 'B' });
  await folder(await room());
  await archive.SealFolder({ folder_id: one });
  assert.deepEqual([await labels(code, { status: 'SEALED' }), await labels(code, { status: 'OPEN' }), await labels(code)], [['A'], ['B'], ['A', 'B']]);
  assert.equal((await archive.CountFolders({ room_code: code })).count, 2);
});
step('an update of a folder changes only the sent fields, also to empty ones', async () => {
  const folder_id = await folder(await room());
  assert.equal((await archive.UpdateFolder({ folder_id, label: 'Z' })).folder.label, 'Z');
  assert.deepEqual([(await open(folder_id)).label, (await open(folder_id)).sheets], ['Z', 5]);
  await archive.UpdateFolder({ folder_id, label: '', sheets: 0 });
  assert.deepEqual([(await open(folder_id)).label, (await open(folder_id)).sheets], ['', 0]);
});
step('an unknown folder is not found by any call', async () => {
  const folder_id = 'nothing', code = await room(), one = await folder(code);
  for (const method of ['GetFolder', 'UpdateFolder', 'RemoveFolder', 'SealFolder']) await refused(archive[method]({ folder_id }), NOT_FOUND);
  await refused(archive.MoveFolder({ folder_id, room_code: code }), NOT_FOUND);
  assert.equal((await open(one)).label, 'A');
});
step('a removed folder is gone from its room', async () => {
  const code = await room(), folder_id = await folder(code);
  await folder(code, { label: 'B' });
  assert.deepEqual(await archive.RemoveFolder({ folder_id }), {});
  await refused(open(folder_id), NOT_FOUND);
  assert.deepEqual(await labels(code), ['B']);
});
step('a moved folder is in its new room', async () => {
  const one = await room(), two = await room(), folder_id = await folder(one);
  assert.equal((await archive.MoveFolder({ folder_id, room_code: two })).folder.room_code, two);
  assert.deepEqual([await labels(one), await labels(two)], [[], ['A']]);
});
step('a moved folder is deleted with its new room only', async () => {
  const one = await room(), two = await room(), folder_id = await folder(one);
  await archive.MoveFolder({ folder_id, room_code: two });
  await archive.DeleteRoom({ code: one });
  assert.equal((await open(folder_id)).label, 'A');
  await archive.DeleteRoom({ code: two });
  await refused(open(folder_id), NOT_FOUND);
});
step('a sealed folder cannot be sealed again', async () => {
  const folder_id = await folder(await room());
  assert.equal((await archive.SealFolder({ folder_id })).folder.status, 'SEALED');
  await refused(archive.SealFolder({ folder_id }), FAILED_PRECONDITION);
  assert.equal((await open(folder_id)).status, 'SEALED');
});
step('merged rooms have the folders of both', async () => {
  const code = await room(), other_code = await room();
  await folder(code);
  await folder(other_code, { label: 'B' });
  assert.equal((await archive.MergeRooms({ code, other_code })).code, code);
  assert.deepEqual(await labels(code), ['A', 'B']);
  await refused(archive.GetRoom({ code: other_code }), NOT_FOUND);
});

await run();
