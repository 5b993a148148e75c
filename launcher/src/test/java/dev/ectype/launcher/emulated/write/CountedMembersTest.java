package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class CountedMembersTest {
    private static final String READER = "content: {application/json: {schema: {$ref: '#/components/schemas/Reader'}}}";
    private static final String PATHS = """
            /readers:
              post: {requestBody: {READER}, responses: {'201': {description: ok, READER}}}
            /readers/{login}:
              parameters: [{name: login, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, READER}}}
            /libraries/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Library'}}}}}}
            /libraries:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Library'}}}}}}}
            """.replace("READER", READER);
    private static final String TYPES = """
            Reader: {type: object, required: [id, login], properties: {id: {type: integer, readOnly: true, example: 9}, login: {type: string}}}
            Library: {type: object, required: [id, name], properties: {id: {type: integer, example: 9}, name: {type: string}}}
            """;

    @Test
    void theNumberBesideANaturalKeyIsUnique() throws IOException, InterruptedException {
        try (ServedDescription library = ServedDescription.of(PATHS, TYPES)) {
            assertThat(library.post("/readers", "{\"login\":\"ada\"}").text())
                    .isEqualTo("{\"id\":1,\"login\":\"ada\"}");
            assertThat(library.post("/readers", "{\"login\":\"bob\"}").text())
                    .isEqualTo("{\"id\":2,\"login\":\"bob\"}");
            assertThat(library.get("/readers/ada").text()).isEqualTo("{\"id\":1,\"login\":\"ada\"}");
        }
    }

    @Test
    void initialInstancesHaveDifferentNumbers() throws IOException, InterruptedException {
        try (ServedDescription library = ServedDescription.of(PATHS, TYPES)) {
            assertThat(library.get("/libraries").body().elements())
                    .extracting(each -> String.valueOf(each.member("id")))
                    .doesNotHaveDuplicates()
                    .hasSizeGreaterThan(1);
        }
    }
}
