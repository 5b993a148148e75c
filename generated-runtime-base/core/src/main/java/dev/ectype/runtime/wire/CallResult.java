package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.state.table.State;
import org.jspecify.annotations.Nullable;

/**
 * Holds the reply of an emulator to a call.
 *
 * @param status the HTTP status
 * @param document the document of the reply, or null for none
 * @param version the version of the state after the call
 * @param delivery the delivery of the reply, or null
 * @param bodyFault the injected fault of the body
 * @param stream the stream that the reply consists of, or null
 */
public record CallResult(
        int status,
        @Nullable Document document,
        State version,
        @Nullable Delivery delivery,
        BodyFault bodyFault,
        @Nullable OperationStream stream) {
    /** Lists the injected faults of a body. */
    public enum BodyFault {
        NONE,
        /** The body is unreadable. */
        MALFORMED,
        /** The body is empty. */
        EMPTY
    }

    /** Reads the result of a reply. */
    public static CallResult of(ReplyBuffer reply, State seen, ProtocolCall call) {
        return new CallResult(reply.status(), document(reply), seen, reply.delivery(), call.bodyFault(), call.stream());
    }

    /** Returns the same result with another document, if it has one. */
    public CallResult withDocument(Document other) {
        return bodyFault == BodyFault.NONE ? new CallResult(status, other, version, delivery, bodyFault, stream) : this;
    }

    private static @Nullable Document document(ReplyBuffer reply) {
        int length = reply.bodyTo() - reply.bodyFrom();
        if (length == 0) {
            return null;
        }
        try {
            byte[] own = new byte[length];
            System.arraycopy(reply.bodyArray(), reply.bodyFrom(), own, 0, length);
            return Json.parse(own);
        } catch (MalformedJson text) {
            return null;
        }
    }

    public boolean isRefused() {
        return status >= 400;
    }

    /** Returns a member of the error document, or an empty text. */
    public String errorText(String member) {
        Document value = document == null || !document.isObject() ? null : document.member(member);
        return value == null || !value.isString() ? "" : value.text();
    }
}
