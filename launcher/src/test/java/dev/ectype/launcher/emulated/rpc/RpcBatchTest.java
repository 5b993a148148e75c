package dev.ectype.launcher.emulated.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class RpcBatchTest {
    private static final String PATHS = """
            /createRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {Arm: {type: integer}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /getRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [RobotId], properties: {RobotId: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /listRobots:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {Arm: {type: integer}}}}}}
                responses: {'200': LISTED}
            /batchGetRobots:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [RobotIds], properties: {RobotIds: {type: array, items: {type: string}}}}}}}
                responses: {'200': LISTED}
            /batchDeleteRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [RobotIds], properties: {RobotIds: {type: array, items: {type: string}}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: object}}}}}
            /deleteRobots:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [RobotIds], properties: {RobotIds: {type: array, items: {type: string}}}}}}}
                responses:
                  '200': {description: ok, content: {application/json: {schema: {type: object}}}}
                  '480': {description: RobotNotFoundException, content: {application/json: {schema: {}}}}
            """.replace(
                    "LISTED",
                    "{description: ok, content: {application/json: {schema: {type: object, properties: "
                            + "{Robots: {type: array, items: {$ref: '#/components/schemas/Robot'}}}}}}}");
    private static final String SCHEMAS = """
            Robot: {type: object, required: [RobotId], properties: {RobotId: {type: string}, Arm: {type: integer}}}
            """;

    private static String made(ServedDescription robots, int arm) throws IOException, InterruptedException {
        return robots.post("/createRobot", "{\"Arm\": " + arm + "}")
                .body()
                .member("RobotId")
                .text();
    }

    private static String ids(String... ids) {
        return "{\"RobotIds\": [\"" + String.join("\", \"", ids) + "\"]}";
    }

    private static String listed(ServedDescription robots) throws IOException, InterruptedException {
        return robots.post("/listRobots", "{}").text();
    }

    @Test
    void returnsTheListedInstances() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            String first = made(robots, 1);
            made(robots, 2);
            String third = made(robots, 3);
            String response =
                    robots.post("/batchGetRobots", ids(first, third, "nobody")).text();
            assertThat(response)
                    .isEqualTo("{\"Robots\":[{\"RobotId\":\"" + first + "\",\"Arm\":1},{\"RobotId\":\"" + third
                            + "\",\"Arm\":3}]}");
        }
    }

    @Test
    void deletesTheListedInstances() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            String first = made(robots, 1);
            String second = made(robots, 2);
            String third = made(robots, 3);
            assertThat(robots.post("/batchDeleteRobot", ids(first, "nobody")).status())
                    .isEqualTo(200);
            assertThat(listed(robots)).contains(second, third).doesNotContain(first);
            assertThat(robots.post("/deleteRobots", ids(second, third)).status())
                    .isEqualTo(200);
            assertThat(listed(robots)).isEqualTo("{\"Robots\":[]}");
        }
    }

    @Test
    void deletesNoneIfOneIsUnknownAndThatErrorIsDescribed() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            String first = made(robots, 1);
            ServedDescription.Answer refused = robots.post("/deleteRobots", ids(first, "nobody"));
            assertThat(refused.status()).isEqualTo(404);
            assertThat(refused.text()).contains("RobotNotFoundException");
            assertThat(listed(robots)).contains(first);
        }
    }
}
