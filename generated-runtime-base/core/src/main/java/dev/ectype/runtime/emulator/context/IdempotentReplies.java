package dev.ectype.runtime.emulator.context;

import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.Era;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Stores the replies to requests with an idempotency key, so that a repeated request changes nothing. Old replies are dropped
 * when the memory limit is reached, and all are dropped when the whole state is replaced.
 */
public final class IdempotentReplies {
    static final String CUSTOMARY = "Idempotency-Key";

    private static final HeaderField REPLAYED = HeaderField.of("idempotent-replayed", "true");
    private static final int LONGEST_KEY = 255;
    private static final int MOST = 10_000;
    private static final long MOST_BYTES = 16L << 20;
    private static final int OVERHEAD = 256;

    private final Map<String, StoredReply> replies = new LinkedHashMap<>();
    private long bytes;
    private @Nullable Era era;

    /** A request fingerprint and the reply to that request. */
    private record StoredReply(byte[] request, int status, List<HeaderField> fields, byte[] body) {
        int size() {
            return body.length + OVERHEAD;
        }
    }

    /** Returns the idempotency key of a request, or null if each request is run anew. */
    static @Nullable public String key(Request request, PreparedOperation operation) {
        String header = operation.repeatKey();
        // A replayed request must run again: its stored reply may belong to another branch or to the time before a
        // rewind.
        String key = header == null || request instanceof RetainedRequest retained && retained.isReplay()
                ? null
                : request.header(header);
        if (key == null || key.isBlank()) {
            return null;
        }
        if (key.length() > LONGEST_KEY) {
            Problem.Detail detail = new Problem.Detail(
                    "header." + header, "maxLength", "is longer than " + LONGEST_KEY + " characters");
            throw Problem.invalid(List.of(detail));
        }
        String credential = request.header("authorization");
        return credential == null ? key : key + ' ' + credential;
    }

    /**
     * Writes the stored reply if the request was sent before.
     *
     * @return whether a reply was written
     */
    public boolean replay(String key, Era currentEra, Request request, ReplyBuffer reply) {
        if (era != currentEra) {
            replies.clear();
            bytes = 0;
            era = currentEra;
        }
        StoredReply before = replies.get(key);
        if (before == null) {
            return false;
        }
        if (!Arrays.equals(before.request, fingerprint(request))) {
            throw Problem.reused("this key was sent with another request; send a new key with a new request");
        }
        reply.status(before.status);
        before.fields.forEach(reply::header);
        reply.header(REPLAYED).body(before.body, 0, before.body.length);
        return true;
    }

    /** Stores the reply to a request under its key and drops the oldest replies above the limits. */
    public void remember(String key, Request request, ReplyBuffer reply) {
        if (reply.stream() != null) {
            return;
        }
        List<HeaderField> fields = new ArrayList<>(reply.headerCount());
        for (int index = 0; index < reply.headerCount(); index++) {
            fields.add(reply.headerAt(index));
        }
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        StoredReply added = new StoredReply(fingerprint(request), reply.status(), fields, body);
        replies.put(key, added);
        bytes += added.size();
        Iterator<StoredReply> oldest = replies.values().iterator();
        while (replies.size() > MOST || bytes > MOST_BYTES && replies.size() > 1) {
            bytes -= oldest.next().size();
            oldest.remove();
        }
    }

    private static byte[] fingerprint(Request request) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((request.method() + ' ' + request.target() + '\n').getBytes(StandardCharsets.UTF_8));
            digest.update(
                    request.body().array(),
                    request.body().from(),
                    request.body().size());
            return digest.digest();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
