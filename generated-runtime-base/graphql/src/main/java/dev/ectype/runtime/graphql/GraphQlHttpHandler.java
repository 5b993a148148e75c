package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.graphql.request.OperationKind;
import dev.ectype.runtime.graphql.request.QueryStringReader;
import dev.ectype.runtime.graphql.request.ResponseMediaType;
import dev.ectype.runtime.graphql.request.ResultFormatter;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.MalformedContent;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.wire.OperationCaller;
import graphql.ExecutionResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers one GraphQL request over HTTP. */
final class GraphQlHttpHandler {
    /** The maximum number of requests in a batch. */
    private static final int MOST = 20;

    private static final byte[] NOTHING = {};

    private final GraphQlService service;
    private final Request request;
    private final GraphQlSession session;
    private final ResponseMediaType media;

    GraphQlHttpHandler(GraphQlService service, Request request, OperationCaller calls) {
        this.service = service;
        this.request = request;
        this.session = new GraphQlSession(request, calls);
        this.media = ResponseMediaType.of(request.header("accept"));
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
        } catch (GraphQlRequest.UnreadableRequest | MalformedJson unreadable) {
            refuse(400, "BAD_REQUEST", String.valueOf(unreadable.getMessage()), reply);
        }
        switch (session.bodyFault()) {
            case MALFORMED -> MalformedContent.applyTo(reply, 0.5);
            case EMPTY -> reply.body(NOTHING, 0, 0);
            case NONE -> {}
        }
        Delivery delivery = session.delivery();
        if (delivery != null) {
            reply.delivery(delivery);
        }
    }

    private void get(ReplyBuffer reply) {
        GraphQlRequest query = QueryStringReader.read(request.query());
        if (service.kind(query) == OperationKind.MUTATION) {
            refuse(405, "METHOD_NOT_ALLOWED", "mutations must be sent with POST", reply);
            reply.header("allow", "POST");
            return;
        }
        one(query, reply);
    }

    private void post(ReplyBuffer reply) {
        String type = request.header("content-type");
        if (!ResponseMediaType.isJson(type)) {
            String found = type == null ? "nothing" : "\"" + type + "\"";
            refuse(415, "UNSUPPORTED_MEDIA_TYPE", "expected application/json, but was " + found, reply);
            return;
        }
        ByteSlice body = request.body();
        Document document = Json.parse(body.array(), body.from(), body.to(), JsonLimits.REQUEST);
        if (document.isArray()) {
            several(document, reply);
        } else {
            one(service.read(document), reply);
        }
    }

    private void one(GraphQlRequest query, ReplyBuffer reply) {
        boolean waits = service.kind(query) == OperationKind.SUBSCRIPTION;
        @Nullable String accepted = request.header("accept");
        // Clients with a wildcard in `Accept` send it with each request and read a single response as one result.
        if (waits && ResponseMediaType.isStream(accepted) || ResponseMediaType.isStreamAlone(accepted)) {
            EventStream stream = new EventStream(new ResultFeed(service, query, session));
            reply.status(200)
                    .header("content-type", "text/event-stream; charset=utf-8")
                    .header("cache-control", "no-cache")
                    .body(stream);
            return;
        }
        if (waits) {
            throw new GraphQlRequest.UnreadableRequest("subscriptions need graphql-transport-ws or text/event-stream");
        }
        ExecutionResult result = service.execute(query, session);
        boolean done = result.isDataPresent();
        boolean known = done || media == ResponseMediaType.JSON;
        send(session.isUnauthenticated() && !done ? 401 : known ? 200 : 400, ResultFormatter.of(result), reply);
    }

    private void several(Document list, ReplyBuffer reply) {
        if (list.size() > MOST || list.size() == 0) {
            throw new GraphQlRequest.UnreadableRequest(
                    "a batch must have 1 to " + MOST + " requests, but had " + list.size());
        }
        List<@Nullable Object> results = new ArrayList<>();
        List<GraphQlRequest> queries = new ArrayList<>();
        list.elements().forEach(each -> queries.add(service.read(each)));
        queries.forEach(each -> results.add(ResultFormatter.of(service.execute(each, session))));
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
        DocumentConverter.write(result, out);
        reply.status(status).header(media.contentType());
        reply.append(out.array(), 0, out.length());
    }
}
