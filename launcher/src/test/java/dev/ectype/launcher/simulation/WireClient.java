package dev.ectype.launcher.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.http.ReplyBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Sends requests to an emulator like a network client, and reads replies without Ectype's code. */
final class WireClient {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Emulator emulator;
    private final @Nullable String sandbox;

    WireClient(Emulator emulator, @Nullable String sandbox) {
        this.emulator = emulator;
        this.sandbox = sandbox;
    }

    /** A request with a JSON body or an empty one. */
    record Request(String method, String target, String body, Map<String, String> fields) {
        static Request of(String method, String target, @Nullable Object body) {
            return new Request(method, target, body == null ? "" : text(body), new LinkedHashMap<>());
        }

        Request with(String name, String value) {
            Map<String, String> more = new LinkedHashMap<>(fields);
            more.put(name, value);
            return new Request(method, target, body, more);
        }

        @Override
        public String toString() {
            return method + " " + target + (fields.isEmpty() ? "" : " " + fields) + " " + body;
        }
    }

    /** The answer to a request. */
    record Answer(Request request, int status, Map<String, String> fields, String text) {
        @SuppressWarnings("unchecked")
        Map<String, Object> object() {
            return (Map<String, Object>) read(text);
        }

        @Override
        public String toString() {
            return request + " was answered " + status + " " + text;
        }
    }

    Answer get(String target) {
        return send(Request.of("GET", target, null));
    }

    Answer post(String target, Object body) {
        return send(Request.of("POST", target, body));
    }

    Answer send(Request request) {
        ReplyBuffer reply = new ReplyBuffer();
        Map<String, String> sent = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        sent.put("host", "127.0.0.1:4010");
        sent.putAll(request.fields());
        if (sandbox != null) {
            sent.put("x-service-sandbox", sandbox);
        }
        if (!request.body().isEmpty()) {
            sent.putIfAbsent("content-type", "application/json");
        }
        emulator.handle(new NetworklessRequest(request.method(), request.target(), sent, request.body()), reply);
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int index = 0; index < reply.headerCount(); index++) {
            String[] field = reply.headerAt(index).toString().split(": ", 2);
            fields.put(field[0], field[1]);
        }
        int size = reply.bodyTo() - reply.bodyFrom();
        String text = new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8);
        return new Answer(request, reply.status(), fields, text);
    }

    static Object read(String text) {
        try {
            return JSON.readValue(text, Object.class);
        } catch (JsonProcessingException malformed) {
            throw new AssertionError("no JSON: " + text, malformed);
        }
    }

    static String text(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
