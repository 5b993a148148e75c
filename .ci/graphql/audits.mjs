// Runs the audits of graphql-http against the emulator at BASE_URL. All audits must pass.
import { auditServer } from 'graphql-http';

const results = await auditServer({ url: `${process.env.BASE_URL}/graphql`, fetchFn: fetch });
const missed = results.filter(({ status }) => status !== 'ok');
for (const { id, name, status, reason } of missed) console.log(`${status}  ${id} ${name}: ${reason}`);
console.log(`audits=${results.length} passed=${results.length - missed.length}`);
process.exit(missed.length || !results.length ? 1 : 0);
