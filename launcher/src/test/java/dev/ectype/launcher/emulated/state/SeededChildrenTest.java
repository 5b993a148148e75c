package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests the seeded instances that belong to an owner or a parent. */
final class SeededChildrenTest {
    @Test
    void seededInstancesAreFoundBelowTheirOwners() throws IOException, InterruptedException {
        String users = "responses: {'200': {description: ok, content: {application/json: {schema: "
                + "{type: array, items: {$ref: '#/components/schemas/User'}}}}}}";
        String user = "responses: {'200': {description: ok, content: {application/json: {schema: "
                + "{$ref: '#/components/schemas/User'}}}}}";
        String paths = """
                /users:
                  get: {USERS}
                /users/{user_id}:
                  parameters: [{name: user_id, in: path, required: true, schema: {type: string}}]
                  get: {USER}
                /teams:
                  get: {TEAMS}
                /teams/{team_id}:
                  parameters: [{name: team_id, in: path, required: true, schema: {type: string}}]
                  get: {TEAM}
                /teams/{team_id}/users:
                  parameters: [{name: team_id, in: path, required: true, schema: {type: string}}]
                  get: {USERS}
                """.replace("TEAMS", users.replace("User", "Team"))
                .replace("TEAM", user.replace("User", "Team"))
                .replace("USERS", users)
                .replace("USER", user);
        String schemas = """
                Team: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
                User: {type: object, required: [id], properties: {id: {type: string}, team_id: {type: string}}}
                """;
        try (ServedDescription served = ServedDescription.of(paths, schemas)) {
            int found = 0;
            for (Document team : served.get("/teams").body().elements()) {
                String path = "/teams/" + team.member("id") + "/users";
                found += served.get(path).body().size();
            }
            assertThat(found).isEqualTo(served.get("/users").body().size());
            assertThat(served.get("/teams/nobody/users").status()).isEqualTo(404);
        }
    }

    @Test
    void childrenOfCreatedInstancesAreSeededBelowEach() throws IOException, InterruptedException {
        String paths = """
                /tickets:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Ticket'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ticket'}}}}}
                /tickets/{ticket_id}:
                  parameters: [{name: ticket_id, in: path, required: true, schema: {type: integer}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ticket'}}}}}
                /audits:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Audit'}}}}}}
                /tickets/{ticket_id}/audits:
                  parameters: [{name: ticket_id, in: path, required: true, schema: {type: integer}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Audit'}}}}}}
                /tickets/{ticket_id}/audits/{audit_id}:
                  parameters:
                  - {name: ticket_id, in: path, required: true, schema: {type: integer}}
                  - {name: audit_id, in: path, required: true, schema: {type: integer}}
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Audit'}}}}}
                """;
        String schemas = """
                Ticket: {type: object, properties: {id: {type: integer}, title: {type: string}}}
                Audit: {type: object, required: [id], properties: {id: {type: integer}, ticket_id: {type: integer}}}
                """;
        try (ServedDescription tickets = ServedDescription.of(paths, schemas)) {
            Document ticket = tickets.post("/tickets", "{}").body().member("id");
            Document audits = tickets.get("/tickets/" + ticket + "/audits").body();
            assertThat(audits.size()).isEqualTo(3);
            Document first = audits.element(0);
            assertThat(first.member("ticket_id")).isEqualTo(ticket);
            String audit = "/tickets/" + ticket + "/audits/" + first.member("id");
            assertThat(tickets.get(audit).status()).isEqualTo(200);
            assertThat(tickets.get(audit.replace("/audits/", "/audits/9")).status())
                    .isEqualTo(404);
            Document other = tickets.post("/tickets", "{}").body().member("id");
            assertThat(tickets.get("/tickets/" + other + "/audits/" + first.member("id"))
                            .status())
                    .isEqualTo(404);
        }
    }
}
