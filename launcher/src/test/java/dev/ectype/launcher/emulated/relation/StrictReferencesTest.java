package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.options.References;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests references in bodies to instances that do not exist. */
final class StrictReferencesTest {
    private static final String PATHS = """
            /owners:
              post: {requestBody: {JSON: NewOwner}, responses: {'201': {description: ok, JSON: Owner}}}
            /owners/{ownerId}:
              parameters: [{name: ownerId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Owner}}}
            /pets:
              post: {requestBody: {JSON: NewPet}, responses: {'201': {description: ok, JSON: Pet}}}
            /pets/{petId}:
              parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Pet}}}
              patch: {requestBody: {JSON: NewPet}, responses: {'200': {description: ok, JSON: Pet}}}
            """;
    private static final String TYPES = """
            NewOwner: {type: object, properties: {name: {type: string}}}
            Owner: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
            NewPet: {type: object, properties: {name: {type: string}, ownerId: {type: string}, sitterIds: {type: array, items: {type: string}}}}
            Pet: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}, ownerId: {type: string}, sitterIds: {type: array, items: {type: string}}}}
            """;

    @Test
    void areErrorsIfTheOptionSaysSo() throws IOException, InterruptedException {
        EmulatorOptions options = EmulatorOptions.standard().withPort(0).withReferences(References.STRICT);
        try (ServedDescription pets = ServedDescription.of(ServedDescription.compiled(PATHS, TYPES), options)) {
            ServedDescription.Answer refused = pets.post("/pets", "{\"ownerId\":\"nobody\"}");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text()).contains("body/ownerId: expected one of the owners, found 'nobody'");
            String owner = pets.post("/owners", "{\"name\":\"Ann\"}")
                    .body()
                    .member("id")
                    .text();
            String made = pets.post("/pets", "{\"ownerId\":\"" + owner + "\"}")
                    .body()
                    .member("id")
                    .text();
            assertThat(pets.send("PATCH", "/pets/" + made, "application/json", "{\"ownerId\":\"nobody\"}")
                            .status())
                    .isEqualTo(400);
            assertThat(pets.get("/pets/" + made).text()).contains("\"ownerId\":\"" + owner + "\"");
            assertThat(pets.post("/pets", "{\"name\":\"Rex\"}").status()).isEqualTo(201);
        }
    }

    @Test
    void areAcceptedOtherwise() throws IOException, InterruptedException {
        try (ServedDescription pets = ServedDescription.of(PATHS, TYPES)) {
            assertThat(pets.post("/pets", "{\"ownerId\":\"nobody\"}").status()).isEqualTo(201);
        }
    }
}
