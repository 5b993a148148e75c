package dev.ectype.runtime.state.row;

import static dev.ectype.runtime.state.StateFixtures.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StoredMemberTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`{\"a\":1}`                                   | a   | 1",
                "`{\"b\":{\"a\":2},\"a\":[1,{\"x\":\"]\"}],\"c\":0}` | a   | `[1,{\"x\":\"]\"}]`",
                "` { \"a\" : \"x\\\"y\" , \"b\" : true } `     | a   | `\"x\\\"y\"`",
                "` { \"a\" : \"x\\\"y\" , \"b\" : true } `     | b   | true",
                "`{\"\\u0061\":\"\\u0041\\n\"}`                | a   | `\"A\\n\"`",
                "`{\"a\":null}`                                | a   | null",
                "`{\"a\":-1.50e3}`                             | a   | -1.50e3",
                "`{\"ü\":\"ö\"}`                               | ü   | `\"ö\"`"
            })
    void findsTheValueOfAMember(String document, String name, String value) {
        StoredMember member = StoredMember.of(name);
        assertThat(member.valueIn(bytes(document))).isEqualTo(bytes(value));
        assertThat(member.hasValueIn(bytes(document), bytes(value))).isTrue();
        assertThat(member.hasValueIn(bytes(document), bytes(value + "0"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`{}`",
                "`[\"a\"]`",
                "`{\"b\":{\"a\":1}}`",
                "`{\"b\":\"a\"}`",
                "`{\"b\":\"\\\",\\\"a\\\":1\"}`",
                "`\"a\"`"
            })
    void findsNothingElsewhere(String document) {
        assertThat(StoredMember.of("a").valueIn(bytes(document))).isNull();
        assertThat(StoredMember.of("a").hasValueIn(bytes(document), bytes("1"))).isFalse();
    }

    @Test
    void findsAMemberInsideOfObjects() {
        StoredMember member = StoredMember.of(List.of("a", "b", "c"));
        assertThat(member.name()).isEqualTo("a.b.c");
        assertThat(member.keyIn(bytes("{\"c\":1,\"a\":{\"c\":2,\"b\":{\"c\":3}}}")))
                .isEqualTo("3");
        assertThat(member.keyIn(bytes("{\"a\":{\"c\":2}}"))).isNull();
    }
}
