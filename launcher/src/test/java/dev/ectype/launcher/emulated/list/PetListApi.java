package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Describes a list of pets in the style of a test. */
final class PetListApi {
    private static final String PET = """
            Pet:
              type: object
              required: [id, name]
              properties:
                id: {type: integer, readOnly: true}
                name: {type: string}
                status: {type: string, enum: [available, sold, lost]}
                price: {type: number}
                born: {type: string, format: date-time}
                vaccinated: {type: boolean}
                owner: {type: object, properties: {id: {type: string}, login: {type: string}}}
                tags: {type: array, items: {type: string}}
            """;

    private PetListApi() {}

    /** Serves a list of pets with a reply schema and query parameters, each {@code {name: …, schema: …}}. */
    static ServedDescription listed(String reply, String... parameters) {
        return ServedDescription.of(paths(reply, parameters), PET);
    }

    static String paths(String reply, String... parameters) {
        StringBuilder described = new StringBuilder();
        for (String parameter : parameters) {
            described
                    .append("    - {in: query, ")
                    .append(parameter.substring(1))
                    .append('\n');
        }
        return """
                /pets:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                  get:
                    parameters:
                """ + described + """
                    responses:
                      '200': {description: ok, content: {application/json: {schema: %s}}}
                      '400': {description: bad, content: {application/json: {schema: {type: object, required: [error], properties: {error: {type: string}}}}}}
                /pets/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                  delete: {responses: {'204': {description: gone}}}
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                """.formatted(reply);
    }

    static final String BARE = "{type: array, items: {$ref: '#/components/schemas/Pet'}}";

    /** Writes the schema of an envelope with the pets in {@code data} and other members. */
    static String beside(String members) {
        return "{type: object, required: [data], properties: {data: " + BARE + ", " + members + "}}";
    }

    static void born(ServedDescription served, String... pets) throws IOException, InterruptedException {
        for (String pet : pets) {
            assertThat(served.post("/pets", pet).status()).isEqualTo(201);
        }
    }

    static void many(ServedDescription served, int count) throws IOException, InterruptedException {
        for (int number = 1; number <= count; number++) {
            served.post("/pets", "{\"name\":\"pet" + number + "\"}");
        }
    }

    /** The names in a list, in order. */
    static List<String> names(Document list) {
        List<String> names = new ArrayList<>();
        for (Document pet : list.elements()) {
            Document name = pet.member("name");
            names.add(name == null ? "" : name.text());
        }
        return names;
    }

    static List<String> names(ServedDescription served, String query) throws IOException, InterruptedException {
        Document body = served.get("/pets" + query).body();
        Document data = body.member("data");
        return names(data == null ? body : data);
    }

    /** The identifier of the pet of that name. */
    static String id(ServedDescription served, String name) throws IOException, InterruptedException {
        Document body = served.get("/pets?limit=1000").body();
        Document data = body.member("data");
        for (Document pet : (data == null ? body : data).elements()) {
            Document own = pet.member("name");
            Document id = pet.member("id");
            if (own != null && id != null && own.text().equals(name)) {
                return id.text();
            }
        }
        throw new AssertionError("no pet is called " + name);
    }
}
