package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests searches that name the entries of maps, or the members in which they look for words. */
final class SearchPlacesTest {
    private static final String PATHS = """
            /berths:
              get:
                parameters: [{name: q, in: query, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Berth'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}
            """;
    private static final String TYPES =
            "Berth: {type: object, required: [name], properties: {name: {type: string}, kind: {type: string}, depth: {type: integer},"
                    + " labels: {type: object, additionalProperties: {type: string}}}}";

    private static ServedDescription berths;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        berths = ServedDescription.of(PATHS, TYPES);
        for (String berth : List.of(
                "'name':'fish market','kind':'fish','depth':3,'labels':{'size':'large','best use':'day'}",
                "'name':'north','kind':'cargo fish','depth':9,'labels':{'size':'small'}",
                "'name':'south','kind':'oil','depth':5")) {
            berths.post("/berths", "{" + berth.replace('\'', '"') + "}");
        }
    }

    @AfterAll
    static void stop() {
        berths.close();
    }

    private static List<String> found(String search) throws IOException, InterruptedException {
        return berths.get("/berths?q=" + URLEncoder.encode(search, StandardCharsets.UTF_8))
                .texts("name");
    }

    @Test
    void bracketsNameTheEntriesOfMaps() throws IOException, InterruptedException {
        assertThat(found("labels[size]:large")).containsExactly("fish market");
        assertThat(found("labels[\"size\"]:\"large\"")).containsExactly("fish market");
        assertThat(found("labels['best use']:'day'")).containsExactly("fish market");
        assertThat(found("labels.size:small")).containsExactly("north");
        assertThat(found("-labels[\"size\"]:\"large\"")).containsExactly("south", "north");
        assertThat(found("labels[\"size\"]:null")).containsExactly("south");
    }

    @Test
    void expressionsNameTheEntriesOfMaps() throws IOException, InterruptedException {
        assertThat(found("labels[\"size\"]:\"small\" OR depth<4")).containsExactly("north", "fish market");
        assertThat(found("depth>4 AND -labels[\"size\"]:\"small\"")).containsExactly("south");
    }

    @Test
    void theQualifierInNamesTheMembersOfTheWords() throws IOException, InterruptedException {
        assertThat(found("fish")).containsExactly("north", "fish market");
        assertThat(found("fish in:name")).containsExactly("fish market");
        assertThat(found("fish in:kind,name")).containsExactly("north", "fish market");
        assertThat(found("in:kind fish depth:>4")).containsExactly("north");
    }
}
