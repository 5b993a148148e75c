// Tests payments with the published library. Usage: BASE_URL=http://127.0.0.1:4010 node stripe.mjs
import assert from 'node:assert/strict';
import Stripe from 'stripe';
import { all, refusal, run, step } from './steps.mjs';

const origin = new URL(process.env.BASE_URL);
const connect = (key) => new Stripe(key, { host: origin.hostname, port: Number(origin.port), protocol: 'http', maxNetworkRetries: 0, telemetry: false });
const stripe = connect('sk_test_4eC39HqLyjWDarjtT1zdp7dc');
const { StripeInvalidRequestError, StripeIdempotencyError, StripeAuthenticationError, StripeError } = Stripe.errors;

const customer = (more) => stripe.customers.create({ email: 'jenny@example.com', name: 'Jenny Rosen', ...more });
const product = (more) => stripe.products.create({ name: 'Gold plan', ...more });
const price = async (more) => stripe.prices.create({ product: (await product()).id, unit_amount: 1999, currency: 'eur', ...more });
const monthly = () => price({ recurring: { interval: 'month' } });
const intent = (more) => stripe.paymentIntents.create({ amount: 2500, currency: 'usd', payment_method: 'pm_card_visa', ...more });
const subscription = async (more) => stripe.subscriptions.create({ customer: (await customer()).id, items: [{ price: (await monthly()).id, quantity: 2 }], ...more });
const ids = (items) => items.map(item => item.id);

// customers
step('a customer is created with the sent members', async () => {
  const made = await customer({ address: { city: 'Berlin', country: 'DE' }, metadata: { order: '6735' } });
  assert.equal(made.object, 'customer');
  assert.equal(made.email, 'jenny@example.com');
  assert.equal(made.address.city, 'Berlin');
  assert.equal(made.metadata.order, '6735');
  assert.equal((await stripe.customers.retrieve(made.id)).address.city, 'Berlin');
});
step('a created customer can be read', async () => {
  const made = await customer({ description: 'first', phone: '+49301234567' });
  assert.deepEqual(await stripe.customers.retrieve(made.id), made);
});
step('two customers have different ids', async () => {
  const one = await customer(), two = await customer();
  assert.notEqual(one.id, two.id);
  assert.equal((await stripe.customers.retrieve(one.id)).id, one.id);
});
step('an update changes only the sent members', async () => {
  const made = await customer({ description: 'before' });
  const changed = await stripe.customers.update(made.id, { description: 'after' });
  assert.deepEqual(changed, { ...made, description: 'after' });
  assert.equal((await stripe.customers.retrieve(made.id)).description, 'after');
});
step('metadata merges key by key, and an empty value unsets a key', async () => {
  const made = await customer({ metadata: { keep: 'a', drop: 'b' } });
  await stripe.customers.update(made.id, { metadata: { more: 'c', drop: '' } });
  assert.deepEqual((await stripe.customers.retrieve(made.id)).metadata, { keep: 'a', more: 'c' });
});
step('an empty value unsets a member', async () => {
  const made = await customer({ description: 'something' });
  assert.equal((await stripe.customers.retrieve(made.id)).description, 'something');
  await stripe.customers.update(made.id, { description: '' });
  assert.equal((await stripe.customers.retrieve(made.id)).description, null);
});
step('a list shows the newest first', async () => {
  const one = await customer(), two = await customer();
  const page = await stripe.customers.list({ limit: 2 });
  assert.deepEqual(ids(page.data), [two.id, one.id]);
  assert.equal(page.has_more, true);
});
step('a list continues after and before an id', async () => {
  const made = [await customer(), await customer(), await customer()];
  assert.equal(new Set(ids(made)).size, 3);
  const on = await stripe.customers.list({ limit: 1, starting_after: made[2].id });
  assert.deepEqual(ids(on.data), [made[1].id]);
  const back = await stripe.customers.list({ limit: 1, ending_before: made[1].id });
  assert.deepEqual(ids(back.data), [made[2].id]);
});
step('a list is filtered by a member', async () => {
  const email = 'only-one@example.com', made = await customer({ email });
  assert.notEqual((await customer()).id, made.id);
  assert.deepEqual(ids((await stripe.customers.list({ email })).data), [made.id]);
});
step('all pages together list each customer once', async () => {
  const email = 'many@example.com', made = [];
  for (let i = 0; i < 25; i++) made.push((await customer({ email })).id);
  const seen = await all(stripe.customers.list({ email, limit: 10 }));
  assert.deepEqual(ids(seen), made.reverse());
});
step('a deleted customer is marked as deleted', async () => {
  const made = await customer(), gone = await stripe.customers.del(made.id);
  assert.deepEqual([gone.id, gone.deleted], [made.id, true]);
  assert.equal((await stripe.customers.retrieve(made.id)).deleted, true);
});
step('a deleted customer is not listed', async () => {
  const made = await customer({ email: 'gone@example.com' });
  await stripe.customers.del(made.id);
  assert.deepEqual((await stripe.customers.list({ email: 'gone@example.com' })).data, []);
  await customer({ email: 'gone@example.com' });
  assert.equal((await stripe.customers.list({ email: 'gone@example.com' })).data.length, 1);
});

