package dev.ectype.runtime.netty.connection;

import dev.ectype.runtime.netty.http1.syntax.RequestHash;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the replies of one event loop until the state changes from which they were made. Clients that poll, and tests that check what
 * has not changed, send the same requests again. Where each request differs, or the state changes often, the cache waits longer before it
 * keeps replies again, so that it costs little where it does not help.
 */
final class ReplyCache {
    /** The maximum size of a request, and of a reply, in bytes. */
    static final int LARGEST = 8 * 1024;

    /** The least number of requests after a change of the state before replies are kept. */
    static final int LEAST_PATIENCE = 64;

    private static final int MOST_PATIENCE = 1 << 16;
    private static final int MOST_BYTES = 1 << 20;
    /** The number of replies that may be kept without being sent again, beside as many as were sent again. */
    private static final int MOST_UNUSED = 256;

    private static final int SLOTS = 1024;
    private static final int PROBES = 4;

    private CachedReply @Nullable [] slots;
    private @Nullable Object version;
    private int patience = LEAST_PATIENCE;
    private int waited;
    private int kept;
    private int used;
    private int bytes;

    /**
     * Returns the reply to the request at the beginning of some bytes, or null if there is none.
     *
     * @param current the version of the state, see {@link dev.ectype.runtime.http.HttpHandler#replyVersion}
     */
    @Nullable
    CachedReply find(Object current, byte[] input, int from, int to) {
        if (current != version) {
            begin(current);
        }
        CachedReply[] known = slots;
        if (known == null) {
            waited = Math.min(waited + 1, patience);
            return null;
        }
        int slot = RequestHash.of(input, from, to);
        for (int probe = 0; probe < PROBES; probe++) {
            CachedReply each = known[slot + probe & SLOTS - 1];
            if (each == null) {
                return null;
            }
            int end = from + each.request().length;
            if (end <= to && Arrays.equals(each.request(), 0, each.request().length, input, from, end)) {
                used = Math.min(used + 1, SLOTS * SLOTS);
                return each;
            }
        }
        return null;
    }

    /** Returns true if a reply of this version would be kept. */
    boolean accepts(Object made) {
        return made == version && waited >= patience;
    }

    void add(CachedReply reply) {
        CachedReply[] known = slots;
        if (known == null) {
            known = new CachedReply[SLOTS];
            slots = known;
        }
        int slot = RequestHash.of(reply.request(), 0, reply.request().length);
        int probe = 0;
        while (probe < PROBES && known[slot + probe & SLOTS - 1] != null) {
            probe++;
        }
        int at = slot + probe % PROBES & SLOTS - 1;
        CachedReply replaced = known[at];
        known[at] = reply;
        bytes += reply.size() - (replaced == null ? 0 : replaced.size());
        kept++;
        if (bytes > MOST_BYTES || kept - used > MOST_UNUSED) {
            begin(version);
        }
    }

    /** Forgets the replies of another version than the current one, so that they do not keep its state in memory. */
    void keepOnly(@Nullable Object current) {
        if (current != version) {
            begin(current);
        }
    }

    private void begin(@Nullable Object current) {
        version = current;
        waited = 0;
        if (slots != null) {
            patience = used >= kept ? LEAST_PATIENCE : Math.min(MOST_PATIENCE, patience * 2);
            slots = null;
            kept = 0;
            used = 0;
            bytes = 0;
        }
    }
}
