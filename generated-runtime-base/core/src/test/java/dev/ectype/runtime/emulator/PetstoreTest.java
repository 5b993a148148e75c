package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PetstoreTest {
    private final PetstoreEmulator emulator = new PetstoreEmulator();
    private PetstoreClient client;

    @BeforeEach
    void start() {
        emulator.start();
        client = new PetstoreClient(emulator);
    }

    @AfterEach
    void stop() {
        emulator.close();
    }

    private String pet(String name) {
        Document made = client.post("/owners/1/pets", "{\"name\":\"" + name + "\"}");
        return made.at(MemberPath.of("pet", "id")).text();
    }

    @Test
    void createdInstancesCanBeReadListedUpdatedAndDeleted() {
        HttpResponse<String> created =
                client.json("POST", "/owners", "{\"name\":\"Ann\",\"email\":\"ann@example.org\"}");
        assertThat(created.statusCode()).isEqualTo(201);
        assertThat(created.headers().firstValue("location")).contains(emulator.baseUri() + "/owners/1");
        assertThat(created.body())
                .isEqualTo(
                        "{\"id\":1,\"name\":\"Ann\",\"email\":\"ann@example.org\",\"created_at\":\"2025-01-01T00:00:00Z\"}");
        assertThat(client.get("/owners/1").body()).isEqualTo(created.body());
        assertThat(client.read("/owners").member("data").element(0)).isEqualTo(Json.parse(created.body()));
        assertThat(client.delete("/owners/1").statusCode()).isEqualTo(204);
        assertThat(client.get("/owners/1").statusCode()).isEqualTo(404);
        assertThat(client.read("/owners").member("data").size()).isZero();
    }

    @Test
    void nestedInstancesAreDeletedWithTheirParent() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        client.post("/owners", "{\"name\":\"Bob\"}");
        String rex = pet("Rex");
        Document read = client.read("/pets/" + rex);
        assertThat(read.member("owner_id").longValue()).isEqualTo(1);
        assertThat(read.member("status").text()).isEqualTo("available");
        assertThat(rex).matches("pet_[a-z2-9]{8}");
        assertThat(client.read("/owners/1/pets").member("total").longValue()).isEqualTo(1);
        assertThat(client.read("/owners/2/pets").member("total").longValue()).isZero();
        assertThat(client.json("POST", "/owners/9/pets", "{\"name\":\"Rex\"}").statusCode())
                .isEqualTo(404);
        assertThat(client.get("/owners/9/pets").statusCode()).isEqualTo(404);
        client.delete("/owners/1");
        assertThat(client.get("/pets/" + rex).statusCode()).isEqualTo(404);
    }

    @Test
    void updatesMergeAndReplacementsKeepServerMembers() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        String rex = pet("Rex");
        Document patched =
                PetstoreClient.document(client.json("PATCH", "/pets/" + rex, "{\"weight\":9,\"tags\":[\"a\"]}"));
        assertThat(patched.member("name").text()).isEqualTo("Rex");
        assertThat(patched.member("weight").longValue()).isEqualTo(9);
        assertThat(patched.member("updated_at").text())
                .isGreaterThan(patched.member("created_at").text());
        Document unset = PetstoreClient.document(client.json("PATCH", "/pets/" + rex, "{\"weight\":null}"));
        assertThat(unset.member("weight").isNull()).isTrue();
        Document replaced = PetstoreClient.document(client.json("PUT", "/pets/" + rex, "{\"name\":\"Max\"}"));
        assertThat(replaced.member("id").text()).isEqualTo(rex);
        assertThat(replaced.member("name").text()).isEqualTo("Max");
        assertThat(replaced.member("created_at")).isEqualTo(patched.member("created_at"));
        assertThat(replaced.member("owner_id").longValue()).isEqualTo(1);
        assertThat(client.read("/pets/" + rex)).isEqualTo(replaced);
    }

    @Test
    void anActionChangesTheStateOnceAndThenConflicts() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        String rex = pet("Rex");
        assertThat(client.read("/pets/" + rex).member("adopted_at").isNull()).isTrue();
        Document adopted = PetstoreClient.document(client.json("POST", "/pets/" + rex + "/adopt", ""));
        assertThat(adopted.member("status").text()).isEqualTo("adopted");
        assertThat(adopted.member("adopted_at").text()).startsWith("2025-01-01T00:00:0");
        HttpResponse<String> again = client.json("POST", "/pets/" + rex + "/adopt", "");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body()).contains("is adopted, expected available");
        assertThat(client.read("/owners/1/pets?status=adopted").member("total").longValue())
                .isEqualTo(1);
        assertThat(client.read("/owners/1/pets?status=available")
                        .member("total")
                        .longValue())
                .isZero();
    }

    @Test
    void allValidationErrorsAreReportedInTheDescribedForm() {
        client.post("/owners", "{\"name\":\"Ann\"}");
        HttpResponse<String> refused =
                client.json("POST", "/owners/1/pets", "{\"weight\":\"heavy\",\"color\":\"red\"}");
        assertThat(refused.statusCode()).isEqualTo(422);
        Document error = PetstoreClient.document(refused).member("error");
        assertThat(error.member("code").text()).isEqualTo("invalid_request");
        assertThat(error.member("message").text()).contains("(and 2 more)");
        assertThat(error.member("param").text()).isEqualTo("weight");
        assertThat(client.json("POST", "/owners/1/pets", "{").statusCode()).isEqualTo(422);
        assertThat(client.get("/owners/1/pets?limit=0").statusCode()).isEqualTo(422);
        assertThat(client.get("/owners/one").statusCode()).isEqualTo(422);
        assertThat(client.read("/owners/1/pets").member("total").longValue()).isZero();
    }

    @Test
    void aRequestWithoutCredentialIsRejectedInTheDescribedForm() {
        HttpResponse<String> refused = client.withoutKey().get("/owners");
        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.headers().firstValue("www-authenticate")).isPresent();
        assertThat(PetstoreClient.document(refused)
                        .at(MemberPath.of("error", "message"))
                        .text())
                .contains("X-Key");
        assertThat(client.get("/shop").statusCode()).isEqualTo(200);
    }

    @Test
    void listsArePagedNewestFirst() {
        for (int number = 1; number <= 25; number++) {
            client.post("/owners", "{\"name\":\"Owner " + number + "\"}");
        }
        Document first = client.read("/owners?limit=10");
        assertThat(first.member("data").size()).isEqualTo(10);
        assertThat(first.member("data").element(0).member("id").longValue()).isEqualTo(25);
        assertThat(first.member("has_more").isTrue()).isTrue();
        String next = first.member("next").text();
        assertThat(next).startsWith(emulator.baseUri() + "/owners?limit=10&cursor=");
        Document second = PetstoreClient.document(client.get(next));
        assertThat(second.member("data").element(0).member("id").longValue()).isEqualTo(15);
        Document last =
                client.read("/owners?limit=10&cursor=" + second.member("cursor").text());
        assertThat(last.member("data").size()).isEqualTo(5);
        assertThat(last.member("has_more").isTrue()).isFalse();
        assertThat(last.member("next"))
                .satisfiesAnyOf(
                        absent -> assertThat(absent).isNull(),
                        none -> assertThat(none.isNull()).isTrue());
        assertThat(client.read("/owners").member("data").size()).isEqualTo(20);
        assertThat(client.get("/owners?cursor=%21").statusCode()).isEqualTo(422);
    }

    @Test
    void singletonsAndSeededResourcesExistFromTheStart() {
        assertThat(client.read("/shop").member("motto").text()).isEqualTo("Every pet a home");
        client.json("PATCH", "/shop", "{\"motto\":\"All pets\"}");
        assertThat(client.read("/shop").member("motto").text()).isEqualTo("All pets");
        assertThat(client.read("/breeds").size()).isEqualTo(3);
        Document greeting = client.read("/v1/greeting/J%C3%BCrgen%20X");
        assertThat(greeting.member("name").text()).isEqualTo("Jürgen X");
    }

    @Test
    void formsAreTypedByTheDescription() {
        client.send("POST", "/owners", "name=Ann+Lee&email=ann%40example.org", "application/x-www-form-urlencoded");
        assertThat(client.read("/owners/1").member("name").text()).isEqualTo("Ann Lee");
        Document pet = PetstoreClient.document(client.send(
                "POST", "/owners/1/pets", "name=12&weight=9&tags[]=a&tags[]=b", "application/x-www-form-urlencoded"));
        assertThat(pet.at(MemberPath.of("pet", "name")).text()).isEqualTo("12");
        assertThat(pet.at(MemberPath.of("pet", "weight")).longValue()).isEqualTo(9);
        assertThat(pet.at(MemberPath.of("pet", "tags")).size()).isEqualTo(2);
    }

    @Test
    void unknownPathsSuggestSimilarOperations() {
        HttpResponse<String> missing = client.get("/ownerz/1");
        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(missing.headers().firstValue("x-service-near").orElse("")).startsWith("GET /owners/{ownerId}");
        HttpResponse<String> method = client.send("PUT", "/owners", "", "");
        assertThat(method.statusCode()).isEqualTo(405);
        assertThat(method.headers().firstValue("allow").orElse("")).contains("GET", "POST");
        assertThat(client.send("OPTIONS", "/owners", "", "").statusCode()).isEqualTo(204);
        assertThat(client.send("HEAD", "/shop", "", "").statusCode()).isEqualTo(200);
        assertThat(client.get("/owners/").statusCode()).isEqualTo(200);
    }
}