// products and prices
step('a created product can be read', async () => {
  const made = await product({ description: 'All you can eat', images: ['https://example.com/a.png', 'https://example.com/b.png'] });
  assert.deepEqual(made.images, ['https://example.com/a.png', 'https://example.com/b.png']);
  assert.deepEqual(await stripe.products.retrieve(made.id), made);
});
step('a product keeps the id of its request', async () => {
  const made = await product({ id: 'gold-2025' });
  assert.equal(made.id, 'gold-2025');
  assert.equal((await stripe.products.retrieve('gold-2025')).name, 'Gold plan');
  await refusal(product({ id: 'gold-2025' }), StripeError);
});
step('an inactive product is not in the list of active products', async () => {
  const on = await product(), off = await product();
  await stripe.products.update(off.id, { active: false });
  const active = ids(await all(stripe.products.list({ active: true, limit: 100 })));
  assert.deepEqual([active.includes(on.id), active.includes(off.id)], [true, false]);
});
step('a deleted product is gone', async () => {
  const made = await product();
  assert.equal((await stripe.products.del(made.id)).deleted, true);
  await refusal(stripe.products.retrieve(made.id), StripeInvalidRequestError);
});
step('form parameters become numbers and nested members of a price', async () => {
  const made = await price({ recurring: { interval: 'month', interval_count: 3 } });
  assert.strictEqual(made.unit_amount, 1999);
  assert.equal(made.recurring.interval, 'month');
  assert.strictEqual(made.recurring.interval_count, 3);
  assert.deepEqual(await stripe.prices.retrieve(made.id), made);
});
step('a product lists only its own prices', async () => {
  const one = await product(), two = await product();
  const mine = await price({ product: one.id });
  assert.notEqual((await price({ product: two.id })).id, mine.id);
  assert.deepEqual(ids((await stripe.prices.list({ product: one.id })).data), [mine.id]);
});
step('a reference is an id, or the object when it is expanded', async () => {
  const of = await product({ name: 'Silver plan' }), made = await price({ product: of.id });
  assert.equal((await stripe.prices.retrieve(made.id)).product, of.id);
  assert.deepEqual((await stripe.prices.retrieve(made.id, { expand: ['product'] })).product, of);
});
step('a list expands references', async () => {
  const of = await product({ name: 'Bronze plan' });
  await price({ product: of.id });
  const page = await stripe.prices.list({ product: of.id, expand: ['data.product'] });
  assert.equal(page.data[0].product.name, 'Bronze plan');
});
step('a price gets a nickname, and keeps its amount', async () => {
  const made = await price();
  await stripe.prices.update(made.id, { nickname: 'Fair', metadata: { tier: '1' } });
  const now = await stripe.prices.retrieve(made.id);
  assert.deepEqual([now.nickname, now.metadata.tier, now.unit_amount], ['Fair', '1', 1999]);
});

// coupons
step('a coupon keeps the id of its request', async () => {
  const made = await stripe.coupons.create({ id: 'SUMMER-25', percent_off: 25, duration: 'once' });
  assert.deepEqual([made.id, made.percent_off], ['SUMMER-25', 25]);
  assert.equal((await stripe.coupons.retrieve('SUMMER-25')).duration, 'once');
});
step('the id of a deleted coupon can be used again', async () => {
  const make = (percent_off) => stripe.coupons.create({ id: 'WINTER', percent_off, duration: 'forever' });
  await make(10);
  await stripe.coupons.del('WINTER');
  await refusal(stripe.coupons.retrieve('WINTER'), StripeInvalidRequestError);
  await make(20);
  assert.equal((await stripe.coupons.retrieve('WINTER')).percent_off, 20);
});

