package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests actions below an object with a path of its own. */
final class SingletonActionTest {
    private static final String PATHS = """
            /privacy:
              get: {responses: {'200': &privacy {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Privacy'}}}}}}
            /privacy/grant:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Privacy'}}}}
                responses: {'200': *privacy}
            /privacy/revoke:
              post: {responses: {'200': *privacy}}
            """;

    private static final String SCHEMAS =
            "Privacy: {type: object, required: [granted], properties: {granted: {type: boolean},"
                    + " revoked: {type: boolean}, account: {type: string}}}\n";

    @Test
    void anActionChangesTheObjectAboveIt() throws IOException, InterruptedException {
        try (ServedDescription settings = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(settings.post("/privacy/grant", "{\"granted\":true,\"account\":\"acme\"}")
                            .text())
                    .contains("\"granted\":true");
            assertThat(settings.get("/privacy").text()).contains("\"granted\":true");
            assertThat(settings.post("/privacy/revoke", "").text()).contains("\"revoked\":true");
            assertThat(settings.get("/privacy").text()).contains("\"revoked\":true");
        }
    }
}
