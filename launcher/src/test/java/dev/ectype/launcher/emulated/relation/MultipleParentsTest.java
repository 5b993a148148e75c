package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class MultipleParentsTest {
    private static final String PATHS = """
            /clubs:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Club'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Club'}}}}}
            /clubs/{club}:
              parameters: [{name: club, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Club'}}}}}
              delete: {responses: {'204': {description: gone}}}
            /maps:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
            /clubs/{club}/maps:
              parameters: [{name: club, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Map'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
            /clubs/{club}/maps/{id}:
              parameters:
                - {name: club, in: path, required: true, schema: {type: string}}
                - {name: id, in: path, required: true, schema: {type: integer}}
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
              delete:
                responses: {'204': {description: gone}}
            """;
    private static final String SCHEMAS = """
            Club:
              type: object
              properties: {id: {type: integer, readOnly: true}, name: {type: string}}
            Map:
              type: object
              required: [id]
              properties: {id: {type: integer, readOnly: true}, scale: {type: string}}
            """;

    private static ServedDescription clubs() throws IOException, InterruptedException {
        ServedDescription clubs = ServedDescription.of(PATHS, SCHEMAS);
        clubs.post("/clubs", "{\"name\": \"alpine\"}");
        clubs.post("/clubs", "{\"name\": \"sailing\"}");
        assertThat(clubs.post("/clubs/alpine/maps", "{\"scale\": \"1:25\"}").status())
                .isEqualTo(201);
        return clubs;
    }

    @Test
    void findsANumberedInstanceByName() throws IOException, InterruptedException {
        try (ServedDescription clubs = clubs()) {
            assertThat(clubs.get("/clubs/alpine").text()).isEqualTo("{\"id\":1,\"name\":\"alpine\"}");
            assertThat(clubs.get("/clubs/1").status()).isEqualTo(200);
            assertThat(clubs.get("/clubs/skiing").status()).isEqualTo(404);
        }
    }

    @Test
    void listsOnlyTheInstancesOfTheParent() throws IOException, InterruptedException {
        try (ServedDescription clubs = clubs()) {
            assertThat(clubs.get("/clubs/alpine/maps").text()).isEqualTo("[{\"id\":1,\"scale\":\"1:25\"}]");
            assertThat(clubs.get("/clubs/sailing/maps").text()).isEqualTo("[]");
        }
    }

    @Test
    void findsOwnedInstancesBelowTheirParentAndUnownedOnesEverywhere() throws IOException, InterruptedException {
        try (ServedDescription clubs = clubs()) {
            assertThat(clubs.post("/maps", "{\"scale\": \"1:50\"}").status()).isEqualTo(201);
            assertThat(clubs.get("/clubs/alpine/maps/1").status()).isEqualTo(200);
            assertThat(clubs.get("/clubs/sailing/maps/1").status()).isEqualTo(404);
            assertThat(clubs.get("/clubs/sailing/maps/2").status()).isEqualTo(200);
        }
    }

    @Test
    void deletesAnInstance() throws IOException, InterruptedException {
        try (ServedDescription clubs = clubs()) {
            assertThat(clubs.delete("/clubs/alpine/maps/1").status()).isEqualTo(204);
            assertThat(clubs.get("/clubs/alpine/maps").text()).isEqualTo("[]");
            assertThat(clubs.get("/clubs/alpine/maps/1").status()).isEqualTo(404);
        }
    }

    @Test
    void deletesTheInstancesOfADeletedParent() throws IOException, InterruptedException {
        try (ServedDescription clubs = clubs()) {
            assertThat(clubs.post("/maps", "{\"scale\": \"1:50\"}").status()).isEqualTo(201);
            assertThat(clubs.delete("/clubs/alpine").status()).isEqualTo(204);
            assertThat(clubs.get("/clubs/alpine/maps/1").status()).isEqualTo(404);
            assertThat(clubs.get("/clubs/sailing/maps/1").status()).isEqualTo(404);
            assertThat(clubs.get("/clubs/sailing/maps/2").status()).isEqualTo(200);
        }
    }
}
