package dev.ectype.controlplane.platform.ratelimit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RateLimitTest {
    @TempDir
    private static Path folder;

    private static ControlPlane plane;

    @BeforeAll
    static void start() {
        // A token comes back each 360 s: none does while a test runs.
        plane = ControlPlane.start(
                folder.resolve("data"),
                "ectype.rate-limits.window=3600s",
                "ectype.rate-limits.free.read=10",
                "ectype.rate-limits.free.write=4",
                "ectype.rate-limits.team.read=20",
                "ectype.rate-limits.address=20",
                // Tests choose the address that they come from.
                "server.forward-headers-strategy=native",
                "ectype.failed-attempts=5");
    }

    @AfterAll
    static void stop() {
        plane.close();
    }

    @Test
    void allowsTheLimitOfThePlanAndReportsTheRest() {
        Client client = plane.organization(Plan.FREE);
        for (int left = 9; left >= 0; left--) {
            Reply reply = client.get("/v1/projects").is(200);
            assertThat(reply.header("RateLimit-Policy")).isEqualTo("\"read\";q=10;w=3600");
            assertThat(reply.header("RateLimit")).matches("\"read\";r=" + left + ";t=\\d+");
        }
        Reply refused = client.get("/v1/projects").problem(429, "SERVICE_RATE_LIMITED");
        assertThat(refused.header("RateLimit")).startsWith("\"read\";r=0;t=3");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(300, 360);
        assertThat(refused.json().get("details").get("violated-policies").toString())
                .isEqualTo("[\"read\"]");
        assertThat(refused.json().get("details").get("quota").asInt()).isEqualTo(10);
        assertThat(refused.text("message")).contains("10 requests", "free", "send this again in");
    }

    @Test
    void countsWritesByThemselvesAndPlansByTheirs() {
        Client client = plane.organization(Plan.FREE);
        for (int at = 0; at < 4; at++) {
            client.post("/v1/projects", "{\"name\":\"p" + at + "\"}").is(201);
        }
        Reply refused = client.post("/v1/projects", "{\"name\":\"p5\"}").problem(429, "SERVICE_RATE_LIMITED");
        assertThat(refused.header("RateLimit-Policy")).isEqualTo("\"write\";q=4;w=3600");
        assertThat(client.get("/v1/projects").is(200).items()).hasSize(4);
        assertThat(plane.organization(Plan.TEAM).get("/v1/projects").is(200).header("RateLimit-Policy"))
                .isEqualTo("\"read\";q=20;w=3600");
    }

    @Test
    void keysOfAnOrganizationShareItsCountAndOthersHaveTheirOwn() {
        Client admin = plane.organization(Plan.FREE);
        Client reader = admin.key("read");
        for (int at = 0; at < 5; at++) {
            admin.get("/v1/projects").is(200);
            reader.get("/v1/projects").is(200);
        }
        admin.get("/v1/projects").problem(429, "SERVICE_RATE_LIMITED");
        reader.get("/v1/projects").problem(429, "SERVICE_RATE_LIMITED");
        plane.organization(Plan.FREE).get("/v1/projects").is(200);
    }

    @Test
    void ofManyAtTheSameTimeAsManyAsThePlanHasAreAnswered() {
        Client client = plane.organization(Plan.FREE);
        List<CompletableFuture<Reply>> sent = IntStream.range(0, 40)
                .mapToObj(at -> Tasks.supply(() -> client.get("/v1/projects")))
                .toList();
        assertThat(sent.stream().filter(reply -> reply.join().status() == 200).count())
                .isEqualTo(10);
    }

    @Test
    void refusalUnderAnIdempotencyKeyIsNotKept() {
        Client client = plane.organization(Plan.FREE);
        for (int at = 0; at < 4; at++) {
            client.post("/v1/projects", "{\"name\":\"p" + at + "\"}").is(201);
        }
        client.with("Idempotency-Key", "late")
                .post("/v1/projects", "{\"name\":\"p5\"}")
                .problem(429, "SERVICE_RATE_LIMITED");
        assertThat(client.get("/v1/events?kind=project.created").items()).hasSize(4);
    }

    @Test
    void doesNotCountHealthProbes() {
        for (int at = 0; at < 30; at++) {
            assertThat(plane.nobody().get("/v1/health/live").is(200).header("RateLimit"))
                    .isNull();
        }
    }

    @Test
    void unknownCredentialsOfAnAddressAreCountedAndValidOnesGoOn() {
        Client client = plane.organization(Plan.FREE);
        Client guesser = plane.nobody().with("Authorization", "Bearer guessed");
        for (int at = 0; at < 5; at++) {
            guesser.get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        }
        Reply refused = guesser.get("/v1/me").problem(429, "SERVICE_RATE_LIMITED");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 12);
        assertThat(refused.body()).doesNotContain("guessed");
        client.get("/v1/me").is(200);
        plane.nobody().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
    }

    @Test
    void requestsWithoutACredentialOrARouteCountForTheirAddress() {
        Client client = plane.organization(Plan.TEAM).with("X-Forwarded-For", "203.0.113.9");
        Client nobody = plane.nobody().with("X-Forwarded-For", "203.0.113.9");
        for (int at = 0; at < 10; at++) {
            nobody.get("/v1/nowhere").problem(404, "SERVICE_NOT_FOUND");
            client.get("/v1/nowhere").problem(404, "SERVICE_NOT_FOUND");
        }
        Reply refused = nobody.get("/docs/errors/not-found").problem(429, "SERVICE_RATE_LIMITED");
        assertThat(refused.json().at("/details/violated-policies/0").asString()).isEqualTo("address");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 180);
        client.get("/v1/nowhere").problem(429, "SERVICE_RATE_LIMITED");
        client.get("/v1/me").is(200);
        nobody.get("/v1/health/live").is(200);
        plane.nobody().get("/v1/nowhere").problem(404, "SERVICE_NOT_FOUND");
    }
}
