package dev.ectype.launcher.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Records four concurrent clients and replays the recording against an emulator with other identifiers. */
@Timeout(120)
final class ConcurrentReplayTest {
    private static final int CLIENTS = 4;
    private static final int EACH = 250;

    private final StringBuilder recording = new StringBuilder();
    private final List<ReplayedExchange> results = new ArrayList<>();
    private long seq;

    /** A client that creates customers, reads them and lists all customers. */
    private final class Client {
        private final int number;
        private final Random random;
        private final ReplayTarget target;
        private final List<String> known = new ArrayList<>();

        Client(int number, Emulator emulator) {
            this.number = number;
            this.random = new Random(number);
            this.target = target(emulator);
        }

        void run() throws Exception {
            for (int at = 0; at < EACH; at++) {
                String one = known.isEmpty() ? "" : "/" + known.get(random.nextInt(known.size()));
                int what = one.isEmpty() ? 0 : random.nextInt(6);
                if (what < 2) {
                    String phone = random.nextBoolean() ? ",'phone':'+351 " + number + " " + at + "'" : "";
                    String sent = "{'name':'Client','email':'c" + number + "." + at + "@example.org'" + phone + "}";
                    known.add(Objects.requireNonNull(send("POST", "", sent).member("id"))
                            .text());
                } else if (what == 2) {
                    send("PATCH", one, "{'phone':'+49 " + number + " " + at + "'}");
                } else if (what == 3) {
                    send("GET", "?limit=" + (3 + random.nextInt(5)), "");
                } else {
                    send("GET", what == 4 ? one : "?limit=3&after=" + one.substring(1), "");
                }
            }
        }

        private Document send(String method, String path, String body) throws Exception {
            RecordedRequest request = new RecordedRequest(
                    method,
                    "https://payments.example/v2/customers" + path,
                    List.of(
                            new RecordedHeader("authorization", "Bearer any"),
                            new RecordedHeader("content-type", "application/json")),
                    ExampleExchanges.body(body));
            Instant at = Instant.now();
            long began = System.nanoTime();
            // The delay simulates a network, on which replies overtake each other.
            LockSupport.parkNanos(random.nextInt(2_000_000));
            RecordedReply reply = target.send(request);
            LockSupport.parkNanos(random.nextInt(2_000_000));
            synchronized (recording) {
                long took = (System.nanoTime() - began) / 1_000_000;
                recording.append(
                        ExampleExchanges.line(new CapturedExchange(++seq, at.toString(), request, reply, took, null)));
            }
            return Objects.requireNonNullElse(reply.body().json(), Document.NULL);
        }
    }

    private static ReplayTarget target(Emulator emulator) {
        return new HttpReplayTarget(HttpClient.newHttpClient(), emulator.baseUri(), List.of(), Duration.ofSeconds(20));
    }

    private static Emulator emulator(long seed) {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("payments")), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withSeed(seed).withPort(0));
    }

    private void record(Emulator emulator) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Future<?>> clients = new ArrayList<>();
            for (int at = 0; at < CLIENTS; at++) {
                Client client = new Client(at, emulator);
                clients.add(threads.submit(() -> {
                    client.run();
                    return null;
                }));
            }
            for (Future<?> each : clients) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void everyInstanceIsFoundUnderItsNewIdentifier() throws Exception {
        try (Emulator first = emulator(1);
                Emulator second = emulator(99)) {
            record(first);
            new Replay(target(second), new ReplyComparison(List.of()), 1)
                    .run(ExampleExchanges.read(recording.toString()), results::add);
        }
        assertThat(results).hasSize(CLIENTS * EACH);
        assertThat(results).allSatisfy(each -> {
            assertThat(each.result().kind()).isNotEqualTo(ResultKind.STATUS_MISMATCH);
            Document was = each.recorded().reply().body().json();
            Document is = Objects.requireNonNull(each.reply()).body().json();
            assertThat(email(is)).isEqualTo(email(was));
        });
        assertThat(results)
                .filteredOn(each -> each.result().kind() != ResultKind.MATCH)
                .hasSizeLessThan(results.size() / 100);
    }

    /** The email of the customer in a reply; null for a list. */
    private static Document email(Document reply) {
        return Objects.requireNonNullElse(Objects.requireNonNull(reply).member("email"), Document.NULL);
    }
}
