package dev.ectype.runtime.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ValidatorTest {
    private static final String PET = """
            {"kind":"object","members":[
              {"name":"id","type":{"kind":"number","integer":true,"notes":{"readOnly":true}},"required":true},
              {"name":"name","type":{"kind":"text","minLength":2,"maxLength":4},"required":true},
              {"name":"secret","type":{"kind":"text","notes":{"writeOnly":true}},"required":true},
              {"name":"tags","type":{"kind":"array","items":{"kind":"enum","values":["a","b"]},"uniqueItems":true}},
              {"name":"next","type":{"kind":"nullable","type":{"kind":"named","name":"Pet"}}}],
             "additional":{"kind":"none"}}""";

    private static final DeclaredTypes TYPES = DeclaredTypes.of(Json.parse("{\"Pet\":" + PET + "}"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\":\"number\",\"integer\":true} | 1.0 | true",
                "{\"kind\":\"number\",\"integer\":true} | 1.5 | false",
                "{\"kind\":\"number\",\"integer\":true,\"format\":\"int32\"} | 2147483648 | false",
                "{\"kind\":\"number\",\"integer\":true,\"format\":\"int32\"} | -2147483648 | true",
                "{\"kind\":\"number\",\"integer\":true,\"format\":\"int64\"} | 9223372036854775808 | false",
                "{\"kind\":\"number\",\"multipleOf\":0.01} | 4.35 | true",
                "{\"kind\":\"number\",\"multipleOf\":0.01} | 4.355 | false",
                "{\"kind\":\"number\",\"minimum\":0,\"exclusiveMinimum\":true} | 0 | false",
                "{\"kind\":\"number\",\"maximum\":5} | 5.0 | true",
                "{\"kind\":\"number\",\"maximum\":5} | 1e400 | false",
                "{\"kind\":\"number\",\"minimum\":1.5} | 1 | false",
                "{\"kind\":\"number\",\"minimum\":1.5} | 2 | true",
                "{\"kind\":\"number\",\"minimum\":-1.5,\"exclusiveMinimum\":true} | -1 | true",
                "{\"kind\":\"number\",\"minimum\":-1.5} | -2 | false",
                "{\"kind\":\"number\",\"maximum\":2.5,\"exclusiveMaximum\":true} | 2 | true",
                "{\"kind\":\"number\",\"maximum\":2.5} | 3 | false",
                "{\"kind\":\"number\",\"maximum\":2,\"exclusiveMaximum\":true} | 2 | false",
                "{\"kind\":\"number\",\"minimum\":-1e30,\"maximum\":1e30} | 5 | true",
                "{\"kind\":\"number\",\"multipleOf\":7} | 1e999999999 | true",
                "{\"kind\":\"text\",\"maxLength\":1} | \"😀\" | true",
                "{\"kind\":\"text\",\"maxLength\":1} | \"\\u00e9\" | true",
                "{\"kind\":\"text\",\"minLength\":2} | \"\\n\" | false",
                "{\"kind\":\"text\",\"pattern\":\"^[\\\\w.-]+$\"} | \"a.b\" | true",
                "{\"kind\":\"text\",\"pattern\":\"^\\\\d+$\"} | \"1\\n\" | false",
                "{\"kind\":\"text\",\"pattern\":\"^[a[&&]+$\"} | \"a[&\" | true",
                "{\"kind\":\"text\",\"pattern\":\"(\"} | \"anything\" | true",
                "{\"kind\":\"text\",\"format\":\"date-time\"} | \"2025-01-01T00:00:00Z\" | true",
                "{\"kind\":\"text\",\"format\":\"date-time\"} | \"2025-02-30T00:00:00Z\" | false",
                "{\"kind\":\"text\",\"format\":\"date\"} | \"2024-02-29\" | true",
                "{\"kind\":\"text\",\"format\":\"uuid\"} | \"not-a-uuid\" | false",
                "{\"kind\":\"text\",\"format\":\"email\"} | \"a@b.c\" | true",
                "{\"kind\":\"text\",\"format\":\"uri\"} | \"/relative\" | false",
                "{\"kind\":\"text\",\"format\":\"ipv4\"} | \"10.0.0.256\" | false",
                "{\"kind\":\"text\",\"format\":\"ipv6\"} | \"fe80::1\" | true",
                "{\"kind\":\"text\",\"format\":\"ipv6\"} | \"fe80::1::2\" | false",
                "{\"kind\":\"text\",\"format\":\"nobody-knows\"} | \"x\" | true",
                "{\"kind\":\"enum\",\"values\":[1,{\"a\":1}]} | {\"a\":1.0} | true",
                "{\"kind\":\"enum\",\"values\":[1]} | \"1\" | false",
                "{\"kind\":\"not\",\"refused\":{\"kind\":\"null\"}} | null | false",
                "{\"kind\":\"union\",\"exclusive\":true,\"variants\":[{\"kind\":\"number\"},{\"kind\":\"number\",\"integer\":true}]} | 1 | false",
                "{\"kind\":\"union\",\"variants\":[{\"kind\":\"number\"},{\"kind\":\"number\",\"integer\":true}]} | 1 | true",
                "{\"kind\":\"array\",\"uniqueItems\":true} | [1,1.0] | false",
                "{\"kind\":\"array\",\"prefix\":[{\"kind\":\"null\"}],\"items\":{\"kind\":\"boolean\"}} | [null,true] | true",
                "{\"kind\":\"object\",\"patterns\":{\"^x-\":{\"kind\":\"number\"}},\"additional\":{\"kind\":\"none\"}} | {\"x-a\":1} | true",
                "{\"kind\":\"object\",\"patterns\":{\"^x-\":{\"kind\":\"number\"}},\"additional\":{\"kind\":\"none\"}} | {\"x-a\":true} | false",
                "{\"kind\":\"object\",\"minMembers\":1} | {} | false",
                "{\"kind\":\"named\",\"name\":\"Undeclared\"} | 5 | true",
            })
    void judgesAsJsonSchemaDoes(String type, String value, boolean allowed) {
        assertThat(Validator.allows(TYPES.read(Json.parse(type)), Json.parse(value), Direction.STORED))
                .isEqualTo(allowed);
    }

    @Test
    void reportsEveryViolationWithItsPointerAndBothValues() {
        List<Violation> faults =
                faults("{\"name\":\"toolong\",\"secret\":1,\"tags\":[\"a\",\"c\",\"a\"],\"x\":1,\"next\":{}}");
        assertThat(faults)
                .extracting(Violation::pointer, Violation::rule)
                .contains(
                        tuple("/name", "maxLength"),
                        tuple("/secret", "type"),
                        tuple("/tags/1", "enum"),
                        tuple("/tags", "uniqueItems"),
                        tuple("/x", "additionalProperties"),
                        tuple("/next", "required"));
        assertThat(faults.get(0).message()).isEqualTo("expected at most 4 characters, found \"toolong\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[\"a\",\"b\"] | expected one of a, b, found \"c\"",
                "[\"a\"] | expected a, found \"c\"",
                "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21]"
                        + " | expected one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, …, found \"c\""
            })
    void listsTheAllowedValuesInEachViolation(String values, String message) {
        Schema schema = TYPES.read(Json.parse("{\"kind\":\"enum\",\"values\":" + values + "}"));
        Document found = Json.parse("\"c\"");
        for (int time = 0; time < 2; time++) {
            assertThat(Validator.violations(schema, found, Direction.REQUEST))
                    .extracting(Violation::message)
                    .containsExactly(message);
        }
    }

    @Test
    void requiresNoReadOnlyMemberInRequests() {
        assertThat(faults("{\"name\":\"Rex\",\"secret\":\"s\",\"id\":\"ignored\"}"))
                .isEmpty();
    }

    @Test
    void requiresNoWriteOnlyMemberInReplies() {
        Document pet = Json.parse("{\"id\":1,\"name\":\"Rex\"}");
        assertThat(Validator.allows(TYPES.type("Pet"), pet, Direction.REPLY)).isTrue();
        assertThat(Validator.allows(TYPES.type("Pet"), pet, Direction.STORED)).isFalse();
    }

    @Test
    void limitsTheViolationsOfAnInvalidValue() {
        Schema schema = TYPES.read(Json.parse("{\"kind\":\"array\",\"items\":{\"kind\":\"text\"}}"));
        Document numbers = Json.parse("[" + "1,".repeat(999) + "1]");
        assertThat(Validator.violations(schema, numbers, Direction.REQUEST)).hasSize(50);
    }

    @Test
    void reportsTheViolationsOfTheDiscriminatedVariant() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                        {"Dog":{"kind":"object","members":[{"name":"bark","type":{"kind":"text"},"required":true}]},
                         "Cat":{"kind":"object","members":[{"name":"meow","type":{"kind":"text"},"required":true}]}}"""));
        Schema union = types.read(Json.parse("""
                        {"kind":"union","exclusive":true,"variants":[{"kind":"named","name":"Dog"},{"kind":"named","name":"Cat"}],
                         "discriminator":{"member":"is","mapping":{"dog":"Dog","cat":"Cat"}}}"""));
        assertThat(Validator.violations(union, Json.parse("{\"is\":\"cat\"}"), Direction.REQUEST))
                .singleElement()
                .satisfies(fault -> assertThat(fault.message()).contains("\"meow\""));
    }

    @Test
    void endsOnSchemasThatOnlyReferToThemselves() {
        DeclaredTypes types = DeclaredTypes.of(
                Json.parse("{\"A\":{\"kind\":\"intersection\",\"parts\":[{\"kind\":\"named\",\"name\":\"A\"}]}}"));
        assertThat(Validator.violations(types.type("A"), Json.parse("1"), Direction.REQUEST))
                .extracting(Violation::rule)
                .containsExactly("complexity");
    }

    @Test
    void endsOnUnionsThatBranchAtEveryLevel() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                        {"T":{"kind":"union","exclusive":true,"variants":[
                           {"kind":"object","members":[{"name":"n","type":{"kind":"named","name":"T"}}]},
                           {"kind":"object","members":[{"name":"n","type":{"kind":"named","name":"T"}}]},
                           {"kind":"null"}]}}"""));
        Document deep = Json.parse("{\"n\":".repeat(100) + "1" + "}".repeat(100));
        assertThat(Validator.allows(types.type("T"), deep, Direction.REQUEST)).isFalse();
    }

    @Test
    void givesUpOnPatternsThatBacktrackWithoutEnd() {
        Schema schema = TYPES.read(Json.parse("{\"kind\":\"text\",\"pattern\":\"^((a+)+)\\\\2b$\"}"));
        Document evil = Document.of("a".repeat(40));
        assertThat(Validator.allows(schema, evil, Direction.REQUEST)).isTrue();
    }

    private static List<Violation> faults(String pet) {
        return Validator.violations(TYPES.type("Pet"), Json.parse(pet), Direction.REQUEST);
    }

    private static final String EITHER = """
            {"kind":"union","exclusive":true,"variants":[
              {"kind":"object","additional":{"kind":"any"},"members":[
                {"name":"a","type":{"kind":"text"},"required":%s},{"name":"c","type":{"kind":"text"}}]},
              {"kind":"object","additional":{"kind":"any"},"members":[
                {"name":"b","type":{"kind":"text"},"required":%s},{"name":"c","type":{"kind":"text"}}]}]}""";

    @Test
    void allowsARequestOfTwoOverlappingVariants() {
        Schema careless = TYPES.read(Json.parse(String.format(java.util.Locale.ROOT, EITHER, false, false)));
        Document both = Json.parse("{\"c\":\"x\"}");
        assertThat(Validator.allows(careless, both, Direction.REQUEST)).isTrue();
        assertThat(Validator.allows(careless, both, Direction.REPLY)).isFalse();
    }

    @Test
    void refusesARequestWithTheRequiredMembersOfTwoVariants() {
        Schema meant = TYPES.read(Json.parse(String.format(java.util.Locale.ROOT, EITHER, true, true)));
        Document both = Json.parse("{\"a\":\"x\",\"b\":\"y\"}");
        assertThat(Validator.violations(meant, both, Direction.REQUEST))
                .extracting(Violation::rule)
                .containsExactly("oneOf");
        assertThat(Validator.allows(meant, Json.parse("{\"b\":\"y\"}"), Direction.REQUEST))
                .isTrue();
    }
}
