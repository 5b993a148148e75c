// Serves an OpenID provider of another make than Keycloak: any user name signs in, with an e-mail address of the domain.
//   node second-idp.mjs PORT DASHBOARD DOMAIN
import Provider from 'oidc-provider';

const [port, dashboard, domain] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const provider = new Provider(issuer, {
  clients: [{
    client_id: 'ectype',
    client_secret: 'a-secret-of-the-second-provider',
    redirect_uris: [`${dashboard}/api/auth/sso/callback`],
    post_logout_redirect_uris: [`${dashboard}/sign-in`],
  }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  // Without this, the claims are in the UserInfo response only.
  conformIdTokenClaims: false,
  findAccount: (context, name) => ({
    accountId: name,
    claims: () => ({ sub: name, email: `${name}@${domain}`, email_verified: true, name: 'Second User', groups: ['owners'] }),
  }),
  cookies: { keys: ['a key of the tests'] },
});
provider.listen(Number(port), '127.0.0.1', () => console.log(`ready ${issuer}`));
