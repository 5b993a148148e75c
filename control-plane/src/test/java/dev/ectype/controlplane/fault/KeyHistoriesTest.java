package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Lets several clients create, rotate and revoke keys of one organization concurrently at random, with repetitions. The replies must be
 * consistent: one request created each key, at most one rotated it, and each acknowledged revocation took effect.
 */
class KeyHistoriesTest {
    private static final int HISTORIES = Integer.getInteger("histories", 40);
    private static final int AT_ONCE = 4;
    private static final int CLIENTS = 3;
    private static final int REQUESTS = 3;
    private static final long SEED = Long.getLong("histories.seed", 20_261_122L);

    @Test
    void everyHistoryIsOneStory() {
        for (int from = 0; from < HISTORIES; from += AT_ONCE) {
            List<CompletableFuture<Void>> running = IntStream.range(from, Math.min(from + AT_ONCE, HISTORIES))
                    .mapToObj(number -> Tasks.run(() -> new History(SEED + number).run()))
                    .toList();
            running.forEach(CompletableFuture::join);
        }
    }

    /** One organization and what happened to its keys. */
    private static final class History {
        private final long seed;
        private final Client admin = ControlPlane.shared().organization(Plan.ENTERPRISE);
        /** The identifier of each created key in the replies, by the Idempotency-Key of its request. */
        private final Map<String, String> made = new ConcurrentSkipListMap<>();

        private final Map<String, String> secrets = new ConcurrentSkipListMap<>();
        private final Map<String, String> followers = new ConcurrentSkipListMap<>();
        private final Map<String, String> revoked = new ConcurrentSkipListMap<>();

        History(long seed) {
            this.seed = seed;
        }

        void run() {
            Stream.of(create("first-a"), create("first-b"))
                    .forEach(reply -> assertThat(reply).isNotNull());
            List<CompletableFuture<Void>> clients = IntStream.range(0, CLIENTS)
                    .mapToObj(number -> Tasks.run(() -> client(number)))
                    .toList();
            clients.forEach(CompletableFuture::join);
            check();
        }

        private void client(int number) {
            Random random = new Random(seed * CLIENTS + number);
            for (int at = 0; at < REQUESTS; at++) {
                String name = number + "-" + at;
                List<String> known = new ArrayList<>(made.values());
                String key = known.get(random.nextInt(known.size()));
                switch (random.nextInt(3)) {
                    case 0 -> create(name);
                    case 1 -> rotate(name, key);
                    default -> revoke(key);
                }
            }
        }

        private Reply create(String name) {
            return twice(
                    name,
                    () -> admin.with("Idempotency-Key", name)
                            .post("/v1/api-keys", "{\"name\":\"" + name + "\",\"scope\":\"read\"}"));
        }

        private void rotate(String name, String key) {
            Reply reply = twice(
                    name,
                    () -> admin.with("Idempotency-Key", name)
                            .post("/v1/api-keys", "{\"rotate\":\"" + key + "\",\"overlapSeconds\":600}"));
            if (reply.status() == 201) {
                String before = followers.put(key, reply.text("id"));
                assertThat(before).as(describe("rotated twice")).isNull();
            }
        }

        private void revoke(String key) {
            admin.delete("/v1/api-keys/" + key).is(204);
            revoked.put(key, "");
        }

        /** Sends a request that makes a key, and again, as a client does that saw no reply. */
        private Reply twice(String name, java.util.function.Supplier<Reply> request) {
            Reply first = request.get();
            Reply again = request.get();
            assertThat(again.body())
                    .as(describe("another reply to the same request"))
                    .isEqualTo(first.body());
            assertThat(first.status()).as(describe(first.body())).isIn(201, 409);
            if (first.status() == 201) {
                made.put(name, first.text("id"));
                secrets.put(first.text("id"), first.text("key"));
            }
            return first;
        }

        private void check() {
            TreeMap<String, JsonNode> stored = new TreeMap<>();
            admin.get("/v1/api-keys?limit=100")
                    .is(200)
                    .items()
                    .forEach(key -> stored.put(key.get("id").asString(), key));
            stored.values().removeIf(key -> key.get("name").asString().equals("First key"));
            assertThat(stored.keySet()).as(describe("made")).isEqualTo(new TreeSet<>(made.values()));
            for (Map.Entry<String, JsonNode> key : stored.entrySet()) {
                boolean ended = revoked.containsKey(key.getKey());
                assertThat(key.getValue().get("revokedAt").isNull())
                        .as(describe("revoked"))
                        .isEqualTo(!ended);
            }
            followers.forEach((old, next) ->
                    assertThat(stored.get(next).get("rotatedFrom").asString()).isEqualTo(old));
            assertThat(kinds("api_key.created")).as(describe("events")).isEqualTo(made.size());
            assertThat(kinds("api_key.rotated")).as(describe("events")).isEqualTo(followers.size());
            assertThat(kinds("api_key.revoked")).as(describe("events")).isEqualTo(revoked.size());
            String last = stored.lastKey();
            admin.bare()
                    .with("x-service-key", secrets.get(last))
                    .get("/v1/me")
                    .is(revoked.containsKey(last) ? 401 : 200);
        }

        private int kinds(String kind) {
            int count = 0;
            for (JsonNode event :
                    admin.get("/v1/events?limit=100&kind=" + kind).is(200).items()) {
                count += event.get("changes").toString().contains("First key") ? 0 : 1;
            }
            return count;
        }

        private String describe(String what) {
            return what + "; repeat it with -Dhistories=1 -Dhistories.seed=" + seed;
        }
    }
}
