package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.patch.MergePatch;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentTest {
    private static final Document PET = Json.parse(
            "{\"id\":7,\"name\":\"Rex\",\"caf\u00e9\":null,\"t\\u0061gs\":[\"x\",{\"deep\":true},[]],\"\":0,\"a/b\":{\"m~n\":1}}");

    @Test
    void findsMembersWithEscapedNames() {
        for (String name : List.of("id", "name", "caf\u00e9", "tags", "", "a/b")) {
            assertThat(PET.member(name)).as(name).isNotNull().isEqualTo(PET.member(MemberName.of(name)));
        }
        for (String name : List.of("i", "idx", "Name", "t\\u0061gs", "cafe", "\u00e9")) {
            assertThat(PET.member(name)).as(name).isNull();
            assertThat(PET.member(MemberName.of(name))).as(name).isNull();
        }
        assertThat(Json.parse("[1]").member("0")).isNull();
        assertThat(Document.of("x").member(MemberName.of("x"))).isNull();
    }

    @Test
    void theLastOfSeveralMembersOfOneNameWins() {
        Document twice = Json.parse("{\"a\":1,\"b\":2,\"\\u0061\":3,\"b\":4,\"a\":5}");
        assertThat(twice.size()).isEqualTo(2);
        assertThat(twice.member("a").longValue()).isEqualTo(5);
        assertThat(twice.member(MemberName.of("b")).longValue()).isEqualTo(4);
        assertThat(names(twice)).containsExactly("b", "a");
        assertThat(twice).isEqualTo(Json.parse("{\"a\":5,\"b\":4}"));
    }

    @Test
    void repeatedNamesAreFoundInObjectsOfAnySize() {
        for (int size : new int[] {2, 3, 63, 64, 65, 500}) {
            StringBuilder text = new StringBuilder("{");
            for (int i = 0; i < size; i++) {
                text.append("\"member")
                        .append(i % (size - 1))
                        .append("\":")
                        .append(i)
                        .append(i < size - 1 ? "," : "}");
            }
            Document object = Json.parse(text.toString());
            assertThat(object.size()).isEqualTo(size - 1);
            assertThat(object.member("member0").longValue()).isEqualTo(size - 1);
            assertThat(names(object)).hasSize(size - 1).doesNotHaveDuplicates().endsWith("member0");
        }
    }

    @Test
    void decodesStringsAndKeepsNumberLiterals() {
        assertThat(Json.parse("\"a\\u00e9\\ud83d\\ude00\\/\\b\"").text()).isEqualTo("a\u00e9\ud83d\ude00/\b");
        assertThat(Json.parse("\"\\ud800\\ud83d\\ude00\\udc00\\ud800x\"").text())
                .isEqualTo("\ufffd\ud83d\ude00\ufffd\ufffdx");
        assertThat(Json.parse("1.10e+02").literal()).isEqualTo("1.10e+02");
        assertThat(Json.parse("1.10e+02")).hasToString("1.10e+02");
        assertThat(PET.member("name")).hasToString("Rex");
        assertThat(PET.member("name").literal()).isEqualTo("\"Rex\"");
        assertThat(PET.member("tags").text()).isEqualTo("[\"x\",{\"deep\":true},[]]");
    }

    @Test
    void walksElementsByIndexAndInOrder() {
        Document tags = PET.member("tags");
        assertThat(tags.size()).isEqualTo(3);
        assertThat(tags.element(0).text()).isEqualTo("x");
        assertThat(tags.element(1).member("deep").isTrue()).isTrue();
        assertThat(tags.element(2).isArray()).isTrue();
        assertThat(tags.element(3)).isNull();
        assertThat(tags.element(-1)).isNull();
        assertThat(tags.elements()).hasSize(3);
        assertThat(PET.elements()).isEmpty();
        assertThat(tags.members()).isEmpty();
        var end = Document.EMPTY_ARRAY.elements().iterator();
        assertThatThrownBy(end::next).isInstanceOf(NoSuchElementException.class);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "/id, 7",
                "/tags/0, x",
                "/tags/1/deep, true",
                "/a~1b/m~0n, 1",
                "/, 0",
                "/tags/3, -",
                "/tags/00, -",
                "/tags/-, -",
                "/tags/+1, -",
                "/tags/99999999999, -",
                "/id/0, -",
                "/nothing/here, -"
            })
    void followsPointers(String pointer, String expected) {
        Document found = PET.at(MemberPath.parse(pointer));
        assertThat(found == null ? null : found.text()).isEqualTo(expected);
        assertThat(PET.at(MemberPath.EMPTY)).isSameAs(PET);
    }

    @Test
    void printsAndReadsPointers() {
        MemberPath path = MemberPath.of("a/b", "m~n", "~1", "");
        assertThat(path).hasToString("/a~1b/m~0n/~01/");
        assertThat(MemberPath.parse(path.toString())).isEqualTo(path);
        assertThat(MemberPath.EMPTY).hasToString("").isEqualTo(MemberPath.parse(""));
        assertThat(MemberPath.EMPTY.child("x")).isEqualTo(MemberPath.of("x"));
        for (String wrong : List.of("a", "/~", "/~2", "/a~/b")) {
            assertThatThrownBy(() -> MemberPath.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "12",
                "-999999999999999999",
                "9223372036854775807",
                "-9223372036854775808",
                "1e3",
                "2.50e1",
                "7.0"
            })
    void readsWholeNumbers(String literal) {
        Document number = Json.parse(literal);
        assertThat(number.isLong()).isTrue();
        assertThat(number.longValue()).isEqualTo(new BigDecimal(literal).longValueExact());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.5",
                "9223372036854775808",
                "1e19",
                "1e999999999",
                "1e-999999999",
                "1e99999999999",
                "\"7\"",
                "null"
            })
    void saysWhichValuesAreNoWholeNumbers(String literal) {
        Document value = Json.parse(literal);
        assertThat(value.isLong()).isFalse();
        assertThatThrownBy(value::longValue)
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("expected");
    }

    @Test
    void makesDocumentsOfPlainValues() {
        assertThat(Document.of("a\"b").literal()).isEqualTo("\"a\\\"b\"");
        assertThat(Document.of(Long.MIN_VALUE).longValue()).isEqualTo(Long.MIN_VALUE);
        assertThat(Document.of(new BigDecimal("1E+3")).longValue()).isEqualTo(1000);
        assertThat(Document.of(true).isTrue()).isTrue();
        assertThat(Document.of(false).kind()).isEqualTo(JsonKind.FALSE);
        assertThat(Document.NULL.isNull()).isTrue();
    }

    @Test
    @Timeout(20)
    void namesChosenToCollideAreReadInTime() {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < 1 << 16; i++) {
            text.append(i == 0 ? "" : ",").append('"');
            for (int bit = 0; bit < 16; bit++) {
                text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            text.append("\":1");
        }
        Document object = Json.parse(text.append('}').toString());
        assertThat(object.size()).isEqualTo(1 << 16);
        assertThat(MergePatch.apply(object, object)).isEqualTo(object);
    }

    private static List<String> names(Document object) {
        List<String> names = new ArrayList<>();
        object.members().forEach(member -> names.add(member.name()));
        return names;
    }
}
