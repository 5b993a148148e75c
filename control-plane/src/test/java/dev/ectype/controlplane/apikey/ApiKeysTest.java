package dev.ectype.controlplane.apikey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ApiKeysTest {
    private final Client admin = ControlPlane.shared().organization(Plan.FREE);

    @Test
    void showsAKeyOnceAndLetsItIn() {
        Reply made = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"read\"}")
                .is(201);
        assertThat(made.text("key")).matches("usk_read_[0-9A-Za-z]{44}").startsWith(made.text("prefix"));
        Client reader = admin.bare().with("x-service-key", made.text("key"));
        assertThat(reader.get("/v1/me").is(200).text("id")).isEqualTo(made.text("id"));
        assertThat(admin.get("/v1/api-keys").body()).doesNotContain(made.text("key"));
        assertThat(admin.get("/v1/events").body()).contains("api_key.created").doesNotContain(made.text("key"));
        reader.post("/v1/projects", "{\"name\":\"a\"}").problem(403, "SERVICE_FORBIDDEN");
    }

    @Test
    void takesOneOfThreeCarriersAndNoTwo() {
        String key = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"read\"}")
                .is(201)
                .text("key");
        Client nobody = admin.bare();
        nobody.with("x-service-key", key).get("/v1/me").is(200);
        nobody.with("x-service-api-key", key).get("/v1/me").is(200);
        nobody.with("Authorization", "Bearer " + key).get("/v1/me").is(200);
        nobody.with("authorization", "bearer " + key).get("/v1/me").is(200);
        nobody.with("x-service-key", key)
                .with("x-service-api-key", key)
                .get("/v1/me")
                .problem(400, "SERVICE_AMBIGUOUS_CREDENTIALS");
        nobody.with("x-service-key", key)
                .with("Authorization", "Bearer " + key)
                .get("/v1/me")
                .problem(400, "SERVICE_AMBIGUOUS_CREDENTIALS");
        nobody.with("x-service-key", key)
                .with("x-service-key", key)
                .get("/v1/me")
                .problem(400, "SERVICE_AMBIGUOUS_CREDENTIALS");
        nobody.with("Cookie", "x-service-key=" + key).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        nobody.get("/v1/me?x-service-key=" + key).problem(401, "SERVICE_UNAUTHENTICATED");
    }

    @Test
    void rotatedKeyWorksUntilTheOverlapEnds() {
        Reply old = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"write\"}")
                .is(201);
        Reply next = admin.post("/v1/api-keys", "{\"rotate\":\"" + old.text("id") + "\",\"overlapSeconds\":3600}")
                .is(201);
        assertThat(next.text("rotatedFrom")).isEqualTo(old.text("id"));
        assertThat(next.text("scope")).isEqualTo("write");
        admin.bare().with("x-service-key", old.text("key")).get("/v1/me").is(200);
        admin.bare().with("x-service-key", next.text("key")).get("/v1/me").is(200);
        admin.post("/v1/api-keys/" + old.text("id") + "/rotate", "{}").problem(409, "SERVICE_CONFLICT");
        Reply last = admin.post("/v1/api-keys/" + next.text("id") + "/rotate", "{\"overlapSeconds\":0}")
                .is(201);
        admin.bare().with("x-service-key", next.text("key")).get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        admin.bare().with("x-service-key", last.text("key")).get("/v1/me").is(200);
    }

    @Test
    void revokedKeyIsRefusedAtOnce() {
        Reply made = admin.post("/v1/api-keys", "{\"name\":\"CI\",\"scope\":\"read\"}")
                .is(201);
        Client reader = admin.bare().with("x-service-key", made.text("key"));
        reader.get("/v1/me").is(200);
        admin.delete("/v1/api-keys/" + made.text("id")).is(204);
        reader.get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        admin.delete("/v1/api-keys/" + made.text("id")).is(204);
        assertThat(admin.get("/v1/events?kind=api_key.revoked").items()).hasSize(1);
    }

    @Test
    void lastKeyThatCanMakeOthersStays() {
        Client own = ControlPlane.shared().organization(Plan.FREE);
        String first = own.get("/v1/api-keys").items().get(0).get("id").asString();
        own.post("/v1/api-keys", "{\"name\":\"short\",\"scope\":\"write\"}").is(201);
        own.delete("/v1/api-keys/" + first).problem(409, "SERVICE_CONFLICT");
        own.get("/v1/me").is(200);
        Reply second = own.post("/v1/api-keys", "{\"name\":\"second\",\"scope\":\"admin\"}")
                .is(201);
        own.delete("/v1/api-keys/" + first).is(204);
        own.bare()
                .with("x-service-key", second.text("key"))
                .delete("/v1/api-keys/" + second.text("id"))
                .problem(409, "SERVICE_CONFLICT");
    }

    @Test
    void ofTheLastTwoKeysRevokedAtOnceOneStays() {
        for (int round = 0; round < 5; round++) {
            Client one = ControlPlane.shared().organization(Plan.FREE);
            String first = one.get("/v1/api-keys").items().get(0).get("id").asString();
            Reply made = one.post("/v1/api-keys", "{\"name\":\"second\",\"scope\":\"admin\"}")
                    .is(201);
            Client other = one.bare().with("x-service-key", made.text("key"));
            CompletableFuture<Integer> revoked = Tasks.supply(
                    () -> one.delete("/v1/api-keys/" + made.text("id")).status());
            int status = other.delete("/v1/api-keys/" + first).status();
            assertThat(List.of(status, revoked.join())).containsOnlyOnce(204);
            // A request that began before the key was revoked may keep the credential alive for up to a second.
            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(() -> assertThat(List.of(one, other))
                            .extracting(each -> each.get("/v1/me").status())
                            .containsExactlyInAnyOrder(200, 401));
        }
    }

    @Test
    void checkDigitsRevealMistypedKeys() {
        String key = ApiKeyText.make(dev.ectype.controlplane.platform.auth.Scope.READ)
                .text();
        assertThat(ApiKeyText.parse(key)).isPresent();
        char other = key.charAt(20) == 'a' ? 'b' : 'a';
        assertThat(ApiKeyText.parse(key.substring(0, 20) + other + key.substring(21)))
                .isEmpty();
        assertThat(ApiKeyText.parse(key.replace("read", "admin"))).isEmpty();
    }

    @Test
    void refusesWhatDoesNotGoTogether() {
        admin.post("/v1/api-keys", "{\"scope\":\"read\"}").problem(400, "SERVICE_INVALID_REQUEST");
        admin.post("/v1/api-keys", "{\"name\":\"x\",\"scope\":\"root\"}").problem(400, "SERVICE_INVALID_REQUEST");
        admin.post("/v1/api-keys", "{\"name\":\"x\",\"scope\":\"read\",\"expiresAt\":\"2020-01-01T00:00:00Z\"}")
                .problem(400, "SERVICE_INVALID_REQUEST");
        admin.post("/v1/api-keys", "{\"rotate\":\"key_00000000000000000000000000\",\"name\":\"x\"}")
                .problem(400, "SERVICE_INVALID_REQUEST");
        admin.post("/v1/api-keys", "{\"rotate\":\"key_00000000000000000000000000\"}")
                .problem(404, "SERVICE_NOT_FOUND");
    }
}
