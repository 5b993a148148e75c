// Tests payments with the published library and an overlay. Usage: BASE_URL=http://127.0.0.1:4010 node stripe-overlay.mjs
import assert from 'node:assert/strict';
import Stripe from 'stripe';
import { refusal, run, step } from './steps.mjs';

const origin = new URL(process.env.BASE_URL);
const stripe = new Stripe('sk_test_4eC39HqLyjWDarjtT1zdp7dc', { host: origin.hostname, port: Number(origin.port), protocol: 'http', maxNetworkRetries: 0, telemetry: false });
const customer = () => stripe.customers.create({ name: 'Jenny Rosen' });
const product = () => stripe.products.create({ name: 'Gold plan' });
const price = async () => stripe.prices.create({ product: (await product()).id, unit_amount: 1999, currency: 'eur', recurring: { interval: 'month' } });
const intent = () => stripe.paymentIntents.create({ amount: 2500, currency: 'usd', payment_method: 'pm_card_visa' });

/** Adds a step in which two new instances have different ids with the prefix, by which they can be read. */
const prefixed = (prefix, make, read) => step(`an id begins with ${prefix}`, async () => {
  const made = [await make(), await make()];
  for (const one of made) {
    assert.match(one.id, new RegExp(`^${prefix}[A-Za-z0-9]{14,}$`));
    assert.equal((await read(one.id)).id, one.id);
  }
  assert.notEqual(made[0].id, made[1].id);
});

prefixed('cus_', customer, (id) => stripe.customers.retrieve(id));
prefixed('prod_', product, (id) => stripe.products.retrieve(id));
prefixed('price_', price, (id) => stripe.prices.retrieve(id));
prefixed('pi_', intent, (id) => stripe.paymentIntents.retrieve(id));
prefixed('seti_', () => stripe.setupIntents.create({}), (id) => stripe.setupIntents.retrieve(id));
prefixed('re_', async () => stripe.refunds.create({ payment_intent: (await intent()).id }), (id) => stripe.refunds.retrieve(id));
prefixed('po_', () => stripe.payouts.create({ amount: 100, currency: 'eur' }), (id) => stripe.payouts.retrieve(id));
prefixed('in_', async () => stripe.invoices.create({ customer: (await customer()).id }), (id) => stripe.invoices.retrieve(id));
prefixed('sub_', async () => stripe.subscriptions.create({ customer: (await customer()).id, items: [{ price: (await price()).id }] }), (id) => stripe.subscriptions.retrieve(id));
prefixed('cs_test_', () => stripe.checkout.sessions.create({ mode: 'payment', success_url: 'https://example.com/done' }), (id) => stripe.checkout.sessions.retrieve(id));

step('the secret of a payment intent contains its id', async () => {
  const made = await intent();
  assert.ok(made.client_secret.startsWith(`${made.id}_secret_`));
  assert.equal((await stripe.paymentIntents.retrieve(made.id)).client_secret, made.client_secret);
});
step('a refund succeeds', async () => {
  const made = await stripe.refunds.create({ payment_intent: (await intent()).id });
  assert.equal(made.status, 'succeeded');
  assert.equal((await stripe.refunds.retrieve(made.id)).status, 'succeeded');
});
step('a pending payout can be canceled once', async () => {
  const made = await stripe.payouts.create({ amount: 100, currency: 'eur' });
  assert.deepEqual([made.status, made.method], ['pending', 'standard']);
  assert.equal((await stripe.payouts.cancel(made.id)).status, 'canceled');
  assert.equal((await stripe.payouts.retrieve(made.id)).status, 'canceled');
  await refusal(stripe.payouts.cancel(made.id), Stripe.errors.StripeError);
});
step('a new coupon is valid and not redeemed', async () => {
  const made = await stripe.coupons.create({ percent_off: 25, duration: 'once' });
  assert.deepEqual([made.valid, made.times_redeemed], [true, 0]);
  assert.deepEqual(await stripe.coupons.retrieve(made.id), made);
});
step('a price recurs every month', async () => {
  const made = await price();
  assert.deepEqual([made.recurring.interval, made.recurring.interval_count], ['month', 1]);
  assert.deepEqual(await stripe.prices.retrieve(made.id), made);
});

await run();
