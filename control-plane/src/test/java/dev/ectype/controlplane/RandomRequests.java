package dev.ectype.controlplane;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ectype.controlplane.Described.Operation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes requests that are nearly those of a description: each has valid parts and some that no client should send. */
final class RandomRequests {
    /** Texts as they stand in a target: percent-encoded, or not although they should be. */
    private static final List<String> TARGET_TEXTS = List.of(
            "",
            "%00",
            "a%00b",
            "%0a",
            "%0d%0aX-Evil:%20a",
            ";",
            ";a=b",
            "%3b",
            "..",
            "%2e%2e",
            ".",
            "%2f",
            "%2F..%2F",
            "//",
            "/",
            "\\",
            "%5c",
            "%",
            "%zz",
            "%c0%af",
            "%ed%a0%80",
            "%f0%9f%98%80",
            "%e2%80%ae",
            "%c2%85",
            "%ff",
            "%u0041",
            "a".repeat(3000),
            "-1",
            "0",
            "1.5",
            "1e3",
            "99999999999999999999",
            "null",
            "true",
            "'",
            "\"",
            "$%7B7*7%7D",
            "%27%20OR%201=1--",
            "[]",
            "%7B%7D",
            "2026-01-31T12:00:00Z",
            "2026-99-99T00:00:00Z",
            "%2B999999999-12-31T23:59:59Z",
            "-999999999-01-01T00:00:00Z",
            "prj_01k9a3q0e8f6ta1w5y0n4m7b2c",
            "prj_",
            "*",
            "+",
            "%20",
            "a,b",
            "a%2Cb",
            "%EF%BB%BF");