// payment intents
step('an intent is created with its amount and an initial state', async () => {
  const made = await intent({ description: 'Two books' });
  assert.deepEqual([made.amount, made.currency, made.description], [2500, 'usd', 'Two books']);
  assert.match(made.status, /^requires_/);
  assert.deepEqual(await stripe.paymentIntents.retrieve(made.id), made);
});
step('a confirmed intent has succeeded', async () => {
  const made = await intent();
  assert.equal((await stripe.paymentIntents.confirm(made.id)).status, 'succeeded');
  assert.equal((await stripe.paymentIntents.retrieve(made.id)).status, 'succeeded');
});
step('an intent with manual capture waits for the capture', async () => {
  const made = await intent({ capture_method: 'manual' });
  assert.equal((await stripe.paymentIntents.confirm(made.id)).status, 'requires_capture');
  assert.equal((await stripe.paymentIntents.capture(made.id)).status, 'succeeded');
  assert.equal((await stripe.paymentIntents.retrieve(made.id)).status, 'succeeded');
});
step('a canceled intent has a time and a reason', async () => {
  const made = await intent();
  const canceled = await stripe.paymentIntents.cancel(made.id, { cancellation_reason: 'duplicate' });
  assert.deepEqual([canceled.status, canceled.cancellation_reason], ['canceled', 'duplicate']);
  assert.ok(canceled.canceled_at >= made.created);
  assert.deepEqual(await stripe.paymentIntents.retrieve(made.id), canceled);
});
step('a canceled intent cannot be confirmed', async () => {
  const made = await intent();
  await stripe.paymentIntents.cancel(made.id);
  await refusal(stripe.paymentIntents.confirm(made.id), StripeInvalidRequestError);
  assert.equal((await stripe.paymentIntents.retrieve(made.id)).status, 'canceled');
});
step('a succeeded intent cannot be canceled', async () => {
  const made = await intent();
  await stripe.paymentIntents.confirm(made.id);
  await refusal(stripe.paymentIntents.cancel(made.id), StripeInvalidRequestError);
  assert.equal((await stripe.paymentIntents.retrieve(made.id)).status, 'succeeded');
});
step('an intent can be changed before it is confirmed', async () => {
  const made = await intent();
  await stripe.paymentIntents.update(made.id, { amount: 3000, metadata: { cart: '12' } });
  const now = await stripe.paymentIntents.retrieve(made.id);
  assert.deepEqual([now.amount, now.metadata.cart, now.currency], [3000, '12', 'usd']);
});
step('a customer lists only its own intents', async () => {
  const one = await customer(), two = await customer();
  const mine = await intent({ customer: one.id });
  assert.notEqual((await intent({ customer: two.id })).id, mine.id);
  assert.deepEqual(ids((await stripe.paymentIntents.list({ customer: one.id })).data), [mine.id]);
});
step('an intent expands its customer', async () => {
  const of = await customer({ name: 'Expanded' }), made = await intent({ customer: of.id });
  assert.equal(made.customer, of.id);
  assert.equal((await stripe.paymentIntents.retrieve(made.id, { expand: ['customer'] })).customer.name, 'Expanded');
});

// refunds
step('a refund references its intent', async () => {
  const paid = await intent();
  await stripe.paymentIntents.confirm(paid.id);
  const made = await stripe.refunds.create({ payment_intent: paid.id, amount: 1000, reason: 'requested_by_customer' });
  assert.deepEqual([made.payment_intent, made.amount, made.reason], [paid.id, 1000, 'requested_by_customer']);
  assert.deepEqual(await stripe.refunds.retrieve(made.id), made);
});
step('an intent lists only its own refunds', async () => {
  const one = await intent(), two = await intent();
  const mine = await stripe.refunds.create({ payment_intent: one.id, amount: 1 });
  assert.notEqual((await stripe.refunds.create({ payment_intent: two.id, amount: 2 })).id, mine.id);
  assert.deepEqual(ids((await stripe.refunds.list({ payment_intent: one.id })).data), [mine.id]);
});

