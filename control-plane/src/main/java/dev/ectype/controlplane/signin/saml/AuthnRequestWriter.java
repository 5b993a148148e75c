package dev.ectype.controlplane.signin.saml;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.opensaml.saml.common.SAMLVersion;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.opensaml.saml.saml2.core.AuthnRequest;
import org.opensaml.saml.saml2.core.Issuer;
import org.w3c.dom.Element;

/** Writes a request to sign in for each binding. */
final class AuthnRequestWriter {
    private static final Pattern ID = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]*");
    private static final int LONGEST_RELAY_STATE = 80;
    private static final String REQUEST_FIELD = "SAMLRequest";
    private static final String RELAY_STATE_FIELD = "RelayState";

    private final SamlIdentityProvider provider;
    private final SamlServiceProvider self;
    private final AuthnRequest request;

    AuthnRequestWriter(SamlIdentityProvider provider, SamlServiceProvider self, String requestId, Instant now) {
        if (!ID.matcher(requestId).matches()) {
            throw new IllegalArgumentException(
                    "A request identifier matches " + ID + ", but \"" + requestId + "\" does not.");
        }
        this.provider = provider;
        this.self = self;
        this.request = request(provider, self, requestId, now);
    }

    /** Returns a URL whose query contains the request and its signature. */
    SamlRequest redirect(String relayState) {
        StringBuilder query = new StringBuilder();
        append(query, REQUEST_FIELD, Base64.getEncoder().encodeToString(deflate(bytes(OpenSaml.marshal(request)))));
        if (!relayState.isEmpty()) {
            append(query, RELAY_STATE_FIELD, checked(relayState));
        }
        append(query, "SigAlg", RequestSignature.ALGORITHM);
        append(query, "Signature", Base64.getEncoder().encodeToString(sign(query.toString())));
        String url = provider.ssoUrl().toString();
        return new SamlRequest(URI.create(url + (url.indexOf('?') < 0 ? '?' : '&') + query), new TreeMap<>());
    }

    /** Returns a form whose request contains its signature. */
    SamlRequest post(String relayState) {
        SortedMap<String, String> fields = new TreeMap<>();
        byte[] signed = bytes(RequestSignature.sign(request, self));
        fields.put(REQUEST_FIELD, Base64.getEncoder().encodeToString(signed));
        if (!relayState.isEmpty()) {
            fields.put(RELAY_STATE_FIELD, checked(relayState));
        }
        return new SamlRequest(provider.ssoUrl(), fields);
    }

    /** Requests no format of the NameID, because some providers refuse requests for a format that they are not configured for. */
    private static AuthnRequest request(
            SamlIdentityProvider provider, SamlServiceProvider self, String requestId, Instant now) {
        AuthnRequest request = OpenSaml.create(AuthnRequest.class, AuthnRequest.DEFAULT_ELEMENT_NAME);
        request.setID(requestId);
        request.setVersion(SAMLVersion.VERSION_20);
        request.setIssueInstant(now.truncatedTo(ChronoUnit.SECONDS));
        request.setDestination(provider.ssoUrl().toString());
        request.setProtocolBinding(SAMLConstants.SAML2_POST_BINDING_URI);
        request.setAssertionConsumerServiceURL(self.acs().toString());
        Issuer issuer = OpenSaml.create(Issuer.class, Issuer.DEFAULT_ELEMENT_NAME);
        issuer.setValue(self.entityId());
        request.setIssuer(issuer);
        return request;
    }

    private static String checked(String relayState) {
        int length = relayState.getBytes(StandardCharsets.UTF_8).length;
        if (length > LONGEST_RELAY_STATE) {
            throw new IllegalArgumentException(
                    "A RelayState has at most " + LONGEST_RELAY_STATE + " bytes, not " + length + ".");
        }
        return relayState;
    }

    private byte[] sign(String query) {
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(self.key());
            signature.update(query.getBytes(StandardCharsets.UTF_8));
            return signature.sign();
        } catch (GeneralSecurityException wrong) {
            throw new IllegalStateException("The key of the service provider cannot sign.", wrong);
        }
    }

    private static void append(StringBuilder query, String name, String value) {
        query.append(query.isEmpty() ? "" : "&")
                .append(name)
                .append('=')
                .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
    }

    private static byte[] bytes(Element element) {
        return OpenSaml.text(element).getBytes(StandardCharsets.UTF_8);
    }

    /** SAML deflates without the header of zlib. */
    private static byte[] deflate(byte[] bytes) {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try (DeflaterOutputStream stream = new DeflaterOutputStream(deflated, deflater)) {
            stream.write(bytes);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        } finally {
            deflater.end();
        }
        return deflated.toByteArray();
    }
}
