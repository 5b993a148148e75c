package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests filters whose descriptions say how values are separated, and which value is the default. */
final class FilterTextsTest {
    private static final String PATHS = """
            /berths:
              get:
                parameters:
                - {name: state, in: query, description: 'The state. By default, only open berths are returned, `all` returns every berth.', schema: {type: string}}
                - {name: kind, in: query, description: A comma-separated list of kinds., schema: {type: string}}
                - {name: pier, in: query, description: The name of a pier., schema: {type: string}}
                - {name: depth, in: query, schema: {type: array, items: {type: integer}}}
                - {name: side, in: query, style: form, explode: false, schema: {type: array, items: {type: string}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Berth'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Berth'}}}}}
            """;
    private static final String TYPES =
            "Berth: {type: object, required: [name], properties: {name: {type: string}, state: {type: string, enum: [open, closed]},"
                    + " kind: {type: string}, pier: {type: string}, depth: {type: integer}, side: {type: string}}}";

    private static ServedDescription berths;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        berths = ServedDescription.of(PATHS, TYPES);
        for (String berth : List.of(
                "'name':'a','state':'open','kind':'fish','pier':'one, two','depth':3,'side':'port'",
                "'name':'b','state':'closed','kind':'cargo','pier':'one','depth':5,'side':'lee'",
                "'name':'c','state':'open','kind':'oil','pier':'two','depth':7,'side':'port'")) {
            berths.post("/berths", "{" + berth.replace('\'', '"') + "}");
        }
    }

    @AfterAll
    static void stop() {
        berths.close();
    }

    private static List<String> names(String query) throws IOException, InterruptedException {
        return berths.get("/berths" + query).texts("name");
    }

    @Test
    void theStatedDefaultFiltersUnlessTheRequestSendsAValue() throws IOException, InterruptedException {
        assertThat(names("")).containsExactly("c", "a");
        assertThat(names("?state=closed")).containsExactly("b");
        assertThat(names("?state=all")).containsExactly("c", "b", "a");
    }

    @Test
    void commasSeparateValuesWhereTheTextSaysSo() throws IOException, InterruptedException {
        assertThat(names("?state=all&kind=fish,%20cargo")).containsExactly("b", "a");
        assertThat(names("?state=all&kind=oil")).containsExactly("c");
        assertThat(names("?state=all&pier=one,%20two")).containsExactly("a");
    }

    @Test
    void listsOfValuesAreRepeatedOrSeparated() throws IOException, InterruptedException {
        assertThat(names("?state=all&depth=3&depth=5")).containsExactly("b", "a");
        assertThat(names("?state=all&depth=3,5")).containsExactly("b", "a");
        assertThat(names("?state=all&side=port,lee")).containsExactly("c", "b", "a");
        assertThat(names("?state=all&side=port&side=lee")).containsExactly("c", "b", "a");
    }
}