    private static final List<String> JSON_VALUES = List.of(
            "null",
            "true",
            "1",
            "-1",
            "1.5",
            "1e400",
            "-0",
            "9".repeat(1000),
            "1" + "0".repeat(400) + ".5",
            "\"\"",
            "\"\\u0000\"",
            "\"a\\u0000b\"",
            "\"\\ud800\"",
            "\"\\u202e\"",
            "\"\\u001b[31m\"",
            "\"\\r\\n\"",
            "\"" + "a".repeat(70_000) + "\"",
            "[]",
            "{}",
            "[null]",
            "[[]]",
            "{\"a\":1}",
            "[" + "1,".repeat(2_000) + "1]",
            nested(400),
            nested(600),
            nested(5_000),
            "\"2026-99-99T00:00:00Z\"",
            "\"+999999999-12-31T23:59:59Z\"",
            "\"http://[::1\"",
            "\"http://a b\"",
            "\"javascript:alert(1)\"",
            "\"jdbc:postgresql://a\"",
            "\"http://\\u0000\"",
            "\"http://127.0.0.1:99999\"",
            "\"a@b\"",
            "\"$.a[\"",
            "\"*\"");
    private static final List<String> BODIES = List.of(
            "",
            "{",
            "[]",
            "null",
            "1",
            "\"a\"",
            "{\"a\":1,\"a\":2}",
            "{}{}",
            "{}x",
            "\ufeff{}",
            "<a/>",
            "{\"a\":" + nested(600) + "}",
            "{\"a\":" + "9".repeat(1001) + "}",
            "\u0000",
            "{\"\\u0000\":1}",
            "a=b",
            "--x\r\n\r\n--x--");
    private static final List<String> METHODS = List.of(
            "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "PROPFIND");
    private static final List<String> HEADERS = List.of(
            "Idempotency-Key: a",
            "Idempotency-Key: \"\\\"",
            "Idempotency-Key: " + "k".repeat(300),
            "Idempotency-Key: \u00e9",
            "Idempotency-Key:",
            "Content-Type: text/plain",
            "Content-Type: application/json; charset=utf-16",
            "Content-Type: application/json; charset=none",
            "Content-Type: */*",
            "Content-Type: /",
            "Content-Type: application/json;;",
            "Content-Type: multipart/form-data; boundary=x",
            "Content-Type: application/x-www-form-urlencoded",
            "Content-Type: application/x-ndjson",
            "Content-Type: application/octet-stream",
            "Content-Encoding: gzip",
            "Content-Encoding: br",
            "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip",
            "Content-Length: 5",
            "Content-Digest: sha-256=:AAAA:",
            "Content-Digest: x",
            "Upload-Offset: -1",
            "Upload-Offset: 99999999999999999999",
            "Upload-Offset: a",
            "Range: bytes=0-",
            "Range: bytes=5-1",
            "Range: bytes=-9999999999999999999",
            "Range: a",
            "If-None-Match: *",
            "If-None-Match: \"",
            "If-Match: a",
            "Accept: a",
            "Accept: image/png",
            "Accept-Language: xx-" + "y".repeat(500),
            "x-request-id: \u0080",
            "Origin: null",
            "Origin: http://a",
            "Access-Control-Request-Method: BREW",
            "X-Forwarded-For: a",
            "X-Forwarded-Host: \u00e9",
            "Forwarded: for=",
            "Cookie: service_session=a",
            "Cookie: service_session=\"",
            "Cookie: a=" + "b".repeat(4000),
            "Expect: 100-continue",
            "Expect: a",
            "Upgrade: websocket",
            "traceparent: 00-a-b-c",
            "X-HTTP-Method-Override: DELETE",
            "If-Modified-Since: a",
            "Date: a",
            "a b: c",
            "\u0001: c",
            "Authorization: Bearer",
            "Authorization: Basic a",
            "Authorization: Bearer \u00ff");

    private final Random random;
    private final List<Operation> operations;
    private final Targets targets;
    private final List<String> keys;

    /** @param keys the headers with credentials to choose from */
    RandomRequests(long seed, List<Operation> operations, Targets targets, List<String> keys) {
        this.random = new Random(seed);
        this.operations = operations;
        this.targets = targets;
        this.keys = keys;
    }

    /** Gives for an operation the values of its path parameters and a body that it accepts. */
    interface Targets {
        List<String> values(Operation operation);

        String body(Operation operation);
    }

    /** One request, as {@link RawClient} sends it. */
    record Request(String method, String target, List<String> headers, byte[] body) {
        @Override
        public String toString() {
            return method + " " + target + " " + headers + " "
                    + new String(Arrays.copyOf(body, Math.min(body.length, 300)), UTF_8);
        }
    }

    Request next() {
        Operation operation = pick(operations);
        String method = chance(15) ? pick(METHODS) : operation.method();
        List<String> headers = new ArrayList<>(List.of(chance(10) ? "x-service-key: usk_admin_a" : pick(keys)));
        byte[] body = body(operation, headers);
        while (chance(35)) {
            headers.add(pick(HEADERS));
        }
        return new Request(method, target(operation), headers, body);
    }

    private String target(Operation operation) {
        List<String> values = new ArrayList<>(targets.values(operation));
        if (!values.isEmpty() && chance(25)) {
            values.set(random.nextInt(values.size()), pick(TARGET_TEXTS));
        }
        StringBuilder target = new StringBuilder();
        int parameter = 0;
        for (String step : operation.path().substring(1).split("/")) {
            target.append('/').append(step.startsWith("{") ? values.get(parameter++) : step);
        }
        if (chance(8)) {
            target.insert(random.nextInt(target.length() + 1), pick(TARGET_TEXTS));
        }
        String separator = "?";
        for (JsonNode described : operation.node().path("parameters")) {
            if (described.path("in").asString("").equals("query") && chance(40)) {
                String value = chance(60)
                        ? pick(TARGET_TEXTS)
                        : described.path("example").asString("a");
                target.append(separator)
                        .append(described.path("name").asString(""))
                        .append('=')
                        .append(value);
                separator = "&";
            }
        }
        if (chance(20)) {
            target.append(separator)
                    .append(pick(List.of("limit", "cursor", "q", "a", "", "%00")))
                    .append('=')
                    .append(pick(TARGET_TEXTS));
        }
        // A request line that has a space or a line break of its own is two requests, and tests the framing instead.
        String text = target.toString();
        return text.startsWith("/") ? text : "/" + text;
    }

    private byte[] body(Operation operation, List<String> headers) {
        String valid = targets.body(operation);
        if (valid == null && chance(90)) {
            return new byte[0];
        }
        headers.add("Content-Type: " + (chance(3) ? "text/plain" : type(operation)));
        String text = chance(15) || valid == null ? pick(BODIES) : chance(85) ? damaged(valid) : valid;
        byte[] bytes = chance(3)
                ? text.getBytes(UTF_16)
                : chance(3) ? (text + "\u00ff").getBytes(ISO_8859_1) : text.getBytes(UTF_8);
        return chance(3) ? gzip(bytes) : chance(5) ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private static String type(Operation operation) {
        return Stream.of("application/json", "application/x-ndjson", "application/octet-stream")
                .filter(type ->
                        operation.node().path("requestBody").path("content").has(type))
                .findFirst()
                .orElse("application/json");
    }

    /** Replaces, adds or removes a member somewhere in a JSON object; other texts lose their end. */
    private String damaged(String valid) {
        String line = valid.strip();
        if (!line.startsWith("{")) {
            return line.substring(0, random.nextInt(line.length() + 1));
        }
        ObjectNode object = (ObjectNode) Client.json(line);
        ObjectNode part = object;
        while (chance(40)) {
            List<ObjectNode> inner = part.values().stream()
                    .filter(JsonNode::isObject)
                    .map(ObjectNode.class::cast)
                    .toList();
            part = inner.isEmpty() ? part : pick(inner);
        }
        List<String> names = new ArrayList<>(
                part.properties().stream().map(Map.Entry::getKey).toList());
        names.addAll(List.of("unexpected", "", "__proto__"));
        String name = pick(names);
        if (chance(15)) {
            part.remove(name);
            return object.toString();
        }
        // The value is put in as text: most of them have no tree.
        part.put(name, "@@VALUE@@");
        return object.toString().replace("\"@@VALUE@@\"", pick(JSON_VALUES));
    }

    private static byte[] gzip(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }

    private static String nested(int depth) {
        return "[".repeat(depth) + "]".repeat(depth);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
