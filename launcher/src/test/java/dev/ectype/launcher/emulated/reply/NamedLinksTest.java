package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests links without examples, which lead to what their names say. */
final class NamedLinksTest {
    private static final String PATHS = """
            /projects:
              post: {requestBody: {JSON: New}, responses: {'201': {description: ok, JSON: Project}}}
            /projects/{projectId}:
              parameters: [{name: projectId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Project}}}
            /projects/{projectId}/tickets:
              parameters: [{name: projectId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, LIST: Ticket}}}
              post: {requestBody: {JSON: New}, responses: {'201': {description: ok, JSON: Ticket}}}
            /projects/{projectId}/tickets/{ticketId}:
              parameters:
                - {name: projectId, in: path, required: true, schema: {type: integer}}
                - {name: ticketId, in: path, required: true, schema: {type: integer}}
              get: {responses: {'200': {description: ok, JSON: Ticket}}}
            """;
    private static final String SCHEMAS = """
            New: {type: object, properties: {title: {type: string}, source_url: {type: string, format: uri}}}
            Project:
              type: object
              properties:
                id: {type: integer}
                title: {type: string}
                self: {type: string, format: uri}
                tickets_url: {type: string, format: uri}
                html_url: {type: string, format: uri}
            Ticket:
              type: object
              properties:
                id: {type: integer}
                title: {type: string}
                url: {type: string, format: uri}
                projectUrl: {type: string, format: uri}
                source_url: {type: string, format: uri}
            """;

    @Test
    void leadToTheInstanceItsParentAndTheCollectionsBelowIt() throws IOException, InterruptedException {
        try (ServedDescription forge = ServedDescription.of(PATHS, SCHEMAS)) {
            String origin = String.valueOf(forge.emulator().baseUri());
            ServedDescription.Answer project = forge.post("/projects", "{\"title\":\"Forge\"}");
            assertThat(project.text())
                    .contains(
                            "\"self\":\"" + origin + "/projects/1\"",
                            "\"tickets_url\":\"" + origin + "/projects/1/tickets\"");
            assertThat(project.body().member("html_url").text()).doesNotStartWith(origin);
            ServedDescription.Answer ticket = forge.post("/projects/1/tickets", "{\"title\":\"Leak\"}");
            assertThat(ticket.text())
                    .contains(
                            "\"url\":\"" + origin + "/projects/1/tickets/1\"",
                            "\"projectUrl\":\"" + origin + "/projects/1\"")
                    .doesNotContain("source_url");
            assertThat(forge.get("/projects/1/tickets/1").text()).isEqualTo(ticket.text());
        }
    }

    @Test
    void haveAnOriginUnlessTheirFormatOrTextSaysOtherwise() throws IOException, InterruptedException {
        String schemas = SCHEMAS.replace(
                        "self: {type: string, format: uri}", "self: {type: string, format: uri-reference}")
                .replace(
                        "tickets_url: {type: string, format: uri}",
                        "tickets_url: {type: string, format: uri-reference, description: The absolute URL of the tickets.}");
        try (ServedDescription forge = ServedDescription.of(PATHS, schemas)) {
            assertThat(forge.post("/projects", "{\"title\":\"Forge\"}").text())
                    .contains(
                            "\"self\":\"/projects/1\"",
                            "\"tickets_url\":\"" + forge.emulator().baseUri() + "/projects/1/tickets\"");
        }
    }
}
