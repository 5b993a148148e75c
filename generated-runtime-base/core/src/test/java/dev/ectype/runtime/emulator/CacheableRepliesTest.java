package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.state.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which replies are marked with the state on which they depend. */
final class CacheableRepliesTest {
    private static final EmulatorOptions CACHING = EmulatorOptions.standard().withReplyCache(true);
    private static final PlainRequest READ = PlainRequest.json("GET", "/owners/1", "");

    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private final ReplyBuffer reply = new ReplyBuffer();

    @AfterEach
    void close() {
        emulator.close();
    }

    private ReplyBuffer reply(PlainRequest request) {
        emulator.handle(request, reply.reset());
        return reply;
    }

    private void created() {
        assertThat(reply(PlainRequest.json("POST", "/owners", "{\"name\":\"Ada\"}"))
                        .status())
                .isEqualTo(201);
    }

    @Test
    void readsAndRefusalsDependOnTheNewestState() {
        emulator.boot(CACHING);
        created();
        Object state = emulator.replyVersion();
        assertThat(state).isNotNull();
        assertThat(reply(READ).status()).isEqualTo(200);
        assertThat(reply.version()).isSameAs(state);
        assertThat(reply(PlainRequest.json("GET", "/owners/77", "")).status()).isEqualTo(404);
        assertThat(reply.version()).isSameAs(state);
        assertThat(reply(PlainRequest.json("POST", "/owners", "{\"name\":7}")).status())
                .isEqualTo(422);
        assertThat(reply.version()).isSameAs(state);
        assertThat(emulator.replyVersion()).isSameAs(state);
    }

    @Test
    void aWriteIsNotCacheableAndChangesTheVersion() {
        emulator.boot(CACHING);
        Object state = emulator.replyVersion();
        created();
        assertThat(reply.version()).isNull();
        assertThat(emulator.replyVersion()).isNotSameAs(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nowhere", "/__service/health", "/__service/inspect", "/"})
    void onlyRepliesOfOperationsAreCacheable(String target) {
        emulator.boot(CACHING);
        assertThat(reply(PlainRequest.json("GET", target, "")).version()).isNull();
    }

    @Test
    void anIdempotencyKeyMakesARefusalDependOnEarlierRequests() {
        emulator.boot(CACHING);
        PlainRequest refused = PlainRequest.json("POST", "/owners", "{\"name\":7}");
        refused.fields().put("idempotency-key", "k1");
        assertThat(reply(refused).status()).isEqualTo(422);
        assertThat(reply.version()).isNull();
    }

    @Test
    void noReplyOfASandboxIsCacheable() {
        emulator.boot(CACHING);
        created();
        PlainRequest read = PlainRequest.json("GET", "/owners/1", "");
        read.fields().put("x-service-sandbox", "other");
        assertThat(reply(read).status()).isEqualTo(200);
        assertThat(reply.version()).isNull();
        assertThat(reply(READ).version()).isNotNull();
    }

    @Test
    void noReplyIsCacheableWhileChaosRulesAreInForce() {
        PetstoreClient client = new PetstoreClient(emulator.start(CACHING.withPort(0)));
        created();
        client.post("/__service/chaos", "{\"operation\": \"*\", \"next\": 1, \"error\": 503}");
        assertThat(reply(READ).status()).isEqualTo(503);
        assertThat(reply.version()).isNull();
        assertThat(reply(READ).status()).isEqualTo(200);
        assertThat(reply.version()).isNull();
        assertThat(client.delete("/__service/chaos").statusCode()).isEqualTo(200);
        assertThat(reply(READ).version()).isNotNull();
    }

    @Test
    void theRealClockMakesRepliesDependOnTheTime() {
        emulator.boot(CACHING.withClock(Clock.REAL));
        created();
        assertThat(emulator.replyVersion()).isNull();
        assertThat(reply(READ).version()).isNull();
    }

    @Test
    void theCacheIsOffByDefaultBecauseOperationsMayHaveCodeOfUsers() {
        emulator.boot(EmulatorOptions.standard());
        created();
        assertThat(emulator.replyVersion()).isNull();
        assertThat(reply(READ).version()).isNull();
    }
}
