package dev.ectype.launcher.emulated.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class RpcListsTest {
    private static final String PATHS = """
            /createRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /describeRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [RobotName], properties: {RobotName: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /listRobots:
              post:
                requestBody:
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          ExclusiveStartRobotName: {type: string, pattern: '^[a-z]{2}[0-9]$'}
                          Limit: {type: integer, minimum: 1, maximum: 3}
                responses:
                  '200':
                    description: ok
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            RobotNames: {type: array, items: {type: string}}
                            LastEvaluatedRobotName: {type: string, pattern: '^[a-z]{2}[0-9]$'}
            /searchRobots:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {MaxResults: {type: integer}, NextToken: {type: string}}}}}}
                responses:
                  '200':
                    description: ok
                    content:
                      application/json:
                        schema:
                          type: object
                          properties:
                            Robots: {type: array, items: {$ref: '#/components/schemas/Robot'}}
                            NextToken: {type: string}
            """;
    private static final String SCHEMAS = """
            Robot: {type: object, required: [RobotName], properties: {RobotName: {type: string}, MaxResults: {type: integer}}}
            """;

    private static ServedDescription five() throws IOException, InterruptedException {
        ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS);
        for (int robot = 1; robot <= 5; robot++) {
            robots.post("/createRobot", "{\"RobotName\": \"rx" + robot + "\"}");
        }
        return robots;
    }

    @Test
    void aListOfNamesContainsTheNames() throws IOException, InterruptedException {
        try (ServedDescription robots = five()) {
            assertThat(robots.post("/listRobots", "{\"Limit\": 2}").text())
                    .isEqualTo("{\"RobotNames\":[\"rx5\",\"rx4\"],\"LastEvaluatedRobotName\":\"rx4\"}");
            assertThat(robots.post("/listRobots", "{\"ExclusiveStartRobotName\": \"rx4\"}")
                            .text())
                    .isEqualTo("{\"RobotNames\":[\"rx3\",\"rx2\",\"rx1\"]}");
        }
    }

    @Test
    void theBodySelectsThePage() throws IOException, InterruptedException {
        try (ServedDescription robots = five()) {
            ServedDescription.Answer first = robots.post("/searchRobots", "{\"MaxResults\": 3}");
            assertThat(first.text()).contains("rx5", "rx4", "rx3").doesNotContain("rx2");
            String token = first.text().replaceFirst(".*\"NextToken\":\"([^\"]*)\".*", "$1");
            ServedDescription.Answer second =
                    robots.post("/searchRobots", "{\"MaxResults\": 3, \"NextToken\": \"" + token + "\"}");
            assertThat(second.text()).isEqualTo("{\"Robots\":[{\"RobotName\":\"rx2\"},{\"RobotName\":\"rx1\"}]}");
            ServedDescription.Answer none = robots.post("/searchRobots", "{\"NextToken\": \"nothing\"}");
            assertThat(none.status()).isEqualTo(400);
            assertThat(none.text()).contains("body/NextToken");
        }
    }

    @Test
    void thePageSizeIsTheMaximumOfTheBody() throws IOException, InterruptedException {
        try (ServedDescription robots = five()) {
            assertThat(robots.post("/listRobots", "{}").text())
                    .isEqualTo("{\"RobotNames\":[\"rx5\",\"rx4\",\"rx3\"],\"LastEvaluatedRobotName\":\"rx3\"}");
        }
    }
}
