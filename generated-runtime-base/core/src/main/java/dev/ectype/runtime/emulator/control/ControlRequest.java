package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads requests to control routes and rejects unsupported methods, media types and values. */
final class ControlRequest {
    private ControlRequest() {}

    static void allow(Request request, String... methods) {
        if (!List.of(methods).contains(request.method())) {
            throw Problem.of(
                    405, "method_not_allowed", request.path() + " accepts " + String.join(", ", methods) + " only");
        }
    }

    /** Requires {@code application/json}: any web page may send a form or plain text, but JSON needs a CORS preflight. */
    static void requireJson(Request request, String method) {
        allow(request, method);
        String type = request.header("content-type");
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw Problem.of(415, "unsupported_media_type", "this route accepts only application/json");
        }
    }

    /**
     * Requires {@code application/json} unless the body is empty; a foreign web page's empty request carries an
     * {@code Origin}.
     */
    static void requireJsonOrNothing(Request request, String method) {
        if (!request.body().isEmpty() || request.header("content-type") != null) {
            requireJson(request, method);
        }
        allow(request, method);
    }

    /** Returns the JSON object of the body. An empty body gives an empty object. */
    static Document object(Request request) {
        byte[] body = request.body().copy();
        try {
            // The server has bounded the length; a snapshot may be longer and deeper than any other body.
            Document document = body.length == 0 ? Document.EMPTY_OBJECT : Json.parse(body, JsonLimits.GREATEST);
            if (document.isObject()) {
                return document;
            }
        } catch (MalformedJson malformed) {
            throw invalid("the body is not JSON: " + malformed.getMessage());
        }
        throw invalid("expected a JSON object");
    }

    /** Returns a non-negative whole number of the body, or null when the body has no such member. */
    static @Nullable Long number(Document body, String name) {
        Document value = body.member(name);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isLong() || value.longValue() < 0) {
            throw invalid("expected an integer for '" + name + "', found " + value);
        }
        return value.longValue();
    }

    /** Returns a whole number of the query, or the default. */
    static long number(Request request, String name, long otherwise) {
        String text = text(request, name);
        return text == null ? otherwise : parsed(name, text);
    }

    /** Returns the undecoded value of a query parameter, or null. */
    static @Nullable String text(Request request, String name) {
        for (String pair : request.query().split("&")) {
            if (pair.startsWith(name + "=")) {
                return pair.substring(name.length() + 1);
            }
        }
        return null;
    }

    static long parsed(String name, String text) {
        if (!text.matches("[0-9]{1,18}")) {
            throw invalid("expected an integer for '" + name + "', found '" + text + "'");
        }
        return Long.parseLong(text);
    }

    static Problem invalid(String message) {
        return Problem.of(400, "invalid_request", message);
    }
}
