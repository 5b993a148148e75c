package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Serves a description with hints about its errors. */
final class StatedErrorsTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Pets, version: '1'}
            x-ectype-errors:
              not_found: {code: NO_SUCH_PET, message: There is no such pet.}
              conflict: {code: CLASH}
            paths:
              /pets:
                post:
                  operationId: createPet
                  requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                  responses:
                    '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                    '409': {$ref: '#/components/responses/Error'}
              /pets/{petId}:
                parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
                get:
                  operationId: getPet
                  responses:
                    '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                    '404': {$ref: '#/components/responses/Error'}
              /pets/{petId}/adopt:
                parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
                post:
                  operationId: adoptPet
                  x-ectype-errors: {precondition: {status: 423, code: ADOPTED}}
                  responses:
                    '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
                    '409': {$ref: '#/components/responses/Error'}
            components:
              responses:
                Error:
                  description: an error
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [code, message]
                        properties: {code: {type: string}, message: {type: string}}
              schemas:
                Pet:
                  type: object
                  required: [id]
                  properties: {id: {type: string}, status: {type: string, enum: [available, adopted]}}
            """;

    @Test
    void errorsHaveTheStatedWords() throws Exception {
        try (ServedDescription pets = ServedDescription.of(
                List.of(SourceRoot.text("pets.yaml", DESCRIPTION.getBytes(StandardCharsets.UTF_8))))) {
            assertThat(reply(pets.get("/pets/none")))
                    .isEqualTo("404 {\"code\":\"NO_SUCH_PET\",\"message\":\"There is no such pet.\"}");
            assertThat(pets.post("/pets", "{\"id\":\"rex\"}").status()).isEqualTo(201);
            assertThat(reply(pets.post("/pets", "{\"id\":\"rex\"}"))).startsWith("409 {\"code\":\"CLASH\"");
            assertThat(pets.post("/pets/rex/adopt", "").status()).isEqualTo(200);
            assertThat(reply(pets.post("/pets/rex/adopt", "")))
                    .startsWith("423 {\"code\":\"ADOPTED\",\"message\":\"'rex' is adopted");
        }
    }

    private static String reply(ServedDescription.Answer answer) {
        return answer.status() + " " + answer.text();
    }
}
