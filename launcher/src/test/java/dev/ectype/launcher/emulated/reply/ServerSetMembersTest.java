package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the values of members that no client can set. */
final class ServerSetMembersTest {
    private static final String PATHS = """
            /repos:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Repo'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewRepo'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Repo'}}}}}
            /repos/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Repo'}}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {type: object, properties: {archived: {type: boolean}, name: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Repo'}}}}}
            /notes:
              post:
                requestBody: {content: {application/json: {schema: {type: object}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
            /keys:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {note: {type: [string, 'null'], example: mine}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Key'}}}}}
            /keys/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Key'}}}}}}
            /forms:
              post:
                requestBody: {content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Form'}}}}}
            /forms/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Form'}}}}}}
            """;
    private static final String SCHEMAS = """
            NewRepo: {type: object, required: [name], properties: {name: {type: string}, label_ids: {type: array, items: {type: string}}, private: {type: boolean}}}
            Repo:
              type: object
              required: [id, name]
              properties:
                id: {type: string}
                name: {type: string}
                labels: {type: array, items: {type: string}}
                is_private: {type: boolean}
                archived: {type: boolean}
                empty: {type: boolean}
                stars_count: {type: integer}
                topics: {type: array, items: {type: string}}
                created_at: {type: string, format: date-time}
                html_url: {type: string, format: uri}
                language: {type: string}
                parent: {type: object, required: [id], properties: {id: {type: string}}}
            Key:
              type: object
              required: [id, note, revoked_at, created_at, html_url]
              properties:
                id: {type: string}
                note: {type: [string, 'null'], example: mine}
                revoked_at: {type: [string, 'null'], format: date-time, example: '2020-02-02T02:02:02Z'}
                created_at: {type: [string, 'null'], format: date-time, example: '2020-02-02T02:02:02Z'}
                html_url: {type: [string, 'null'], format: uri, example: 'https://example.com/keys/1'}
            Note: {type: object, required: [id], properties: {id: {type: string}, pinned: {type: boolean}, views_count: {type: integer, readOnly: true}}}
            Form:
              oneOf:
                - {type: object, required: [id, name], properties: {id: {type: string}, name: {type: string}, closed: {type: boolean}}, additionalProperties: false}
                - {type: object, required: [id, title], properties: {id: {type: string}, title: {type: string}, locked: {type: boolean}}, additionalProperties: false}
            """;

    @SuppressWarnings("NullAway.Init")
    private static ServedDescription served;

    @BeforeAll
    static void boot() {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static String id(Document made) {
        return Objects.requireNonNull(made.member("id")).text();
    }

    @Test
    void haveInitialValuesAfterACreation() throws IOException, InterruptedException {
        Document made = served.post("/repos", "{\"name\":\"a\"}").body();
        assertThat(made.toString())
                .contains("\"empty\":false", "\"stars_count\":0", "\"topics\":[]", "\"html_url\":\"https://")
                .contains("\"created_at\":\"2025-", "\"language\":\"en\"")
                .doesNotContain("parent");
    }

    @Test
    void areEqualInAllReplies() throws IOException, InterruptedException {
        Document made = served.post("/repos", "{\"name\":\"b\"}").body();
        assertThat(served.get("/repos/" + id(made)).text()).isEqualTo(made.toString());
        assertThat(served.get("/repos").text()).contains(made.toString());
        Document changed = served.send("PATCH", "/repos/" + id(made), "application/json", "{\"name\":\"c\"}")
                .body();
        assertThat(changed.toString()).isEqualTo(made.toString().replace("\"b\"", "\"c\""));
    }

    @Test
    void areMembersWithoutARequestMemberOfAnyForm() throws IOException, InterruptedException {
        Document made = served.post("/repos", "{\"name\":\"d\",\"label_ids\":[\"1\"],\"private\":true}")
                .body();
        assertThat(made.member("labels")).isNull();
        assertThat(made.member("is_private")).isNull();
        assertThat(made.member("archived")).isNull();
    }

    @Test
    void areOnlyReadOnlyMembersIfRequestsAllowAnyMember() throws IOException, InterruptedException {
        Document made = served.post("/notes", "{}").body();
        assertThat(made.member("pinned")).isNull();
        assertThat(made.member("views_count")).hasToString("0");
    }

    @Test
    void doNotChangeTheVariantOfAnInstance() throws IOException, InterruptedException {
        Document made = served.post("/forms", "{\"name\":\"e\"}").body();
        assertThat(made.toString()).isEqualTo("{\"id\":\"" + id(made) + "\",\"name\":\"e\"}");
    }

    @Test
    void nullableMembersAreNullUntilTheyAreSet() throws IOException, InterruptedException {
        Document made = served.post("/keys", "{}").body();
        assertThat(made.member("revoked_at").isNull()).isTrue();
        assertThat(made.member("note").isNull()).isTrue();
        assertThat(made.member("created_at").isNull()).isFalse();
        assertThat(made.member("html_url").isNull()).isFalse();
        assertThat(served.post("/keys", "{\"note\":\"ours\"}")
                        .body()
                        .member("note")
                        .text())
                .isEqualTo("ours");
    }

    @Test
    @Timeout(30)
    void recursiveVariantsAreVisitedOnce() throws IOException, InterruptedException {
        StringBuilder kinds = new StringBuilder("""
                Shape:
                  type: object
                  required: [id, kind]
                  properties: {id: {type: string, readOnly: true}, kind: {type: string}, drawn: {type: boolean}}
                  discriminator: {propertyName: kind}
                """);
        for (int number = 0; number < 30; number++) {
            kinds.append("Kind" + number + ": {allOf: [{$ref: '#/components/schemas/Shape'}, {type: object,"
                    + " properties: {sides: {type: integer}}}]}\n");
        }
        String paths = """
                /shapes:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Shape'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shape'}}}}}
                /shapes/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shape'}}}}}}
                """;
        try (ServedDescription shapes = ServedDescription.of(paths, kinds.toString())) {
            assertThat(shapes.post("/shapes", "{\"kind\":\"Kind3\",\"sides\":4}")
                            .status())
                    .isEqualTo(201);
        }
    }
}
