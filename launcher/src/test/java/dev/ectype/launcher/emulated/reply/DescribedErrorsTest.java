package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DescribedErrorsTest {
    private static final String PATHS = """
            /robots:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                  '480': {description: FactoryDoesNotExistFault, content: {application/json: {schema: {}}}}
                  '481': {description: RobotAlreadyExistsFault, content: {application/json: {schema: {}}}}
            /robots/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get:
                responses:
                  '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                  '480': {description: ArmNotFoundException, content: {application/json: {schema: {}}}}
                  '481': {description: RobotNotFoundException, content: {application/json: {schema: {$ref: '#/components/schemas/Told'}}}}
                  '580': {description: DiskNotFoundException, content: {application/json: {schema: {}}}}
              delete:
                responses:
                  '204': {description: ok}
                  '404': {description: NoSuchRobot, content: {application/json: {schema: {$ref: '#/components/schemas/NoSuchRobot'}}}}
            """;
    private static final String SCHEMAS = """
            Robot: {type: object, required: [name], properties: {name: {type: string}}}
            Told: {type: object, required: [__type, message], properties: {__type: {type: string}, message: {type: string}}}
            NoSuchRobot: {type: object, required: [code], properties: {code: {type: string}}}
            """;

    @Test
    void errorsHaveTheirDescribedCodes() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            ServedDescription.Answer missing = robots.get("/robots/r2");
            assertThat(missing.status()).isEqualTo(404);
            assertThat(missing.text()).startsWith("{\"__type\":\"RobotNotFoundException\",\"message\":");
            assertThat(robots.delete("/robots/r2").text()).isEqualTo("{\"code\":\"NoSuchRobot\"}");
            robots.post("/robots", "{\"name\": \"r2\"}");
            ServedDescription.Answer taken = robots.post("/robots", "{\"name\": \"r2\"}");
            assertThat(taken.status()).isEqualTo(409);
            assertThat(taken.text()).startsWith("{\"code\":\"RobotAlreadyExistsFault\",");
        }
    }

    @Test
    void descriptionsOfOtherErrorsAreNotUsed() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(robots.post("/robots", "{}").text()).startsWith("{\"code\":\"invalid_request\",");
        }
    }
}
