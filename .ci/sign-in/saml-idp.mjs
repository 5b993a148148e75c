// Serves a SAML identity provider of another make than Keycloak: any user name signs in, with an e-mail address of the domain.
//   node saml-idp.mjs PORT DASHBOARD DOMAIN CERTIFICATE KEY
import { readFileSync } from 'node:fs';
import express from 'express';
import samlp from 'samlp';

const [port, dashboard, domain, certificate, key] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const app = express();
app.use(express.urlencoded({ extended: false, limit: '1mb' }));

/** Repeats the fields of the request in a form that asks for the user name. */
function ask(request, response) {
  const quoted = (text) => String(text).replace(/[&"<]/g, (found) => `&#${found.charCodeAt(0)};`);
  const fields = Object.entries({ ...request.query, ...request.body })
    .map(([name, value]) => `<input type="hidden" name="${quoted(name)}" value="${quoted(value)}">`);
  response.type('html').send(`<!doctype html><title>SAML provider</title><form method="${request.method.toLowerCase()}">
    ${fields.join('')}<label>User <input name="user"></label><button>Continue</button></form>`);
}

const answer = samlp.auth({
  issuer,
  cert: readFileSync(certificate),
  key: readFileSync(key),
  getPostURL: (audience, document, request, done) => done(null, `${dashboard}/api/auth/sso/callback`),
  destination: `${dashboard}/api/auth/sso/callback`,
  recipient: `${dashboard}/api/auth/sso/callback`,
  lifetimeInSeconds: 60,
  getUserFromRequest: (request) => ({ name: request.query.user ?? request.body.user }),
  profileMapper: (user) => ({
    getClaims: () => ({ email: `${user.name}@${domain}`, name: 'Markup User', groups: ['developers'] }),
    getNameIdentifier: () => ({
      nameIdentifier: `${user.name}@${domain}`,
      nameIdentifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    }),
  }),
});
app.all('/saml', (request, response, next) =>
  (request.query.user ?? request.body?.user ? answer : ask)(request, response, next));
app.listen(Number(port), '127.0.0.1', () => console.log(`ready ${issuer}`));
