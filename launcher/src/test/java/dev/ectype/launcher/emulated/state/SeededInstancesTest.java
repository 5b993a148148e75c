package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class SeededInstancesTest {
    private static String readOnly(String type, String example) {
        return """
                /breeds:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Breed'}}}}}}
                /breeds/{id}:
                  parameters: [{name: id, in: path, required: true, example: %s, schema: {type: %s}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}}
                """.formatted(example, type);
    }

    private static String breed(String type) {
        return "Breed: {type: object, required: [id], properties: {id: {type: " + type + "}, name: {type: string}}}\n";
    }

    @Test
    void theExampleIdentifierOfAPathIsSeeded() throws IOException, InterruptedException {
        try (ServedDescription breeds = ServedDescription.of(readOnly("string", "siamese"), breed("string"))) {
            assertThat(breeds.get("/breeds/siamese").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
            assertThat(breeds.get("/breeds").text()).contains("\"siamese\"");
            assertThat(breeds.get("/breeds/persian").status()).isEqualTo(404);
        }
    }

    @Test
    void instancesThatRequestsOnlyDeleteExistUntilThen() throws IOException, InterruptedException {
        String paths = """
                /invitations/{invitationId}:
                  parameters: [{name: invitationId, in: path, required: true, schema: {type: string}}]
                  delete: {responses: {'204': {description: gone}}}
                /invitations/{invitationId}/text:
                  parameters: [{name: invitationId, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {words: {type: string}}}}}}}
                """;
        try (ServedDescription invitations = ServedDescription.of(paths, breed("string"))) {
            assertThat(invitations.get("/invitations/7/text").status()).isEqualTo(200);
            assertThat(invitations.delete("/invitations/7").status()).isEqualTo(204);
            assertThat(invitations.delete("/invitations/7").status()).isEqualTo(404);
            assertThat(invitations.get("/invitations/7/text").status()).isEqualTo(404);
            assertThat(invitations.get("/invitations/8/text").status()).isEqualTo(200);
        }
    }

    @Test
    void everyExampleOfTheTypeIsSeeded() throws IOException, InterruptedException {
        String examples = "examples: [{id: siamese, name: Siamese}, {id: birman, name: Birman}, {id: manx, name: Manx},"
                + " {id: korat, name: Korat}]";
        String type = breed("string").replace("name: {type: string}}", "name: {type: string}}, " + examples);
        try (ServedDescription breeds = ServedDescription.of(readOnly("string", "siamese"), type)) {
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(4);
            assertThat(breeds.get("/breeds/korat").text()).contains("Korat");
            assertThat(breeds.get("/breeds/manx").text()).contains("Manx");
        }
    }

    @Test
    void exampleIdentifiersOfOtherPathsAreSeededToo() throws IOException, InterruptedException {
        String more = readOnly("string", "siamese") + """
                /breeds/{breed_id}/rating:
                  parameters: [{name: breed_id, in: path, required: true, schema: {type: string, default: birman}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {stars: {type: integer}}}}}}}
                /kinds/{breed}/breeders:
                  parameters: [{name: breed, in: path, required: true, schema: {type: string, enum: [manx, korat]}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {type: string}}}}}}
                """;
        try (ServedDescription breeds = ServedDescription.of(more, breed("string"))) {
            assertThat(breeds.get("/breeds/birman").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds/birman/rating").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds/persian/rating").status()).isEqualTo(404);
            assertThat(breeds.get("/breeds").text()).contains("\"siamese\"", "\"birman\"");
        }
    }

    @Test
    void generatedNumbersSkipAnExampleNumber() throws IOException, InterruptedException {
        try (ServedDescription breeds = ServedDescription.of(readOnly("integer", "12345"), breed("integer"))) {
            assertThat(breeds.get("/breeds/12345").status()).isEqualTo(200);
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
        }
        try (ServedDescription breeds = ServedDescription.of(readOnly("integer", "2"), breed("integer"))) {
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
        }
    }

    @Test
    void creatableResourcesStartEmptyDespiteExamples() throws IOException, InterruptedException {
        String create = """
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}}
                /breeds/{id}:
                """;
        String paths = readOnly("string", "siamese").replace("/breeds/{id}:\n", create);
        try (ServedDescription breeds = ServedDescription.of(paths, breed("string"))) {
            assertThat(breeds.get("/breeds/siamese").status()).isEqualTo(404);
        }
    }

    @Test
    void theExampleIdentifierOfANestedPathIsSeeded() throws IOException, InterruptedException {
        String paths = """
                /farms:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}}
                /farms/{farmId}:
                  parameters: [{name: farmId, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Farm'}}}}}
                """ + readOnly("string", "siamese").replace("/breeds", "/farms/{farmId}/breeds");
        String farm = "Farm: {type: object, properties: {id: {type: string}, name: {type: string}}}\n";
        try (ServedDescription breeds = ServedDescription.of(paths, breed("string") + farm)) {
            String made = breeds.post("/farms", "{\"name\":\"a\"}").location();
            String below = made.substring(made.indexOf("/farms/")) + "/breeds";
            assertThat(breeds.get(below + "/siamese").status()).isEqualTo(200);
            assertThat(breeds.get(below).body().size()).isEqualTo(3);
            assertThat(breeds.get(below + "/persian").status()).isEqualTo(404);
            assertThat(breeds.get("/farms/nowhere/breeds/siamese").status()).isEqualTo(404);
        }
    }

    @Test
    void oneInstanceStartsInTheInitialState() throws IOException, InterruptedException {
        String paths = """
                /runs:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Run'}}}}}}
                /runs/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Run'}}}}}
                /runs/{id}/cancel:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  post:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Run'}}}}}
                """;
        String run = """
                Run:
                  type: object
                  required: [id, status]
                  properties: {id: {type: string}, status: {type: string, enum: [pending, succeeded, canceled], example: succeeded}}
                """;
        try (ServedDescription runs = ServedDescription.of(paths, run)) {
            String pending = "";
            for (Document each : runs.get("/runs").body().elements()) {
                String id = String.valueOf(each.member("id"));
                boolean open = String.valueOf(each.member("status")).equals("pending");
                pending = open ? id : pending;
                assertThat(runs.post("/runs/" + id + "/cancel", "").status()).isEqualTo(open ? 200 : 409);
            }
            assertThat(pending).isNotEmpty();
        }
    }

    @Test
    void seededInstancesHaveTheirLookupMembers() throws IOException, InterruptedException {
        String paths = readOnly("string", "siamese") + """
                /breeds/{breedCode}/history:
                  parameters: [{name: breedCode, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {text/plain: {schema: {type: string}}}}}
                """;
        try (ServedDescription breeds =
                ServedDescription.of(paths, breed("string").replace("name:", "breedCode:"))) {
            Document code = breeds.get("/breeds").body().element(1).member("breedCode");
            assertThat(code).isNotNull();
            assertThat(breeds.get("/breeds/" + code.text() + "/history").status())
                    .isEqualTo(200);
            assertThat(breeds.get("/breeds/none/history").status()).isEqualTo(404);
        }
    }

    @Test
    void resourcesForAnyNameContainSeededInstances() throws IOException, InterruptedException {
        String member =
                "{description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Breed'}}}}";
        String paths = """
                /groups/{group_id}:
                  parameters: [{name: group_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Group'}}}}}}
                /groups/{group_id}/members:
                  parameters: [{name: group_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Breed'}}}}}}}
                /members/{member_id}:
                  parameters: [{name: member_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': MEMBER}}
                """.replace("MEMBER", member);
        String schemas = breed("string") + "Group: {type: object, required: [id], properties: {id: {type: string}}}\n";
        try (ServedDescription groups = ServedDescription.of(paths, schemas)) {
            assertThat(groups.get("/groups/anything").status()).isEqualTo(200);
            assertThat(groups.get("/groups/group_1/members").body().size()).isEqualTo(3);
        }
    }

    @Test
    void seededInstancesMatchTheVariantOfTheirIdentifier() throws IOException, InterruptedException {
        String forms = """
                Breed:
                  oneOf:
                  - {type: object, required: [id], properties: {id: {type: string, enum: [siamese, manx]}, name: {type: string}}}
                  - {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
                """;
        try (ServedDescription breeds = ServedDescription.of(readOnly("string", "''"), forms)) {
            assertThat(breeds.get("/breeds").body().size()).isEqualTo(3);
            assertThat(breeds.get("/breeds").text()).doesNotContain("\"siamese\"", "\"manx\"");
        }
    }

    @Test
    void aListInAUnionReplyContainsASeededInstance() throws IOException, InterruptedException {
        String paths = readOnly("string", "''")
                .replace(
                        "{type: array, items: {$ref: '#/components/schemas/Breed'}}",
                        "{$ref: '#/components/schemas/Breed'}");
        String forms = """
                Breed:
                  oneOf:
                  - {type: object, required: [id, tail], properties: {id: {type: string}, tail: {type: string}}}
                  - {type: object, required: [id, fur], properties: {id: {type: string}, fur: {type: string}}}
                """;
        try (ServedDescription breeds = ServedDescription.of(paths, forms)) {
            Document id = breeds.get("/breeds").body().member("id");
            assertThat(id).isNotNull();
            assertThat(breeds.get("/breeds/" + id.text()).body())
                    .isEqualTo(breeds.get("/breeds").body());
        }
    }
}
