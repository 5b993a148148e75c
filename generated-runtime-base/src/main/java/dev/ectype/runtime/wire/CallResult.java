package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.state.table.State;
import org.jspecify.annotations.Nullable;

/**
 * What an emulator answered to a call.
 *
 * @param status as it is over HTTP
 * @param document the document of the reply, or null where it has none
 * @param version the version of the state after it
 * @param delivery how the answer is to be sent, or null
 * @param bodyFault what has befallen what it shows on its way
 */
public record CallResult(
        int status,
        @Nullable Document document,
        State version,
        @Nullable Delivery delivery,
        BodyFault bodyFault) {
    /** What a fault does to what is shown. */
    public enum BodyFault {
        NONE,
        /** Nothing of it can be read. */
        MALFORMED,
        /** Nothing of it is left. */
        EMPTY
    }

    /** What a reply says. */
    public static CallResult of(ReplyBuffer reply, State seen, BodyFault harm) {
        return new CallResult(reply.status(), document(reply), seen, reply.delivery(), harm);
    }

    /** The same, but what clients are shown, where they are shown anything, is something else. */
    public CallResult withDocument(Document other) {
        return bodyFault == BodyFault.NONE ? new CallResult(status, other, version, delivery, bodyFault) : this;
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

    /** What a refusal says, or an empty text. */
    public String errorText(String member) {
        Document said = document == null || !document.isObject() ? null : document.member(member);
        return said == null || !said.isString() ? "" : said.text();
    }
}
