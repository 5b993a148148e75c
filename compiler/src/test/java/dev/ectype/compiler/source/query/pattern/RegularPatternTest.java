package dev.ectype.compiler.source.query.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegularPatternTest {
    @ParameterizedTest
    @CsvSource({
        "abc, abc, true",
        "abc, abcd, false",
        "a|bc, bc, true",
        "'', '', true",
        "a*, '', true",
        "a+, '', false",
        "a?b, b, true",
        "a{2}, aa, true",
        "a{2}, aaa, false",
        "'a{2,}', aaaa, true",
        "'a{1,2}', aaa, false",
        "(ab)*, ababab, true",
        "(a|b){3}, aba, true",
        "[a-c]x, bx, true",
        "[^a-c], b, false",
        "[-a], -, true",
        "[a-], -, true",
        "\\., ., true",
        "\\., x, false",
        "., x, true",
        "\\p{Lu}, A, true",
        "\\p{L}+, aZé, true",
        "[\\p{N}x]+, 1x2, true",
        "\\P{L}, 1, true",
        "^a$, ^a$, true",
        "(a*)*b, aaaab, true",
        "(a{0}){3}, '', true"
    })
    void matchesWholeTexts(String expression, String text, boolean expected) throws BadPattern {
        assertThat(RegularPattern.parse(expression).matches(text, true, work -> {}))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"b+, abbc, true", "x, abc, false", "'', abc, true", "c, abc, true", "bd|bc, abc, true"})
    void searchesPartsOfTexts(String expression, String text, boolean expected) throws BadPattern {
        assertThat(RegularPattern.parse(expression).matches(text, false, work -> {}))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "a**",
                "(",
                ")",
                "(a",
                "[",
                "[]",
                "[a",
                "[b-a]",
                "a{",
                "a{x}",
                "a{2,1}",
                "a{2000}",
                "\\d",
                "\\w",
                "\\",
                "\\$",
                "\\p{Foo}",
                "\\p{Cs}",
                "\\pL",
                "a{1,2",
                "]",
                "}",
                "(?:a)",
                "(?=a)",
                "a{1000}{2}",
                "(((a{1000}){1000}){1000})"
            })
    @Timeout(10)
    void refusesOtherSyntax(String expression) {
        assertThatThrownBy(() -> RegularPattern.parse(expression)).isInstanceOf(BadPattern.class);
        assertThat(RegularPattern.find(expression)).isNull();
    }

    @Test
    @Timeout(10)
    void neverBacktracks() throws BadPattern {
        String text = "a".repeat(50_000);
        assertThat(RegularPattern.parse("(a+)+b").matches(text, true, work -> {}))
                .isFalse();
        assertThat(RegularPattern.parse("(a|a?)+b").matches(text, false, work -> {}))
                .isFalse();
        assertThat(RegularPattern.parse("((((()){1000}){1000}){1000}){1000}").matches("", true, work -> {}))
                .isTrue();
    }

    @Test
    void agreesWithTheRegularExpressionsOfJava() throws BadPattern {
        Random random = new Random(7);
        for (int round = 0; round < 5_000; round++) {
            String expression = expression(random, 3);
            String text = random.ints(random.nextInt(6), 'a', 'd')
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            RegularPattern pattern = RegularPattern.parse(expression);
            Pattern java = Pattern.compile(expression);
            assertThat(pattern.matches(text, true, work -> {}))
                    .as(expression + " on " + text)
                    .isEqualTo(java.matcher(text).matches());
            assertThat(pattern.matches(text, false, work -> {}))
                    .as(expression + " in " + text)
                    .isEqualTo(java.matcher(text).find());
        }
    }

    private static String expression(Random random, int depth) {
        String[] quantifiers = {"", "", "*", "+", "?", "{2}", "{1,2}", "{0,}"};
        StringBuilder expression = new StringBuilder();
        for (int piece = random.nextInt(3) + 1; piece > 0; piece--) {
            String atom = switch (random.nextInt(depth > 0 ? 6 : 4)) {
                case 0 -> "a";
                case 1 -> "b";
                case 2 -> "[^a]";
                case 3 -> ".";
                default -> "(" + expression(random, depth - 1) + "|" + expression(random, depth - 1) + ")";
            };
            expression.append(atom).append(quantifiers[random.nextInt(quantifiers.length)]);
        }
        return expression.toString();
    }
}
