package dev.ectype.runtime.graphql;

import dev.ectype.runtime.http.Bytes;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.wire.Calls;
import graphql.ExecutionResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One request of GraphQL over HTTP. */
final class HttpExchange {
    /** How many requests may come as one. */
    private static final int MOST = 20;

    private final Service service;
    private final Request request;
    private final Session session;
    private final MediaChoice media;

    HttpExchange(Service service, Request request, Calls calls) {
        this.service = service;
        this.request = request;
        this.session = new Session(request, calls);
        this.media = MediaChoice.of(request.header("accept"));
    }

    void answer(ReplyBuffer reply) {
        try {
            switch (request.method()) {
                case "GET", "HEAD" -> get(reply);
                case "POST" -> post(reply);
                case "OPTIONS" -> reply.status(204).header("allow", "GET, POST, OPTIONS");
                default -> {
                    refuse(405, "METHOD_NOT_ALLOWED", "expected GET or POST, but was " + request.method(), reply);
                    reply.header("allow", "GET, POST");
                }
            }
        } catch (Asked.Unreadable | MalformedJson unreadable) {
            refuse(400, "BAD_REQUEST", String.valueOf(unreadable.getMessage()), reply);
        }
        Delivery delivery = session.delivery();
        if (delivery != null) {
            reply.delivery(delivery);
        }
    }

    private void get(ReplyBuffer reply) {
        Asked asked = QueryForm.asked(request.query());
        if (service.kind(asked) == OperationKind.MUTATION) {
            refuse(405, "METHOD_NOT_ALLOWED", "mutations are sent by POST", reply);
            reply.header("allow", "POST");
            return;
        }
        one(asked, reply);
    }

    private void post(ReplyBuffer reply) {
        String type = request.header("content-type");
        if (!MediaChoice.isJson(type)) {
            String found = type == null ? "nothing" : "\"" + type + "\"";
            refuse(415, "UNSUPPORTED_MEDIA_TYPE", "expected application/json, but was " + found, reply);
            return;
        }
        Bytes body = request.body();
        Document document = Json.parse(body.array(), body.from(), body.to(), JsonLimits.REQUEST);
        if (document.isArray()) {
            several(document, reply);
        } else {
            one(Asked.of(document), reply);
        }
    }

    private void one(Asked asked, ReplyBuffer reply) {
        boolean waits = service.kind(asked) == OperationKind.SUBSCRIPTION;
        @Nullable String accepted = request.header("accept");
        // Clients that take anything say so of each request, and read what is answered once as one result.
        if (waits && MediaChoice.isStream(accepted) || MediaChoice.isStreamAlone(accepted)) {
            EventStream stream = new EventStream(new Feed(service, asked, session));
            reply.status(200)
                    .header("content-type", "text/event-stream; charset=utf-8")
                    .header("cache-control", "no-cache")
                    .body(stream);
            return;
        }
        if (waits) {
            throw new Asked.Unreadable("subscriptions are asked for over graphql-transport-ws or as text/event-stream");
        }
        ExecutionResult result = service.execute(asked, session);
        boolean done = result.isDataPresent();
        boolean known = done || media == MediaChoice.JSON;
        send(session.isUnauthenticated() && !done ? 401 : known ? 200 : 400, ResultForm.of(result), reply);
    }

    private void several(Document list, ReplyBuffer reply) {
        if (list.size() > MOST || list.size() == 0) {
            throw new Asked.Unreadable("a batch has 1 to " + MOST + " requests, but had " + list.size());
        }
        List<@Nullable Object> results = new ArrayList<>();
        List<Asked> asked = new ArrayList<>();
        list.elements().forEach(each -> asked.add(Asked.of(each)));
        asked.forEach(each -> results.add(ResultForm.of(service.execute(each, session))));
        send(200, results, reply);
    }

    private void refuse(int status, String code, String message, ReplyBuffer reply) {
        Map<String, Object> extensions = new LinkedHashMap<>();
        extensions.put("code", code);
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("message", message);
        error.put("extensions", extensions);
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("errors", List.of(error));
        send(status, result, reply.reset());
    }

    private void send(int status, Object result, ReplyBuffer reply) {
        JsonWriter out = new JsonWriter();
        Plain.write(result, out);
        reply.status(status).header("content-type", media.contentType());
        reply.append(out.array(), 0, out.length());
    }
}
