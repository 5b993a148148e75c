package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests which types have classes, in which files, and how their names stand for JSON names. */
final class NearTypesTest {
    private static final String SHIPS = """
            openapi: 3.1.0
            info: {title: Ships, version: 1.0.0}
            paths:
              /ships:
                get:
                  operationId: listShips
                  responses:
                    '200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Ship'}}}}}
                post:
                  operationId: createShip
                  requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}
                  responses:
                    '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}
              /ships/{id}:
                get:
                  operationId: getShip
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  responses:
                    '200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Ship'}}}}
            components:
              schemas:
                Ship:
                  type: object
                  required: [id]
                  properties:
                    id: {type: string}
                    home_port: {$ref: '#/components/schemas/Port'}
                    hull:
                      type: object
                      properties:
                        paint: {type: string, enum: [dark_red, sea-green]}
                        steel: {type: object, properties: {grade: {type: string}}}
                    engine: {type: object, properties: {size: {type: integer}}}
                Port:
                  type: object
                  properties:
                    crane: {type: object, properties: {size: {type: integer}}}
                    pilot: {$ref: '#/components/schemas/Pilot'}
                Pilot: {type: object, properties: {rank: {type: string}}}
            """;

    private static final Map<String, String> SOURCES = Objects.requireNonNull(new EmulatorCompiler()
                    .compile(CompilationRequest.of(
                            SourceRoot.text("ships.yaml", SHIPS.getBytes(StandardCharsets.UTF_8))))
                    .compilation())
            .emission()
            .sources();

    private static String source(String type) {
        return Objects.requireNonNull(SOURCES.get("ships/" + type + ".java"), type);
    }

    @Test
    void typesOfMembersHaveClassesAndDeeperTypesAreDocuments() {
        assertThat(source("Ship")).contains("@Nullable Port homePort");
        assertThat(source("Port")).contains("@Nullable Document pilot");
        assertThat(SOURCES.keySet()).doesNotContain("ships/Pilot.java");
        assertThat(source("Ship")).contains("@Nullable Document steel").contains("@Nullable String paint");
    }

    @Test
    void anInlineTypeIsNestedInItsOwner() {
        assertThat(source("Ship")).contains("@Nullable Hull hull").contains("    public record Hull(");
    }

    @Test
    void anInlineTypeOfSeveralOwnersHasAFileOfItsOwn() {
        assertThat(source("Ship")).contains("@Nullable ShipEngine engine");
        assertThat(source("ShipEngine")).contains("public record ShipEngine(@Nullable Long size) {}");
    }

    @Test
    void namesFollowSnakeCase() {
        assertThat(source("Ship")).contains("implements SnakeCase").doesNotContain("JsonName");
    }
}
