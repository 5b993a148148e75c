package dev.ectype.runtime.netty.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReplyCacheTest {
    private static final byte[] REPLY = new byte[500];

    private final ReplyCache cache = new ReplyCache();
    private final Object version = new Object();

    private static byte[] request(int number) {
        return ("GET /pets/" + number + " HTTP/1.1\r\nHost: x\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    }

    private @Nullable CachedReply find(Object current, int number) {
        byte[] request = request(number);
        return cache.find(current, request, 0, request.length);
    }

    private CachedReply add(int number) {
        CachedReply reply = new CachedReply(request(number), REPLY, "GET", "/pets/" + number, 200, null);
        cache.add(reply);
        return reply;
    }

    /** Returns the number of requests until replies of a version are accepted. */
    private int patience(Object current) {
        int asked = 0;
        while (!cache.accepts(current)) {
            find(current, 0);
            asked++;
        }
        return asked;
    }

    @Test
    void repliesAreAcceptedAfterManyRequestsOfTheirVersion() {
        assertThat(cache.accepts(version)).isFalse();
        assertThat(patience(version)).isEqualTo(ReplyCache.LEAST_PATIENCE);
        assertThat(cache.accepts(new Object())).isFalse();
        find(new Object(), 0);
        assertThat(cache.accepts(version)).isFalse();
    }

    @Test
    void aReplyIsFoundAtTheBeginningOfLaterBytes() {
        patience(version);
        CachedReply kept = add(7);
        byte[] input = "xGET /pets/7 HTTP/1.1\r\nHost: x\r\n\r\nGET".getBytes(StandardCharsets.US_ASCII);
        assertThat(cache.find(version, input, 1, input.length)).isSameAs(kept);
        assertThat(cache.find(version, input, 0, input.length)).isNull();
        assertThat(cache.find(version, input, 1, kept.request().length)).isNull();
    }

    @Test
    void requestsWithTheSameLineShareFewPlaces() {
        patience(version);
        CachedReply[] kept = new CachedReply[8];
        for (int number = 0; number < kept.length; number++) {
            byte[] request = ("GET / HTTP/1.1\r\nHost: " + number + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
            kept[number] = new CachedReply(request, REPLY, "GET", "/", 200, null);
            cache.add(kept[number]);
            assertThat(cache.find(version, request, 0, request.length)).isSameAs(kept[number]);
        }
        int found = 0;
        for (CachedReply each : kept) {
            found += cache.find(version, each.request(), 0, each.request().length) == each ? 1 : 0;
        }
        assertThat(found).isEqualTo(4);
    }

    @Test
    void repliesThatAreNotSentAgainDoubleThePatience() {
        patience(version);
        for (int number = 0; number <= 256; number++) {
            assertThat(cache.accepts(version)).isTrue();
            add(number);
        }
        assertThat(cache.accepts(version)).isFalse();
        assertThat(find(version, 0)).isNull();
        assertThat(patience(version) + 1).isEqualTo(2 * ReplyCache.LEAST_PATIENCE);
    }

    @Test
    void repliesThatAreSentAgainRestoreThePatience() {
        patience(version);
        add(1);
        Object second = new Object();
        assertThat(patience(second)).isEqualTo(2 * ReplyCache.LEAST_PATIENCE);
        CachedReply kept = add(2);
        assertThat(find(second, 2)).isSameAs(kept);
        assertThat(patience(new Object())).isEqualTo(ReplyCache.LEAST_PATIENCE);
    }

    @Test
    void aMegabyteIsKeptAtMost() {
        patience(version);
        int number = 0;
        int size = 0;
        while (cache.accepts(version)) {
            CachedReply kept = new CachedReply(request(++number), new byte[ReplyCache.LARGEST], "GET", "/", 200, null);
            size += kept.size();
            cache.add(kept);
        }
        assertThat(size).isBetween(1 << 20, (1 << 20) + 2 * ReplyCache.LARGEST);
    }

    @Test
    void repliesOfAnEarlierVersionAreForgotten() {
        patience(version);
        CachedReply kept = add(1);
        cache.keepOnly(version);
        assertThat(find(version, 1)).isSameAs(kept);
        cache.keepOnly(new Object());
        assertThat(find(version, 1)).isNull();
    }
}
