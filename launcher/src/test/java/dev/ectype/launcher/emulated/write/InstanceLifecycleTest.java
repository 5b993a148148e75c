package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class InstanceLifecycleTest {
    private static final String NOTES = """
            /notes:
              get:
                parameters:
                - {name: space, in: query, required: true, schema: {type: string}}
                - {name: title, in: query, schema: {type: string, default: ''}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewNote'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            """;
    private static final String NOTE_TYPES = """
            Note: {type: object, required: [id], properties: {id: {type: string}, title: {type: string}, space: {type: string}}}
            NewNote: {type: object, properties: {title: {type: string}, space: {type: string}}}
            """;

    @Test
    void anEmptyFilterMatchesEverything() throws IOException, InterruptedException {
        try (ServedDescription notes = ServedDescription.of(NOTES, NOTE_TYPES)) {
            notes.post("/notes", "{\"title\":\"milk\",\"space\":\"home\"}");
            assertThat(notes.get("/notes?space=home").text()).contains("milk");
            assertThat(notes.get("/notes?space=home&title=").text()).contains("milk");
            assertThat(notes.get("/notes?space=home&title=tea").text()).isEqualTo("[]");
        }
    }

    @Test
    void aRequiredScopeHidesOnlyInstancesOfOtherScopes() throws IOException, InterruptedException {
        try (ServedDescription notes = ServedDescription.of(NOTES, NOTE_TYPES)) {
            notes.post("/notes", "{\"title\":\"milk\",\"space\":\"home\"}");
            notes.post("/notes", "{\"title\":\"loose\"}");
            assertThat(notes.get("/notes?space=home").text()).contains("milk", "loose");
            assertThat(notes.get("/notes?space=work").text()).contains("loose").doesNotContain("milk");
        }
    }

    private static String crud(String collection, String parameter, String type, String schema) {
        return """
                /%1$s:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/%4$s'}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/New%4$s'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/%4$s'}}}}}
                /%1$s/{%2$s}:
                  parameters: [{name: %2$s, in: path, required: true, schema: %3$s}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/%4$s'}}}}}
                  delete:
                    responses: {'204': {description: gone}}
                """.formatted(collection, parameter, type, schema);
    }

    @Test
    void identifiersMatchTheirFormat() throws IOException, InterruptedException {
        String paths = crud("addresses", "ip", "{type: string, format: ipv4}", "Address");
        String types = """
                Address: {type: object, required: [ip], properties: {ip: {type: string, format: ipv4}, note: {type: string}}}
                NewAddress: {type: object, properties: {note: {type: string}}}
                """;
        try (ServedDescription addresses = ServedDescription.of(paths, types)) {
            String first =
                    addresses.post("/addresses", "{}").body().member("ip").text();
            String second =
                    addresses.post("/addresses", "{}").body().member("ip").text();
            assertThat(first).isNotEqualTo(second).matches("[0-9]+(\\.[0-9]+){3}");
            assertThat(addresses.get("/addresses/" + first).status()).isEqualTo(200);
            assertThat(addresses.delete("/addresses/" + first).status()).isEqualTo(204);
            assertThat(addresses.get("/addresses/" + first).status()).isEqualTo(404);
            assertThat(addresses.get("/addresses").text()).contains(second).doesNotContain(first);
        }
    }

    @Test
    void generatedNumbersContinueFromTheExample() throws IOException, InterruptedException {
        String paths = crud("servers", "id", "{type: integer, example: 3164444}", "Server");
        String types = """
                Server: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}
                NewServer: {type: object, properties: {name: {type: string}}}
                """;
        try (ServedDescription servers = ServedDescription.of(paths, types)) {
            assertThat(servers.post("/servers", "{}").text()).contains("3164444");
            assertThat(servers.post("/servers", "{}").text()).contains("3164445");
            assertThat(servers.get("/servers/3164445").status()).isEqualTo(200);
            assertThat(servers.get("/servers/1").status()).isEqualTo(404);
        }
    }

    @Test
    void slugsOfEqualTitlesAreUnique() throws IOException, InterruptedException {
        String paths = crud("articles", "slug", "{type: string}", "Article");
        String types = """
                Article: {type: object, required: [slug, title], properties: {slug: {type: string}, title: {type: string}}}
                NewArticle: {type: object, required: [title], properties: {title: {type: string}}}
                """;
        try (ServedDescription articles = ServedDescription.of(paths, types)) {
            String first = articles.post("/articles", "{\"title\":\"Tea\"}")
                    .body()
                    .member("slug")
                    .text();
            String second = articles.post("/articles", "{\"title\":\"Tea\"}")
                    .body()
                    .member("slug")
                    .text();
            assertThat(first).matches("tea-[a-z0-9]{6}").isNotEqualTo(second);
            assertThat(articles.delete("/articles/" + first).status()).isEqualTo(204);
            assertThat(articles.get("/articles/" + first).status()).isEqualTo(404);
            assertThat(articles.get("/articles").text()).contains(second).doesNotContain(first);
        }
    }

    @Test
    void aChangeMayNameItsTargetInTheBody() throws IOException, InterruptedException {
        String pet = "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}";
        String put = "  put:\n    requestBody: {required: true, " + pet + "}\n"
                + "    responses: {'200': {description: ok, " + pet + "}}\n";
        String paths = crud("pets", "id", "{type: integer, example: 10}", "Pet").replace("  post:", put + "  post:");
        String types = """
                Pet: {type: object, required: [name], properties: {id: {type: integer}, name: {type: string}}}
                NewPet: {type: object, required: [name], properties: {name: {type: string}}}
                """;
        try (ServedDescription pets = ServedDescription.of(paths, types)) {
            pets.post("/pets", "{\"name\":\"Mia\"}");
            pets.post("/pets", "{\"name\":\"Balu\"}");
            assertThat(pets.put("/pets", "{\"id\":10,\"name\":\"Mona\"}").text())
                    .contains("10", "Mona");
            assertThat(pets.get("/pets/10").text()).contains("Mona");
            assertThat(pets.get("/pets/11").text()).contains("Balu");
            assertThat(pets.put("/pets", "{\"id\":99,\"name\":\"Mona\"}").status())
                    .isEqualTo(404);
            assertThat(pets.put("/pets", "{\"name\":\"Mona\"}").status()).isEqualTo(400);
        }
    }

    private static final String UPLOADS = """
            /uploads:
              post:
                requestBody:
                  required: true
                  content:
                    multipart/form-data: {schema: {$ref: '#/components/schemas/NewUpload'}}
                    application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/NewUpload'}}
                responses: {'202': {description: accepted}}
            /uploads/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Upload'}}}}}
            """;
    private static final String UPLOAD_TYPES = """
            Upload: {type: object, required: [id], properties: {id: {type: string}, purpose: {type: string}}}
            NewUpload:
              type: object
              required: [options]
              properties: {file: {type: string}, purpose: {type: string}, secret: {type: string, format: password}, options: {type: object}}
            """;

    @Test
    void aCreationWithoutAReplyBodyHasALocation() throws IOException, InterruptedException {
        try (ServedDescription uploads = ServedDescription.of(UPLOADS, UPLOAD_TYPES)) {
            ServedDescription.Answer made =
                    uploads.send("POST", "/uploads", "application/x-www-form-urlencoded", "purpose=tax&secret=1234");
            assertThat(made.status()).isEqualTo(202);
            assertThat(made.location()).contains("/uploads/");
            String path = made.location().substring(made.location().indexOf("/uploads/"));
            assertThat(uploads.get(path).text()).contains("tax").doesNotContain("1234");
        }
    }

    @Test
    void fileContentsAreNotReturnedAsMembers() throws IOException, InterruptedException {
        String body = """
                --cut\r
                Content-Disposition: form-data; name="file"; filename="a.txt"\r
                \r
                contents of the file\r
                --cut\r
                Content-Disposition: form-data; name="purpose"\r
                \r
                tax\r
                --cut--\r
                """;
        try (ServedDescription uploads = ServedDescription.of(UPLOADS, UPLOAD_TYPES)) {
            ServedDescription.Answer made = uploads.send("POST", "/uploads", "multipart/form-data; boundary=cut", body);
            String path = made.location().substring(made.location().indexOf("/uploads/"));
            assertThat(uploads.get(path).text()).contains("tax").doesNotContain("contents");
        }
    }

    @Test
    void aDefaultFilterHidesOnlyInstancesWithAnotherValue() throws IOException, InterruptedException {
        String state = "{name: title, in: query, schema: {type: string, default: open}}";
        String paths = NOTES.replace("{name: title, in: query, schema: {type: string, default: ''}}", state);
        String types = NOTE_TYPES.replace("title: {type: string}", "title: {type: string, enum: [open, closed]}");
        try (ServedDescription notes = ServedDescription.of(paths, types)) {
            notes.post("/notes", "{\"space\":\"silent\"}");
            notes.post("/notes", "{\"space\":\"other\",\"title\":\"closed\"}");
            assertThat(notes.get("/notes?space=silent").text()).contains("silent");
            assertThat(notes.get("/notes?space=other").text()).doesNotContain("other");
            assertThat(notes.get("/notes?space=silent&title=open").text()).isEqualTo("[]");
        }
    }

    @Test
    void aCreationReturnsAnIdentifierThatItsReplySchemaLacks() throws IOException, InterruptedException {
        String paths = crud("jobs", "id", "{type: string, format: uuid}", "Job")
                .replaceFirst("'201': (.*)schemas/Job'", "'201': $1schemas/NewJob'");
        String types = """
                Job: {type: object, required: [id], properties: {id: {type: string, format: uuid}, name: {type: string}}}
                NewJob: {type: object, properties: {name: {type: string}}}
                """;
        try (ServedDescription jobs = ServedDescription.of(paths, types)) {
            String id = jobs.post("/jobs", "{\"name\":\"sweep\"}")
                    .body()
                    .member("id")
                    .text();
            assertThat(jobs.get("/jobs/" + id).text()).contains("sweep");
        }
    }

    @Test
    void thereAreNoMoreSeededInstancesThanIdentifiers() throws IOException, InterruptedException {
        String kinds = """
                /contacts:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Contact'}}}}}}
                /contacts/{kind}:
                  parameters: [{name: kind, in: path, required: true, schema: {$ref: '#/components/schemas/Kind'}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Contact'}}}}}
                """;
        String types = """
                Kind: {type: string, enum: [BILLING, TECHNICAL]}
                Contact: {type: object, required: [kind], properties: {kind: {$ref: '#/components/schemas/Kind'}}}
                """;
        try (ServedDescription contacts = ServedDescription.of(kinds, types)) {
            assertThat(contacts.get("/contacts").body().elements()).hasSize(2);
            assertThat(contacts.get("/contacts/BILLING").status()).isEqualTo(200);
            assertThat(contacts.get("/contacts/TECHNICAL").status()).isEqualTo(200);
        }
    }

    private static int submitted(String status) throws IOException, InterruptedException {
        String submit = """
                /claims/{id}/submit:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  post:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Claim'}}}}}
                """;
        String types = """
                Claim: {type: object, required: [id], properties: {id: {type: string}, note: {type: string}, status: %s}}
                NewClaim: {type: object, properties: {note: {type: string}}}
                """.formatted(status);
        try (ServedDescription claims =
                ServedDescription.of(crud("claims", "id", "{type: string}", "Claim") + submit, types)) {
            claims.post("/claims", "{\"note\":\"a\"}");
            String id = String.valueOf(
                    claims.get("/claims").body().elements().iterator().next().member("id"));
            int first = claims.post("/claims/" + id + "/submit", "").status();
            int again = claims.post("/claims/" + id + "/submit", "").status();
            assertThat(again).isEqualTo(409);
            return first;
        }
    }

    @Test
    void createdInstancesStartInTheInferredInitialState() throws IOException, InterruptedException {
        assertThat(submitted("{type: string, enum: [lost, submitted, unsubmitted, won]}"))
                .isEqualTo(200);
    }

    @Test
    void anInstanceWithoutAStateMemberIsInTheInitialState() throws IOException, InterruptedException {
        assertThat(submitted("{type: string, default: unsubmitted, enum: [lost, submitted, unsubmitted, won]}"))
                .isEqualTo(200);
    }
}
