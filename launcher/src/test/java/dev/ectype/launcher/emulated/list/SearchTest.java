package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests search operations with words that may name a member. */
final class SearchTest {
    private static final String PATHS = """
            /tickets:
              post:
                requestBody: {content: {application/json: {schema: {type: object, required: [title], properties: {title: {type: string}, state: {type: string}, votes: {type: integer}, labels: {type: array, items: {$ref: '#/components/schemas/Label'}}, project_url: {type: string}}}}}}
                responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Ticket'}}}}}
            /tickets/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Ticket'}}}}}}
            /search/tickets:
              get:
                parameters: [{name: q, in: query, required: true, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {type: object, required: [total_count, items], properties: {total_count: {type: integer}, items: {type: array, items: {$ref: '#/components/schemas/Found'}}}}}}}}
            """;
    private static final String MEMBERS =
            "id: {type: integer, readOnly: true}, title: {type: string}, state: {type: string, enum: [open, closed]}, votes: {type: integer}, labels: {type: array, items: {$ref: '#/components/schemas/Label'}}, project_url: {type: string}";
    private static final String TYPES = """
            Label: {type: object, properties: {name: {type: string}}}
            Ticket: {type: object, required: [id, title, state], properties: {MEMBERS}}
            Found: {type: object, required: [id, title, state, score], properties: {MEMBERS, score: {type: number}}}
            """.replace("MEMBERS", MEMBERS);

    private static List<String> found(ServedDescription tickets, String search)
            throws IOException, InterruptedException {
        return found(tickets, "tickets", search);
    }

    private static List<String> found(ServedDescription tickets, String path, String search)
            throws IOException, InterruptedException {
        Document body = tickets.get("/search/" + path + "?q=" + URLEncoder.encode(search, StandardCharsets.UTF_8))
                .body();
        List<String> titles = new ArrayList<>();
        body.member("items")
                .elements()
                .forEach(item -> titles.add(item.member("title").text()));
        assertThat(body.member("total_count").text()).isEqualTo(Integer.toString(titles.size()));
        return titles;
    }

    @Test
    void findsInstancesByWordsAndByQualifiers() throws IOException, InterruptedException {
        try (ServedDescription tickets = ServedDescription.of(PATHS, TYPES)) {
            assertThat(found(tickets, "wheel")).isEmpty();
            tickets.post(
                    "/tickets",
                    "{\"title\":\"Wheel lost\",\"state\":\"open\",\"votes\":3,\"labels\":[{\"name\":\"red\"}],\"project_url\":\"/projects/acme/rocket\"}");
            tickets.post("/tickets", "{\"title\":\"Wheel stuck\",\"state\":\"closed\",\"votes\":9}");
            tickets.post("/tickets", "{\"title\":\"No fuel\",\"state\":\"open\",\"votes\":20}");
            assertThat(found(tickets, "wheel")).containsExactly("Wheel stuck", "Wheel lost");
            assertThat(found(tickets, "wheel state:open")).containsExactly("Wheel lost");
            assertThat(found(tickets, "is:open -fuel:x votes:>=4")).containsExactly("No fuel");
            assertThat(found(tickets, "is:pending")).isEmpty();
            assertThat(found(tickets, "votes:3..9 sort-of:nothing")).containsExactly("Wheel stuck", "Wheel lost");
            assertThat(found(tickets, "-labels:red wheel")).containsExactly("Wheel stuck");
            assertThat(found(tickets, "title:'No fuel'")).containsExactly("No fuel");
            assertThat(found(tickets, "project:acme/rocket")).containsExactly("Wheel lost");
            assertThat(found(tickets, "title:\"wheel stuck\"")).containsExactly("Wheel stuck");
        }
    }

    @Test
    void treatsUnknownQualifiersAsText() throws IOException, InterruptedException {
        try (ServedDescription tickets = ServedDescription.of(PATHS, TYPES)) {
            tickets.post("/tickets", "{\"title\":\"see http://wheel\"}");
            assertThat(found(tickets, "http://wheel")).containsExactly("see http://wheel");
            assertThat(found(tickets, "todo:wheel")).isEmpty();
        }
    }

    @Test
    void findsInstancesBelowTheParentInAQualifier() throws IOException, InterruptedException {
        String parts = """
                /robots/{owner}/{robot}:
                  parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: robot, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}}
                /teams/{team}/robots:
                  parameters: [{name: team, in: path, required: true, schema: {type: string}}]
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Robot'}}}}}
                /robots/{owner}/{robot}/parts:
                  parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: robot, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Part'}}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, required: [title], properties: {title: {type: string}}}}}}
                    responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Part'}}}}}
                /robots/{owner}/{robot}/parts/{id}:
                  parameters: [{name: owner, in: path, required: true, schema: {type: string}}, {name: robot, in: path, required: true, schema: {type: string}}, {name: id, in: path, required: true, schema: {type: integer}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Part'}}}}}}
                """;
        String found = PATHS.substring(PATHS.indexOf("/search/tickets")).replace("tickets", "parts");
        String types = """
                Robot: {type: object, required: [id, name], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}
                Part: {type: object, required: [id, title], properties: {id: {type: integer, readOnly: true}, title: {type: string}}}
                Found: {type: object, required: [id, title, score], properties: {id: {type: integer}, title: {type: string}, score: {type: number}}}
                """;
        try (ServedDescription robots = ServedDescription.of(parts + found, types)) {
            robots.post("/teams/acme/robots", "{\"name\":\"ada\"}");
            robots.post("/teams/other/robots", "{\"name\":\"ada\"}");
            robots.post("/robots/acme/ada/parts", "{\"title\":\"wheel one\"}");
            robots.post("/robots/other/ada/parts", "{\"title\":\"wheel two\"}");
            assertThat(found(robots, "parts", "wheel robot:acme/ada")).containsExactly("wheel one");
            assertThat(found(robots, "parts", "robot:other/ada is:part")).containsExactly("wheel two");
            assertThat(found(robots, "parts", "-robot:other/ada")).containsExactly("wheel one");
            assertThat(found(robots, "parts", "robot:nobody/ada")).isEmpty();
        }
    }
}
