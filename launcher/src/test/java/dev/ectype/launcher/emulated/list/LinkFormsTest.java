package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests whether the links of lists have an origin: as their examples, texts and formats show, else as most links of the API. */
final class LinkFormsTest {
    private static final String LIST = """
            /%1$ss:
              get:
                parameters: [{name: page, in: query, schema: {type: integer}}, {name: limit, in: query, schema: {type: integer}}]
                responses:
                  '200':
                    description: ok
                    content:
                      application/json:
                        schema:
                          type: object
                          required: [items]
                          properties:
                            items: {type: array, items: {$ref: '#/components/schemas/Map'}}
                            next_page_url: {type: string%2$s}
                            first_page_url: {type: string}
                        %3$s
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}
            /%1$ss/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Map'}}}}}}
            """;
    private static final String MAP = "Map: {type: object, properties: {id: {type: string}, name: {type: string}}}";

    private static ServedDescription api;

    @BeforeAll
    static void open() {
        String paths = list(
                        "chart",
                        ", format: uri",
                        "example: {items: [], first_page_url: /charts?page=0, next_page_url: null}")
                + list("plan", ", description: 'The next page, relative to the host.'", "")
                + list("atlas", ", example: 'https://maps.example.org/atlass?page=2'", "")
                + list("sketch", ", format: uri", "")
                + list("globe", "", "");
        api = ServedDescription.of(paths, MAP);
    }

    private static String list(String name, String next, String example) {
        return String.format(LIST, name, next, example);
    }

    @AfterAll
    static void close() {
        api.close();
    }

    private static Document page(String list) throws IOException, InterruptedException {
        if (api.get(list).body().member("items").size() == 0) {
            api.post(list, "{\"name\":\"a\"}");
            api.post(list, "{\"name\":\"b\"}");
        }
        return api.get(list + "?limit=1").body();
    }

    private static String origin() {
        return api.emulator().baseUri().toString();
    }

    @Test
    void anExampleOfOneLinkIsTheFormOfAllLinksOfItsList() throws IOException, InterruptedException {
        assertThat(page("/charts").member("first_page_url").text()).isEqualTo("/charts?limit=1&page=1");
        assertThat(page("/charts").member("next_page_url").text()).isEqualTo("/charts?limit=1&page=2");
    }

    @Test
    void aLinkWithoutOriginLeadsToItsSandbox() throws IOException, InterruptedException {
        String charts = "/__service/sandboxes/desk/charts";
        assertThat(page(charts).member("next_page_url").text()).isEqualTo(charts + "?limit=1&page=2");
    }

    @Test
    void theTextOfALinkSaysItsForm() throws IOException, InterruptedException {
        assertThat(page("/plans").member("next_page_url").text()).isEqualTo("/plans?limit=1&page=2");
    }

    @Test
    void anExampleWithAnOriginGivesAnOrigin() throws IOException, InterruptedException {
        assertThat(page("/atlass").member("next_page_url").text()).isEqualTo(origin() + "/atlass?limit=1&page=2");
    }

    @Test
    void theFormatOfALinkCountsMoreThanOtherLists() throws IOException, InterruptedException {
        assertThat(page("/sketchs").member("next_page_url").text()).isEqualTo(origin() + "/sketchs?limit=1&page=2");
    }

    @Test
    void otherLinksHaveTheFormOfMostLinksOfTheApi() throws IOException, InterruptedException {
        assertThat(page("/globes").member("next_page_url").text()).isEqualTo("/globes?limit=1&page=2");
    }
}
