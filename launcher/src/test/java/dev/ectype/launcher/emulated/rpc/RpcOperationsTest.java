package dev.ectype.launcher.emulated.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class RpcOperationsTest {
    private static final String PATHS = """
            /createRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}, arm: {type: integer}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /addArm:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {length: {type: integer}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Arm'}}}}}
            /getArm:
              get:
                parameters: [{name: armId, in: query, required: true, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Arm'}}}}}
            /describeRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Which'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /updateRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [robot], properties: {robot: {type: string}, arm: {type: integer}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
            /listRobots:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {arm: {type: integer}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: object, required: [robots], properties: {robots: {type: array, items: {$ref: '#/components/schemas/Robot'}}}}}}}}
            /deleteRobot:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Which'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: object}}}}}
            /?Action=CreateUser:
              get:
                parameters:
                  - {name: UserName, in: query, required: true, schema: {type: string}}
                  - {name: Shoe, in: query, schema: {type: integer}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
            /?Action=GetUser:
              get:
                parameters: [{name: UserName, in: query, required: true, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
            /?Action=CreateGuest:
              post:
                parameters: [{name: Version, in: query, required: true, schema: {type: string}}]
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
            /?Action=GetGuest:
              post:
                parameters: [{name: Version, in: query, required: true, schema: {type: string}}]
                requestBody: {content: {application/json: {schema: {type: object, required: [UserName], properties: {UserName: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
            """;
    private static final String SCHEMAS = """
            Which: {type: object, required: [robot], properties: {robot: {type: string}}}
            Arm: {type: object, required: [id], properties: {id: {type: string}, length: {type: integer}}}
            Robot:
              type: object
              required: [arn, name]
              properties: {arn: {type: string}, name: {type: string}, arm: {type: integer}}
            User:
              type: object
              required: [UserName]
              properties: {UserName: {type: string}, Shoe: {type: integer}}
            """;

    private static String arn(String robot) {
        return robot.replaceFirst(".*\"arn\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void storesTheEffectsOfCalls() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            String first = robots.post("/createRobot", "{\"name\": \"r2\", \"arm\": 1}")
                    .text();
            String second = robots.post("/createRobot", "{\"name\": \"c3\", \"arm\": 2}")
                    .text();
            assertThat(arn(first)).isNotEqualTo(arn(second));
            String which = "{\"robot\": \"" + arn(first) + "\"}";
            assertThat(robots.post("/describeRobot", which).text()).isEqualTo(first);
            assertThat(robots.post("/listRobots", "{}").text())
                    .isEqualTo("{\"robots\":[" + second + "," + first + "]}");
            assertThat(robots.post("/listRobots", "{\"arm\": 1}").text()).isEqualTo("{\"robots\":[" + first + "]}");
            String changed = robots.post("/updateRobot", "{\"robot\": \"" + arn(first) + "\", \"arm\": 3}")
                    .text();
            assertThat(changed).isEqualTo(first.replace("\"arm\":1", "\"arm\":3"));
            assertThat(robots.post("/describeRobot", which).text()).isEqualTo(changed);
            assertThat(robots.post("/deleteRobot", which).status()).isEqualTo(200);
            assertThat(robots.post("/describeRobot", which).status()).isEqualTo(404);
        }
    }

    @Test
    void rejectsUnknownIdentifiers() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(robots.post("/describeRobot", "{\"robot\": \"nobody\"}").status())
                    .isEqualTo(404);
            assertThat(robots.post("/describeRobot", "{}").status()).isEqualTo(400);
        }
    }

    @Test
    void returnsNoLocationWithoutAReadablePath() throws IOException, InterruptedException {
        try (ServedDescription robots = ServedDescription.of(PATHS, SCHEMAS)) {
            ServedDescription.Answer made = robots.post("/addArm", "{\"length\": 7}");
            assertThat(made.status()).isEqualTo(201);
            assertThat(made.location()).isEmpty();
            assertThat(robots.get("/getArm?armId=arm_1").text()).isEqualTo(made.text());
        }
    }

    @Test
    void createsFromQueryParameters() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(PATHS, SCHEMAS)) {
            String ada = "{\"UserName\":\"ada\",\"Shoe\":38}";
            assertThat(users.get("/?Action=GetUser&UserName=ada").status()).isEqualTo(404);
            assertThat(users.get("/?Action=CreateUser&UserName=ada&Shoe=38").text())
                    .isEqualTo(ada);
            assertThat(users.get("/?Action=GetUser&UserName=ada").text()).isEqualTo(ada);
            assertThat(users.get("/?Action=CreateUser&UserName=ada").status()).isEqualTo(409);
        }
    }

    @Test
    void readsFormParametersLikeQueryParameters() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(PATHS, SCHEMAS)) {
            String form = "application/x-www-form-urlencoded";
            String ada = "{\"UserName\":\"ada\",\"Shoe\":38}";
            assertThat(users.send("POST", "/", form, "Action=CreateGuest&Version=2&UserName=ada&Shoe=38")
                            .text())
                    .isEqualTo(ada);
            assertThat(users.send("POST", "/", form, "Action=GetGuest&Version=2&UserName=ada")
                            .text())
                    .isEqualTo(ada);
            assertThat(users.send("POST", "/", form, "Action=GetGuest&UserName=ada")
                            .status())
                    .isEqualTo(400);
            assertThat(users.send("POST", "/", form, "Action=DropGuest&Version=2")
                            .status())
                    .isEqualTo(404);
        }
    }
}
