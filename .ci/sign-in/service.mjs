// Calls the control plane and Keycloak for sign-in.mjs, and serves both nodes of the control plane at one address.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { promisify } from 'node:util';

const { ADMIN_KEY, CONTROL_PLANE_JAR, DATA_FOLDER } = process.env;

export class Service {
  /** The number of requests to the nodes that begin and end sign-ins. */
  proxied = { login: { a: 0, b: 0 }, callback: { a: 0, b: 0 } };

  constructor(dashboard, nodeA, nodeB) {
    this.dashboard = dashboard;
    this.nodeA = nodeA;
    this.nodeB = nodeB;
  }

  /** Sends responses of providers to node B and all other requests to node A. */
  async open() {
    await this.serve(createServer(), this.dashboard, (path) => {
      const node = path === '/api/auth/sso/callback' ? 'b' : 'a';
      const route = /^\/api\/auth\/sso\/(login|callback)$/.exec(path)?.[1];
      if (route) this.proxied[route][node]++;
      return node === 'a' ? this.nodeA : this.nodeB;
    });
    this.slug = (await this.admin('GET', '/v1/organization')).slug;
  }

  /** Serves another node over TLS. */
  openSecure(address, node, certificate, key) {
    return this.serve(createSecureServer({ cert: this.file(certificate), key: this.file(key) }), address, () => node);
  }

  async serve(server, address, choose) {
    server.on('request', (request, response) => {
      const target = new URL(request.url, choose(request.url.split('?')[0]));
      const onward = send(target, { method: request.method, headers: request.headers }, (reply) => {
        response.writeHead(reply.statusCode, reply.headers);
        reply.pipe(response);
      });
      onward.on('error', () => response.writeHead(502).end());
      request.pipe(onward);
    });
    const { hostname, port } = new URL(address);
    await new Promise((done) => server.listen(Number(port), hostname, done));
  }

  /** Sends a request with the first key of the installation. */
  async admin(method, path, body, node = this.dashboard) {
    const response = await fetch(`${node}${path}`, {
      method,
      headers: { 'x-service-key': ADMIN_KEY, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return answer && JSON.parse(answer);
  }

  async register(provider) {
    return (await this.admin('POST', '/v1/sso/providers', provider)).id;
  }

  /** Confirms a domain as operator, while the control plane runs. */
  async confirm(domain) {
    const command = ['-jar', CONTROL_PLANE_JAR, '--data-dir', DATA_FOLDER, 'domain', 'confirm', this.slug, domain];
    return (await promisify(execFile)('java', command)).stdout;
  }

  /** Returns the reasons of refused sign-ins, newest first. */
  async refusals() {
    const { items } = await this.admin('GET', '/v1/events?kind=user.sign_in_failed');
    return items.map(({ changes }) => changes.find(({ path }) => path === 'reason').to);
  }

  /** Returns the status of a request with a session cookie. */
  async status(node, session) {
    return (await fetch(`${node}/v1/me`, { headers: { Cookie: `service_session=${session}` } })).status;
  }

  /** Ends a session as the form of the account page does, and returns the response for the browser and its header Refresh. */
  async signOut(session) {
    const response = await fetch(`${this.dashboard}/api/auth/sign-out`, {
      method: 'POST',
      headers: { Cookie: `service_session=${session}`, Origin: this.dashboard },
      redirect: 'manual',
    });
    const { refresh, 'content-length': length, ...headers } = Object.fromEntries(response.headers);
    return { refresh, status: response.status, headers, body: await response.text() };
  }

  async keycloak(address, method, path, body) {
    const grant = new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username: 'admin', password: process.env.KC_BOOTSTRAP_ADMIN_PASSWORD });
    const login = await fetch(`${address}/realms/master/protocol/openid-connect/token`, { method: 'POST', body: grant });
    const { access_token: token } = await login.json();
    const response = await fetch(`${address}/admin/realms/sign-in${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return answer && JSON.parse(answer);
  }

  async signingKey(address) {
    return (await this.keycloak(address, 'GET', '/keys')).active.RS256;
  }

  /** Adds a key that Keycloak prefers to all others. */
  async replaceSigningKey(address) {
    const config = { priority: ['500'], enabled: ['true'], active: ['true'], algorithm: ['RS256'], keySize: ['2048'] };
    await this.keycloak(address, 'POST', '/components', { name: 'newer', providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider', config });
  }

  /** Returns the certificate in the SAML metadata of a realm. */
  async samlCertificate(realm) {
    const descriptor = await (await fetch(`${realm}/protocol/saml/descriptor`)).text();
    const base64 = /<ds:X509Certificate>([^<]+)</.exec(descriptor)[1];
    return `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g).join('\n')}\n-----END CERTIFICATE-----\n`;
  }

  file(path) {
    return readFileSync(path, 'utf8');
  }
}
