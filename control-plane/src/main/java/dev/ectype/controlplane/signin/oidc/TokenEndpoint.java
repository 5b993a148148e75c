package dev.ectype.controlplane.signin.oidc;

import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.outbound.OutboundClient;
import dev.ectype.controlplane.platform.outbound.OutboundClient.Answer;
import dev.ectype.controlplane.platform.outbound.OutboundClient.Call;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Exchanges an authorization code for an ID token. */
@Component
final class TokenEndpoint {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LIMIT = 256 * 1024;

    private final OutboundClient client;

    TokenEndpoint(OutboundClient client) {
        this.client = client;
    }

    JWT exchange(OidcEndpoints endpoints, ClientID id, String secret, AuthorizationCodeGrant grant)
            throws SignInRefused {
        ClientAuthentication authentication = endpoints.secretInBody()
                ? new ClientSecretPost(id, new Secret(secret))
                : new ClientSecretBasic(id, new Secret(secret));
        HTTPRequest request = new TokenRequest.Builder(endpoints.token(), authentication, grant)
                .build()
                .toHTTPRequest();
        try {
            return idToken(OIDCTokenResponseParser.parse(send(endpoints, request)));
        } catch (ParseException malformed) {
            throw new SignInRefused(
                    SignInRefusal.INVALID_RESPONSE, "the response of " + endpoints.token() + " is malformed");
        }
    }

    private HTTPResponse send(OidcEndpoints endpoints, HTTPRequest request) throws SignInRefused, ParseException {
        List<List<String>> headers = new ArrayList<>();
        request.getHeaderMap().forEach((name, values) -> values.forEach(value -> headers.add(List.of(name, value))));
        byte[] body = String.valueOf(request.getBody()).getBytes(StandardCharsets.UTF_8);
        try {
            Answer answer = client.send(new Call("POST", endpoints.token(), headers, body, PATIENCE, LIMIT));
            HTTPResponse response = new HTTPResponse(answer.status());
            for (List<String> header : answer.headers()) {
                if (header.get(0).equalsIgnoreCase("Content-Type")) {
                    response.setContentType(header.get(1));
                }
            }
            response.setBody(new String(answer.body(), StandardCharsets.UTF_8));
            return response;
        } catch (IOException failed) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_UNAVAILABLE,
                    endpoints.token() + " does not respond: " + failed.getMessage());
        }
    }

    private static JWT idToken(TokenResponse response) throws SignInRefused {
        if (!response.indicatesSuccess()) {
            String error = response.toErrorResponse().getErrorObject() == null
                    ? "no error code"
                    : String.valueOf(response.toErrorResponse().getErrorObject().getCode());
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_REFUSED, "the token endpoint responds with " + Excerpt.of(error));
        }
        JWT token = ((OIDCTokenResponse) response.toSuccessResponse())
                .getOIDCTokens()
                .getIDToken();
        if (token == null) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the token endpoint returns no ID token");
        }
        return token;
    }
}
