package dev.ectype.controlplane.sso;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that an unresponsive issuer delays only the requests that need it. */
class SlowIssuerTest {
    private static final String PATH = "/v1/sso/providers";
    /** More than there are connections to the database. */
    private static final int CREATIONS = 15;

    private static final AtomicInteger DOMAINS = new AtomicInteger();

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CountDownLatch answers = new CountDownLatch(1);
    private final AtomicInteger requests = new AtomicInteger();
    private HttpServer idp;
    private String issuer;

    @BeforeEach
    void serveAnIssuer() throws IOException {
        idp = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        idp.setExecutor(threads);
        issuer = "http://127.0.0.1:" + idp.getAddress().getPort();
        idp.createContext("/", exchange -> {
            requests.incrementAndGet();
            try {
                answers.await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            byte[] body = ("{\"issuer\":\"" + issuer
                            + "\",\"authorization_endpoint\":\"a\",\"token_endpoint\":\"t\",\"jwks_uri\":\"j\"}")
                    .getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        idp.start();
    }

    @AfterEach
    void stopIt() {
        answers.countDown();
        idp.stop(0);
        threads.shutdownNow();
    }

    @Test
    void holdsNoConnectionToTheDatabase() {
        List<String> bodies =
                IntStream.range(0, CREATIONS).mapToObj(at -> oidc()).toList();
        List<CompletableFuture<Reply>> sent = IntStream.range(0, CREATIONS)
                .mapToObj(at -> CompletableFuture.supplyAsync(() -> create("slow-" + at, bodies.get(at)), threads))
                .toList();
        // Some requests wait for the issuer and the others are rejected: one slow issuer must not occupy all threads.
        Awaitility.await().until(() -> requests.get() > 0 && requests.get() + refused(sent) == CREATIONS);
        Awaitility.await().atMost(Duration.ofSeconds(1)).until(() -> openTransactions() == 0);
        admin.get("/v1/projects").is(200);
        answers.countDown();
        long created =
                sent.stream().filter(reply -> reply.join().status() == 201).count();
        assertThat(created).isEqualTo(requests.get());
        for (int at = 0; at < CREATIONS; at++) {
            Reply first = sent.get(at).join();
            Reply again = create("slow-" + at, bodies.get(at)).is(201);
            if (first.status() == 201) {
                assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
                assertThat(again.body()).isEqualTo(first.body());
            } else {
                first.problem(503, "SERVICE_UNAVAILABLE");
                assertThat(first.header("Retry-After")).isNotNull();
            }
        }
        assertThat(admin.get(PATH + "?limit=100").items()).hasSize(CREATIONS);
    }

    @Test
    void ofTwoWithTheSameKeyOneHappens() {
        String body = oidc();
        List<CompletableFuture<Reply>> sent = IntStream.range(0, 2)
                .mapToObj(at -> CompletableFuture.supplyAsync(() -> create("same", body), threads))
                .toList();
        Awaitility.await().until(() -> requests.get() == 2);
        answers.countDown();
        List<Integer> statuses =
                sent.stream().map(reply -> reply.join().status()).sorted().toList();
        assertThat(statuses).containsExactly(201, 409);
        sent.stream()
                .map(CompletableFuture::join)
                .filter(reply -> reply.status() == 409)
                .forEach(reply -> reply.problem(409, "SERVICE_IDEMPOTENCY_IN_PROGRESS"));
        assertThat(create("same", body).is(201).header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(admin.get(PATH).items()).hasSize(1);
        assertThat(admin.get("/v1/events?kind=sso_provider.created").items()).hasSize(1);
        create("same", oidc()).problem(422, "SERVICE_IDEMPOTENCY_MISMATCH");
    }

    private static long refused(List<CompletableFuture<Reply>> sent) {
        return sent.stream().filter(CompletableFuture::isDone).count();
    }

    private Reply create(String key, String body) {
        return admin.with("Idempotency-Key", key).post(PATH, body);
    }

    private String oidc() {
        return "{\"type\":\"oidc\",\"name\":\"Slow\",\"emailDomain\":\"slow" + DOMAINS.incrementAndGet()
                + ".example.com\",\"issuer\":\"" + issuer + "\",\"clientId\":\"a\",\"clientSecret\":\"b\"}";
    }

    private long openTransactions() {
        return Objects.requireNonNull(plane.owned(owner -> owner.fetchSingle(
                        "select count(*) from pg_stat_activity where usename like 'ectype\\_app%' and state like 'idle in transaction%'")
                .get(0, Long.class)));
    }
}
