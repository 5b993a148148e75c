package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests paths of the newest instance, such as {@code /releases/latest}. */
final class LatestInstanceTest {
    private static final String RELEASE =
            "content: {application/json: {schema: {$ref: '#/components/schemas/Release'}}}";
    private static final String PATHS = """
            /rockets:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Rocket'}}}}}
            /rockets/{rocket}:
              parameters: [{name: rocket, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Rocket'}}}}}}
            /rockets/{rocket}/releases:
              parameters: [{name: rocket, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Release'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                responses: {'201': {description: made, RELEASE}}
            /rockets/{rocket}/releases/latest:
              parameters: [{name: rocket, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, RELEASE}}}
            /rockets/{rocket}/releases/{release}:
              parameters: [{name: rocket, in: path, required: true, schema: {type: integer}}, {name: release, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, RELEASE}}}
              delete: {responses: {'204': {description: gone}}}
            MORE""".replace("RELEASE", RELEASE);
    private static final String TYPES = """
            Rocket: {type: object, required: [id], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}
            Release: {type: object, required: [id], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}
            """;

    private static String made(ServedDescription rockets, String path, String name)
            throws IOException, InterruptedException {
        return path + "/"
                + rockets.post(path, "{\"name\":\"" + name + "\"}").body().member("id");
    }

    @Test
    void readsTheNewestInstanceOfTheSameParent() throws IOException, InterruptedException {
        try (ServedDescription rockets = ServedDescription.of(PATHS.replace("MORE", ""), TYPES)) {
            reads(rockets);
        }
    }

    @Test
    void readsTheNewestInstanceOfTheSameParentWithoutAMemberForIt() throws IOException, InterruptedException {
        String more = """
                /releases:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                    responses: {'201': {description: made, RELEASE}}
                """.replace("RELEASE", RELEASE);
        try (ServedDescription rockets = ServedDescription.of(PATHS.replace("MORE", more), TYPES)) {
            reads(rockets);
        }
    }

    private static void reads(ServedDescription rockets) throws IOException, InterruptedException {
        String one = made(rockets, "/rockets", "one") + "/releases";
        String other = made(rockets, "/rockets", "other") + "/releases";
        assertThat(rockets.get(one + "/latest").status()).isEqualTo(404);
        made(rockets, one, "a");
        String newest = made(rockets, one, "b");
        made(rockets, other, "c");
        assertThat(rockets.get(one + "/latest").text())
                .isEqualTo(rockets.get(newest).text())
                .contains("\"b\"");
        rockets.delete(newest);
        assertThat(rockets.get(one + "/latest").text()).contains("\"a\"");
        assertThat(rockets.get("/rockets/99/releases/latest").status()).isEqualTo(404);
    }
}
