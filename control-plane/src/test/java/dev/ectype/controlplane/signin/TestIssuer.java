package dev.ectype.controlplane.signin;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

/** An OpenID Connect provider of the JDK alone, which shares no code with the sign-in and sends what a test wants. */
public final class TestIssuer implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();
    /** The key of all issuers at first, because making one takes long. */
    private static final KeyPair FIRST = keyPair();

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final HttpServer server;
    private final Map<String, Map<String, String>> codes = new ConcurrentHashMap<>();
    private volatile Map<String, KeyPair> published = new LinkedHashMap<>();
    private volatile String kid = "first";
    private volatile KeyPair key = FIRST;
    /** Changes the discovery document. */
    public volatile UnaryOperator<Map<String, Object>> document = same -> same;
    /** Changes the claims of ID tokens. */
    public volatile UnaryOperator<Map<String, Object>> claims = same -> same;
    /** Makes an ID token of a header and claims; by default with RS256. */
    public volatile Signer signer = this::rs256;
    /** Answers the token endpoint instead of it; by default it answers itself. */
    public volatile UnaryOperator<String> tokenResponse = same -> same;

    public volatile int status = 200;
    public volatile long delayMillis;
    public final List<String> tokenRequests = java.util.Collections.synchronizedList(new ArrayList<>());

    public TestIssuer() {
        try {
            server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        published.put(kid, key);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/.well-known/openid-configuration", exchange -> answer(exchange, document()));
        server.createContext("/keys", exchange -> answer(exchange, Map.of("keys", keys())));
        server.createContext("/token", this::token);
        server.start();
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    public String kid() {
        return kid;
    }

    public KeyPair key() {
        return key;
    }

    /** Signs with a new key from now on. */
    public void rotate(String newKid, boolean publish) {
        kid = newKid;
        key = keyPair();
        if (publish) {
            published = new LinkedHashMap<>(Map.of(kid, key));
        }
    }

    /** Plays the authorization endpoint: the user agrees to a request of a client. Returns the code. */
    public String authorize(String url) {
        String code = UUID.randomUUID().toString();
        codes.put(code, query(url.substring(url.indexOf('?') + 1)));
        return code;
    }

    public static Map<String, String> query(String text) {
        Map<String, String> query = new LinkedHashMap<>();
        for (String part : text.split("&")) {
            String[] pair = part.split("=", 2);
            query.put(pair[0], URLDecoder.decode(pair.length == 1 ? "" : pair[1], StandardCharsets.UTF_8));
        }
        return query;
    }

    private Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("issuer", address());
        document.put("authorization_endpoint", address() + "/authorize");
        document.put("token_endpoint", address() + "/token");
        document.put("jwks_uri", address() + "/keys");
        document.put("end_session_endpoint", address() + "/logout");
        document.put("response_types_supported", List.of("code"));
        document.put("subject_types_supported", List.of("public"));
        document.put("id_token_signing_alg_values_supported", List.of("RS256"));
        return this.document.apply(document);
    }

    private List<Object> keys() {
        List<Object> keys = new ArrayList<>();
        published.forEach((id, pair) -> {
            RSAPublicKey open = (RSAPublicKey) pair.getPublic();
            keys.add(Map.of(
                    "kty",
                    "RSA",
                    "use",
                    "sig",
                    "kid",
                    id,
                    "n",
                    unsigned(open.getModulus()),
                    "e",
                    unsigned(open.getPublicExponent())));
        });
        return keys;
    }

    private void token(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        tokenRequests.add(body);
        Map<String, String> form = query(body);
        Map<String, String> request = codes.remove(form.getOrDefault("code", ""));
        if (request == null) {
            send(exchange, 400, "{\"error\":\"invalid_grant\"}");
            return;
        }
        String challenge = BASE64.encodeToString(sha256(form.getOrDefault("code_verifier", "")));
        if (!"S256".equals(request.get("code_challenge_method")) || !challenge.equals(request.get("code_challenge"))) {
            send(exchange, 400, "{\"error\":\"invalid_grant\",\"error_description\":\"PKCE\"}");
            return;
        }
        long now = System.currentTimeMillis() / 1000;
        Map<String, Object> idClaims = new LinkedHashMap<>();
        idClaims.put("iss", address());
        idClaims.put("sub", "248289761001");
        idClaims.put("aud", request.get("client_id"));
        idClaims.put("exp", now + 300);
        idClaims.put("iat", now);
        idClaims.put("nonce", request.get("nonce"));
        idClaims.put("email_verified", true);
        idClaims.put("name", "Ada Lovelace");
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("alg", "RS256");
        header.put("kid", kid);
        String idToken = signer.sign(header, claims.apply(idClaims));
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("access_token", "opaque");
        response.put("token_type", "Bearer");
        response.put("expires_in", 300);
        if (idToken != null) {
            response.put("id_token", idToken);
        }
        send(exchange, status, tokenResponse.apply(JSON.writeValueAsString(response)));
    }

    private void answer(HttpExchange exchange, Object body) throws IOException {
        send(exchange, status, JSON.writeValueAsString(body));
    }

    private void send(HttpExchange exchange, int code, String body) throws IOException {
        try {
            Thread.sleep(delayMillis);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(code, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** Signs with RS256 and the current key. */
    public String rs256(Map<String, Object> header, Map<String, Object> body) {
        String text = part(header) + "." + part(body);
        return text + "." + BASE64.encodeToString(signature("SHA256withRSA", key, text));
    }

    public static String part(Map<String, Object> members) {
        return BASE64.encodeToString(JSON.writeValueAsBytes(members));
    }

    public static byte[] signature(String algorithm, KeyPair pair, String text) {
        try {
            Signature signature = Signature.getInstance(algorithm);
            signature.initSign(pair.getPrivate());
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return signature.sign();
        } catch (GeneralSecurityException failed) {
            throw new IllegalStateException(failed);
        }
    }

    public static KeyPair keyPair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String unsigned(BigInteger number) {
        byte[] bytes = number.toByteArray();
        return BASE64.encodeToString(bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes);
    }

    @Override
    public void close() {
        server.stop(0);
    }

    /** Makes a token of a header and claims; null for no token. */
    public interface Signer {
        String sign(Map<String, Object> header, Map<String, Object> body);
    }
}
