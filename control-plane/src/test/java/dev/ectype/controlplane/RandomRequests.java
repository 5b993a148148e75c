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
        String method = chance(15) ? pick(HostileParts.METHODS) : operation.method();
        List<String> headers = new ArrayList<>(List.of(chance(10) ? "x-service-key: usk_admin_a" : pick(keys)));
        byte[] body = body(operation, headers);
        while (chance(35)) {
            headers.add(pick(HostileParts.HEADERS));
        }
        return new Request(method, target(operation), headers, body);
    }

    private String target(Operation operation) {
        List<String> values = new ArrayList<>(targets.values(operation));
        if (!values.isEmpty() && chance(25)) {
            values.set(random.nextInt(values.size()), pick(HostileParts.TARGET_TEXTS));
        }
        StringBuilder target = new StringBuilder();
        int parameter = 0;
        for (String step : operation.path().substring(1).split("/")) {
            target.append('/').append(step.startsWith("{") ? values.get(parameter++) : step);
        }
        if (chance(8)) {
            target.insert(random.nextInt(target.length() + 1), pick(HostileParts.TARGET_TEXTS));
        }
        String separator = "?";
        for (JsonNode described : operation.node().path("parameters")) {
            if (described.path("in").asString("").equals("query") && chance(40)) {
                String value = chance(60)
                        ? pick(HostileParts.TARGET_TEXTS)
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
                    .append(pick(HostileParts.TARGET_TEXTS));
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
        String text = chance(15) || valid == null ? pick(HostileParts.BODIES) : chance(85) ? damaged(valid) : valid;
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
        return object.toString().replace("\"@@VALUE@@\"", pick(HostileParts.JSON_VALUES));
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

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
