package dev.ectype.runtime.wire;

import dev.ectype.runtime.http.Delivery;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.state.State;
import org.jspecify.annotations.Nullable;

/**
 * What an emulator answered to a call.
 *
 * @param status as it is over HTTP
 * @param shown the document of the reply, or null where it has none
 * @param seen the version of the state after it
 * @param delivery how the answer is to be sent, or null
 * @param harm what has befallen what it shows on its way
 */
public record Called(
        int status,
        @Nullable Document shown,
        State seen,
        @Nullable Delivery delivery,
        Harm harm) {
    /** What a fault does to what is shown. */
    public enum Harm {
        NONE,
        /** Nothing of it can be read. */
        SPOILED,
        /** Nothing of it is left. */
        EMPTIED
    }

    /** What a reply says. */
    public static Called of(ReplyBuffer reply, State seen, Harm harm) {
        return new Called(reply.status(), document(reply), seen, reply.delivery(), harm);
    }

    /** The same, but what clients are shown, where they are shown anything, is something else. */
    public Called showing(Document other) {
        return harm == Harm.NONE ? new Called(status, other, seen, delivery, harm) : this;
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
    public String said(String member) {
        Document said = shown == null || !shown.isObject() ? null : shown.member(member);
        return said == null || !said.isString() ? "" : said.text();
    }
}
