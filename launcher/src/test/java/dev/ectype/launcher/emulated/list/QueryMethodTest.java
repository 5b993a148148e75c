package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests methods of HTTP beside the usual ones. */
final class QueryMethodTest {
    private static final String PATHS = """
            /berths:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}
              query:
                requestBody: {content: {application/json: {schema: {type: object, properties: {kind: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Berth'}}}}}}
            /berths/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}}
            """;
    private static final String TYPES =
            "Berth: {type: object, required: [name], properties: {name: {type: string}, kind: {type: string}}}";

    @Test
    void aQueryListsTheInstancesThatItsBodyDescribes() throws IOException, InterruptedException {
        try (ServedDescription berths = ServedDescription.of(PATHS, TYPES)) {
            berths.post("/berths", "{\"name\":\"north\",\"kind\":\"fish\"}");
            berths.post("/berths", "{\"name\":\"south\",\"kind\":\"oil\"}");
            assertThat(query(berths, "{\"kind\":\"fish\"}")).contains("north").doesNotContain("south");
            assertThat(query(berths, "{}")).contains("north").contains("south");
        }
    }

    private static String query(ServedDescription berths, String body) throws IOException, InterruptedException {
        return berths.send("QUERY", "/berths", "application/json", body).text();
    }

    @Test
    void anUnknownMethodIsNamedInTheRefusal() throws IOException, InterruptedException {
        try (ServedDescription berths = ServedDescription.of(PATHS, TYPES)) {
            ServedDescription.Answer refused = berths.send("FROB", "/berths", "application/json", "{}");
            assertThat(refused.status()).isEqualTo(405);
            assertThat(refused.text()).contains("FROB");
            assertThat(refused.header("allow")).contains("POST").contains("QUERY");
        }
    }
}
