package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests paths that look up instances by another member than the identifier. */
final class LookupByNameTest {
    private static final String CODES = """
            /countries:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Country'}}}}}}}
            /countries/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Country'}}}}}}
            /countries/{code}:
              parameters: [{name: code, in: path, required: true, schema: {type: string, minLength: 2, maxLength: 2}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Country'}}}}}}}
            /countries/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Country'}}}}}}}
            """;
    private static final String COUNTRY =
            "Country: {type: object, properties: {id: {type: string}, code: {type: string}, name: {type: string}}}\n";

    @Test
    void ofIdenticalPathsTheOneWithAMatchingInstanceAnswers() throws IOException, InterruptedException {
        try (ServedDescription countries = ServedDescription.of(CODES, COUNTRY)) {
            Document all = countries.get("/countries").body();
            assertThat(all.size()).isEqualTo(3);
            for (Document one : all.elements()) {
                assertThat(countries
                                .get("/countries/" + one.member("id").text())
                                .body())
                        .isEqualTo(one);
                String name = one.member("name").text().replace(" ", "%20");
                assertThat(countries.get("/countries/" + name).body().element(0))
                        .isEqualTo(one);
            }
            ServedDescription.Answer unknown = countries.get("/countries/nowhere");
            assertThat(unknown.status()).isEqualTo(404);
            assertThat(unknown.text()).contains("there is no 'nowhere' among the countries");
        }
    }

    @Test
    void lookupMembersOfSeededInstancesFitTheirPathParameters() throws IOException, InterruptedException {
        try (ServedDescription countries = ServedDescription.of(CODES, COUNTRY)) {
            for (Document one : countries.get("/countries").body().elements()) {
                String code = one.member("code").text();
                assertThat(code).hasSize(2);
                assertThat(countries.get("/countries/" + code).body().element(0).member("code"))
                        .isEqualTo(one.member("code"));
            }
        }
    }

    @Test
    void theServerGeneratesLookupMembersThatClientsCannotSet() throws IOException, InterruptedException {
        String paths = """
                /clients:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}, number: {type: object, properties: {value: {type: string}}}}}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Client'}}}}}
                /clients/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Client'}}}}}}
                /clients/{number}/notes:
                  parameters: [{name: number, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {text: {type: string}}}}}}}}
                """;
        String client =
                "Client: {type: object, properties: {id: {type: string}, number: {type: string, example: A1}, title: {type: string}}}\n";
        try (ServedDescription clients = ServedDescription.of(paths, client)) {
            Document first = clients.post("/clients", "{\"title\":\"a\"}").body();
            Document second = clients.post("/clients", "{}").body();
            assertThat(first.member("number")).isNotNull().isNotEqualTo(second.member("number"));
            assertThat(clients.get("/clients/" + second.member("number").text() + "/notes")
                            .status())
                    .isEqualTo(200);
            assertThat(clients.get("/clients/nobody/notes").status()).isEqualTo(404);
        }
    }

    @Test
    void anInstanceForAnyIdentifierExistsForAnyNameToo() throws IOException, InterruptedException {
        String paths = """
                /jobs/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}}}
                  patch:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}}
                /jobs/{name}/runs:
                  parameters: [{name: name, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {runs: {type: integer}}}}}}}}
                """;
        String job =
                "Job: {type: object, required: [id], properties: {id: {type: string, format: uuid}, name: {type: string, minLength: 3}}}\n";
        try (ServedDescription jobs = ServedDescription.of(paths, job)) {
            assertThat(jobs.get("/jobs/nightly/runs").status()).isEqualTo(200);
            assertThat(jobs.get("/jobs/no/runs").status()).isEqualTo(404);
        }
    }

    @Test
    void anInstanceWithAParentIsNotFoundBelowOthers() throws IOException, InterruptedException {
        String paths = """
                /shops:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Shop'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shop'}}}}}
                /shops/{shop}:
                  parameters: [{name: shop, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shop'}}}}}}
                /shops/{shop}/tills/{id}:
                  parameters: [{name: shop, in: path, required: true, schema: {type: string}}, {name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Till'}}}}}}
                  patch:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Till'}}}}
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Till'}}}}}
                  delete: {responses: {'204': {description: gone}}}
                """;
        String types = "Shop: {type: object, properties: {id: {type: string}}}\n"
                + "Till: {type: object, properties: {id: {type: string, readOnly: true}, shop: {type: string, readOnly: true}, cash: {type: integer}}}\n";
        try (ServedDescription shops = ServedDescription.of(paths, types)) {
            String one =
                    "/shops/" + shops.post("/shops", "{}").body().member("id").text();
            String other =
                    "/shops/" + shops.post("/shops", "{}").body().member("id").text();
            assertThat(shops.send("PATCH", one + "/tills/a", "application/json", "{\"cash\":7}")
                            .text())
                    .contains("\"cash\":7");
            assertThat(shops.delete(other + "/tills/a").status()).isEqualTo(404);
            assertThat(shops.delete(other + "/tills/b").status()).isEqualTo(204);
            assertThat(shops.delete(one + "/tills/a").status()).isEqualTo(204);
        }
    }

    @Test
    void aFormatSuffixIsNotTheFractionOfANumber() throws IOException, InterruptedException {
        String paths = """
                /search/{position}.{format}:
                  parameters: [{name: position, in: path, required: true, schema: {type: number}}, {name: format, in: path, required: true, schema: {type: string, enum: [json, xml]}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: object}}}}}}
                """;
        try (ServedDescription search = ServedDescription.of(paths, "Nothing: {type: object}\n")) {
            assertThat(search.get("/search/71.441.json").status()).isEqualTo(200);
            assertThat(search.get("/search/71.xml").status()).isEqualTo(200);
            assertThat(search.get("/search/71.441.pdf").status()).isEqualTo(400);
        }
    }

    @Test
    void aLookupParameterNeedsNoNameSuffix() throws IOException, InterruptedException {
        String paths = """
                /releases:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Release'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Release'}}}}}
                /releases/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Release'}}}}}}
                /releases/tags/{tag}:
                  parameters: [{name: tag, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Release'}}}}}}
                """;
        String release = "Release: {type: object, required: [id], properties: "
                + "{id: {type: string, readOnly: true}, tag_name: {type: string}}}\n";
        try (ServedDescription releases = ServedDescription.of(paths, release)) {
            Document made = releases.post("/releases", "{\"tag_name\":\"v1\"}").body();
            assertThat(releases.get("/releases/tags/v1").body()).isEqualTo(made);
            assertThat(releases.get("/releases/tags/v2").status()).isEqualTo(404);
        }
    }
}