// subscriptions
step('a subscription has its customer and its items', async () => {
  const made = await subscription();
  assert.equal(made.items.data.length, 1);
  assert.equal(made.items.data[0].quantity, 2);
  assert.equal(made.items.data[0].price.unit_amount, 1999);
  assert.deepEqual(await stripe.subscriptions.retrieve(made.id), made);
});
step('a subscription expands its customer', async () => {
  const of = await customer({ name: 'Subscriber' }), made = await subscription({ customer: of.id });
  assert.equal((await stripe.subscriptions.retrieve(made.id, { expand: ['customer'] })).customer.name, 'Subscriber');
});
step('a subscription can end with its period', async () => {
  const made = await subscription();
  await stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
  assert.strictEqual((await stripe.subscriptions.retrieve(made.id)).cancel_at_period_end, true);
});
step('a canceled subscription stays canceled', async () => {
  const made = await subscription();
  assert.equal((await stripe.subscriptions.cancel(made.id)).status, 'canceled');
  assert.equal((await stripe.subscriptions.retrieve(made.id)).status, 'canceled');
});
step('a customer lists only its own subscriptions', async () => {
  const one = await customer(), mine = await subscription({ customer: one.id });
  assert.notEqual((await subscription()).id, mine.id);
  assert.deepEqual(ids((await stripe.subscriptions.list({ customer: one.id })).data), [mine.id]);
});

// invoices
step('an invoice is a draft, then open, then paid', async () => {
  const made = await stripe.invoices.create({ customer: (await customer()).id });
  assert.equal(made.status, 'draft');
  assert.equal((await stripe.invoices.finalizeInvoice(made.id)).status, 'open');
  assert.equal((await stripe.invoices.pay(made.id)).status, 'paid');
  assert.equal((await stripe.invoices.retrieve(made.id)).status, 'paid');
});
step('a void invoice cannot be paid', async () => {
  const made = await stripe.invoices.create({ customer: (await customer()).id });
  await stripe.invoices.finalizeInvoice(made.id);
  assert.equal((await stripe.invoices.voidInvoice(made.id)).status, 'void');
  await refusal(stripe.invoices.pay(made.id), StripeInvalidRequestError);
});

// payment methods
step('a payment method belongs to its customer', async () => {
  const of = await customer();
  const made = await stripe.paymentMethods.create({ type: 'us_bank_account', us_bank_account: { account_holder_type: 'individual', account_number: '000123456789', routing_number: '110000000' }, billing_details: { name: 'Jenny' } });
  assert.equal((await stripe.paymentMethods.attach(made.id, { customer: of.id })).customer, of.id);
  assert.equal((await stripe.paymentMethods.retrieve(made.id)).billing_details.name, 'Jenny');
  assert.equal((await stripe.paymentMethods.detach(made.id)).customer, null);
});

// idempotency
step('a repeated request with the same key creates one customer', async () => {
  const email = 'once@example.com', send = () => stripe.customers.create({ email }, { idempotencyKey: 'key-once' });
  const made = await send();
  assert.deepEqual(await send(), made);
  assert.notEqual((await stripe.customers.create({ email: 'twice@example.com' })).id, made.id);
  assert.equal((await stripe.customers.list({ email })).data.length, 1);
});
step('another request with the same key is rejected', async () => {
  const send = (email) => stripe.customers.create({ email }, { idempotencyKey: 'key-other' });
  await send('first@example.com');
  await refusal(send('second@example.com'), StripeIdempotencyError);
  assert.deepEqual((await stripe.customers.list({ email: 'second@example.com' })).data, []);
});

// errors by class
step('an unknown customer is not found, and the error contains the id', async () => {
  const error = await refusal(stripe.customers.retrieve('cus_nothing'), StripeInvalidRequestError);
  assert.equal(error.statusCode, 404);
  assert.match(error.message, /cus_nothing/);
  const made = await customer();
  assert.equal((await stripe.customers.retrieve(made.id)).id, made.id);
});
step('a rejected request names the parameter and creates nothing', async () => {
  const before = ids((await stripe.prices.list({ limit: 1 })).data), of = await product();
  const error = await refusal(stripe.prices.create({ product: of.id, unit_amount: 5 }), StripeInvalidRequestError);
  assert.equal(error.param, 'currency');
  assert.deepEqual(ids((await stripe.prices.list({ limit: 1 })).data), before);
  assert.deepEqual((await stripe.prices.list({ product: of.id })).data, []);
  const made = await price({ product: of.id });
  assert.deepEqual(ids((await stripe.prices.list({ product: of.id })).data), [made.id]);
});
step('a request without a valid key is rejected and creates nothing', async () => {
  const email = 'nobody@example.com', response = await fetch(`${origin.origin}/v1/customers`, { method: 'POST', body: new URLSearchParams({ email }) });
  assert.equal(response.status, 401);
  assert.ok((await response.json()).error.message);
  assert.deepEqual((await stripe.customers.list({ email })).data, []);
  await customer({ email });
  assert.equal((await stripe.customers.list({ email })).data.length, 1);
});

await run();
