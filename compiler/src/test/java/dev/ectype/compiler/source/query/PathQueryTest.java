package dev.ectype.compiler.source.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs JSONPath queries on small documents, among them the examples of RFC 9535. */
class PathQueryTest {
    static Stream<Arguments> cases() throws IOException {
        List<Arguments> cases = new ArrayList<>();
        try (InputStream file = PathQueryTest.class.getResourceAsStream("/query/cases.yaml")) {
            ArrayNode groups = (ArrayNode) read(Objects.requireNonNull(file).readAllBytes());
            for (SourceNode each : groups.elements()) {
                ObjectNode group = (ObjectNode) each;
                for (var entry : Objects.requireNonNull(group.object("cases")).entries()) {
                    cases.add(Arguments.of(entry.name(), group.member("document"), entry.value()));
                }
            }
        }
        return cases.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void selectsTheValuesOfTheTable(String query, SourceNode document, SourceNode expected) throws QuerySyntaxError {
        if (expected instanceof ArrayNode values) {
            assertThat(selected(query, document)).isEqualTo(JsonPrinter.compact(values.toJson()));
        } else {
            assertThatThrownBy(() -> PathQuery.parse(query)).isInstanceOf(QuerySyntaxError.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                " $",
                "$ ",
                "$.",
                "$..",
                "$. a",
                "$.1a",
                "$.a-b",
                "$a",
                "$[",
                "$[]",
                "$[1",
                "$[1,]",
                "$['a]",
                "$[a]",
                "$[01]",
                "$[-0]",
                "$[9007199254740992]",
                "$[1.0]",
                "$['\\\"']",
                "$[\"\\'\"]",
                "$['\\x']",
                "$['\\u12']",
                "$['\\uD83D']",
                "$['\\uDE00']",
                "$['\t']",
                "$[?]",
                "$[?@.a ==]",
                "$[?'a']",
                "$[?true]",
                "$[?1 == 1",
                "$[?@.a = 1]",
                "$[?@.a === 1]",
                "$[?@.* == 1]",
                "$[?@..a == 1]",
                "$[?@[0, 1] == 1]",
                "$[?@[0:1] == 1]",
                "$[?!@.a == 1]",
                "$[?!!@.a]",
                "$[?@.a && ]",
                "$[?(@.a]",
                "$[?@.a == 01]",
                "$[?@.a == 1.]",
                "$[?@.a == True]",
                "$[?length(@.a)]",
                "$[?length(@.*) == 1]",
                "$[?length(@.a, 1) == 1]",
                "$[?count(1) == 1]",
                "$[?count('a') == 1]",
                "$[?match(@.a, 'a') == true]",
                "$[?match(@.a)]",
                "$[?length(match(@.a, 'a')) == 1]",
                "$[?unknown(@.a) == 1]",
                "$[?length (@.a) == 1]",
                "$[?@.a == [1]]",
                "$[?@.a == {}]"
            })
    void refusesTextsThatAreNoQueries(String query) {
        assertThatThrownBy(() -> PathQuery.parse(query)).isInstanceOf(QuerySyntaxError.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            value = {
                "$.paths./pets => 8 expected a member name, `*` or `[`, but found `/`",
                "$.paths['/pets' => 15 expected `,` or `]`, but found the end",
                "$[?@.a = 1] => 7 expected `,` or `]`, but found `=`",
                "$[?lenght(@) == 1] => 3 unknown function \"lenght\"; there are length, count, match, search and value",
                "$[?@..a == 1] => 3 a query that may select several nodes cannot be compared; use value() or count()",
                "$[?match(@, '\\\\d')] => 12 the regular expression is not an I-Regexp: it has no `\\d`; write a class such as [0-9]"
            })
    void namesTheErrorAndItsPlace(String query, String expected) {
        QuerySyntaxError error =
                Objects.requireNonNull(catchThrowableOfType(QuerySyntaxError.class, () -> PathQuery.parse(query)));
        assertThat(error.offset() + " " + error.message()).isEqualTo(expected);
    }

    @Test
    void namesTheSelectedPlacesByNormalizedPaths() throws QuerySyntaxError {
        SourceNode document = read("{\"a\": [{\"it's\": 1}], \"b\\\\\": 2}".getBytes(StandardCharsets.UTF_8));
        List<String> paths = PathQuery.parse("$..*").select(document, new WorkBudget(100)).stream()
                .map(QueryMatch::path)
                .toList();
        assertThat(paths).containsExactly("$['a']", "$['b\\\\']", "$['a'][0]", "$['a'][0]['it\\'s']");
    }

    @Test
    @Timeout(20)
    void endsQueriesThatMultiplyTheirMatches() throws QuerySyntaxError {
        SourceNode list = read(("[" + "1,".repeat(999) + "1]").getBytes(StandardCharsets.UTF_8));
        String query = "$[?count($[?count($[?count($[*]) > 0]) > 0]) > 0]";
        assertThatThrownBy(() -> PathQuery.parse(query).select(list, new WorkBudget(1_000_000)))
                .isInstanceOf(WorkExceeded.class);
    }

    @Test
    @Timeout(20)
    void limitsTheNestingOfFilters() {
        assertThatThrownBy(() -> PathQuery.parse("$" + "[?@".repeat(100_000))).isInstanceOf(QuerySyntaxError.class);
        assertThatThrownBy(() -> PathQuery.parse("$[?" + "(".repeat(100_000))).isInstanceOf(QuerySyntaxError.class);
        assertThatThrownBy(() -> PathQuery.parse("$[?" + "length(".repeat(100_000)))
                .isInstanceOf(QuerySyntaxError.class);
    }

    private static String selected(String query, SourceNode document) throws QuerySyntaxError {
        List<SourceNode> nodes = PathQuery.parse(query).select(document, new WorkBudget(100_000)).stream()
                .map(QueryMatch::node)
                .toList();
        return JsonPrinter.compact(new ArrayNode(nodes, 1, 1).toJson());
    }

    private static SourceNode read(byte[] bytes) {
        return Objects.requireNonNull(SourceDocument.read("cases.yaml", bytes, new Diagnostics()))
                .root();
    }
}
