package dev.ectype.runtime.schema.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegexTest {
    private static final List<String> PARTS = List.of(
            "a", "b", "ab", "[ab]", "[^a]", ".", "\\d", "\\w", "^", "$", "\\b", "\\B", "(?:)", "x", "[a-c-]", "\\.");

    @ParameterizedTest
    @CsvSource(
            delimiterString = " ~ ",
            quoteCharacter = '`',
            value = {
                "^[a-z0-9-]{1,5}$ ~ abc-1 ~ true",
                "^[a-z0-9-]{1,5}$ ~ abc-12 ~ false",
                "^(?!.*--)[a-z-]+$ ~ a-b ~ true",
                "^(?!.*--)[a-z-]+$ ~ a--b ~ false",
                "^(?=.*\\d)(?=.*[A-Z]).{4,}$ ~ ab1C ~ true",
                "^(?=.*\\d)(?=.*[A-Z]).{4,}$ ~ abcd ~ false",
                "(?<!\\$)\\bname ~ $name ~ false",
                "(?<!\\$)\\bname ~ a name ~ true",
                "(?<=\\1(\\d))x ~ 77x ~ true",
                "(?<=\\1(\\d))x ~ 78x ~ false",
                "^(a+)+b\\1$ ~ aabaa ~ true",
                "^(a+)+b\\1$ ~ aabaaa ~ false",
                "^(['\"]).*\\1$ ~ 'x' ~ true",
                "^(?<q>['\"]).*\\k<q>$ ~ 'x\" ~ false",
                "^(?:(a)|b)*\\1$ ~ ab ~ true",
                "(?i)^straße$ ~ STRAßE ~ true",
                "(?i:a)b ~ Ab ~ true",
                "(?i:a)b ~ AB ~ false",
                "^\\p{Lu}\\p{L}*$ ~ Émile ~ true",
                "^\\P{L}+$ ~ 12 ~ true",
                "^\\p{Script=Greek}+$ ~ λόγος ~ true",
                "^.$ ~ 😀 ~ true",
                "^\\u{1F600}$ ~ 😀 ~ true",
                "^\\uD83D\\uDE00$ ~ 😀 ~ true",
                "^[\\uD83D\\uDE00-\\u{1F64F}]$ ~ 😃 ~ true",
                "^\\x41\\cJ?\\0?$ ~ A ~ true",
                "^[^]$ ~ x ~ true",
                "[] ~ x ~ false",
                "^a{,3}$ ~ a{,3} ~ true",
                "^{x}$ ~ {x} ~ true",
                "^[\\w-.]+$ ~ a-. ~ true",
                "^(?>a*)ab$ ~ aaab ~ false",
                "^a*+ab$ ~ aaab ~ false",
                "^(a?){3}$ ~ aa ~ true",
                "^(a*)*$ ~ aab ~ false",
                "^(?:a*?)+?b$ ~ aab ~ true",
                "^(?:a|ab)(?:c|bcd)$ ~ abcd ~ true",
                "\\Aa\\z ~ a ~ true",
                "^\\s$ ~ \u00a0 ~ true",
            })
    void matchesAsEcmaScriptDoes(String pattern, String text, boolean matches) {
        assertThat(new Regex(pattern).isFoundIn(text)).isEqualTo(matches);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^(?:a|b)+$",
                "^(?:[a-z]+-?)+$",
                "^(\\w+\\s?)+$",
                "^(?:(?:a|b)*c?)*$",
                "^(a|b|a)*$",
                "^(?:x?y?z?[a-z])*$"
            })
    void longTextsAreJudgedHoweverLongTheyAre(String pattern) {
        Regex regex = new Regex(pattern);
        String valid = "ab".repeat(50_000);

        assertThat(regex.isFoundIn(valid)).isTrue();
        assertThat(regex.isFoundIn(valid + "!")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"^(a+)+\\1$", "^(?=(?:a|a)*$)b", "^(?:(a|aa)+)\\1x$"})
    void anExpressionBeyondItsBudgetRefusesNothing(String pattern) {
        assertThat(new Regex(pattern).isFoundIn("a".repeat(5_000) + "!")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "*a", "a**", "[z-a]", "a{3,2}", "(?<n", "(?q)", "\\p{Nonsense}", "\\u{110000}", "a)"})
    void anInvalidExpressionRefusesNothing(String pattern) {
        Regex regex = new Regex(pattern);

        assertThat(regex.tree()).isNull();
        assertThat(regex.isFoundIn("anything")).isTrue();
    }

    @Test
    void deepAndLargeExpressionsAreInvalid() {
        assertThat(new Regex("(".repeat(101) + ")".repeat(101)).tree()).isNull();
        assertThat(new Regex("(".repeat(99) + "a" + ")".repeat(99)).isFoundIn("b"))
                .isFalse();
        assertThat(new Regex("((a{1,999}){1,999}){1,999}").tree()).isNull();
    }

    @Test
    void verdictsEqualThoseOfAnotherMatcher() throws Exception {
        Random random = new Random(7);
        List<String> differences = new ArrayList<>();
        for (int round = 0; round < Integer.getInteger("rounds", 20_000); round++) {
            String pattern = pattern(random, 3);
            String text = text(random);
            if (new Regex(pattern).isFoundIn(text)
                    != Pattern.compile(pattern).matcher(text).find()) {
                differences.add(pattern + " in " + text);
            }
        }
        assertThat(differences).isEmpty();
    }

    @Test
    void verdictsDoNotDependOnTheStack() throws Exception {
        Regex regex = new Regex("^(?:(a|b)(?=[ab]|$))+$");
        String text = "ab".repeat(20_000);
        FutureTask<Boolean> small = new FutureTask<>(() -> regex.isFoundIn(text) && !regex.isFoundIn(text + "!"));
        new Thread(null, small, "small stack", 64 * 1024).start();

        assertThat(small.get()).isTrue();
    }

    private static String pattern(Random random, int depth) {
        StringBuilder pattern = new StringBuilder();
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            pattern.append(
                    depth == 0 || random.nextInt(3) > 0 ? quantified(part(random), random) : group(random, depth));
        }
        return pattern.toString();
    }

    private static String part(Random random) {
        return PARTS.get(random.nextInt(PARTS.size()));
    }

    private static String group(Random random, int depth) {
        String inner = pattern(random, depth - 1) + (random.nextBoolean() ? "|" + pattern(random, depth - 1) : "");
        return switch (random.nextInt(9)) {
            case 0 -> "(?=" + inner + ")";
            case 1 -> "(?!" + inner + ")";
            case 2 -> "(?<=" + part(random) + ")";
            case 3 -> "(?<!" + part(random) + ")";
            case 4 -> "(?>" + quantified(part(random), random) + ")";
            // Java neither backtracks into possessive groups nor counts their empty repetitions.
            default ->
                "(?:" + inner + ")" + List.of("", "", "*", "*?", "+", "?").get(random.nextInt(6));
        };
    }

    private static String quantified(String part, Random random) {
        if (part.startsWith("^") || part.startsWith("$") || part.equals("\\b") || part.equals("\\B")) {
            return part;
        }
        String quantifier = switch (random.nextInt(8)) {
            case 0 -> "*";
            case 1 -> "+";
            case 2 -> "?";
            case 3 -> "{2}";
            case 4 -> "{1,3}";
            default -> "";
        };
        String kind = quantifier.isEmpty() ? "" : List.of("", "", "?", "+").get(random.nextInt(4));
        return "(?:" + part + ")" + quantifier + kind;
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(9); length > 0; length--) {
            text.append("abcx1. ".charAt(random.nextInt(7)));
        }
        return text.toString();
    }
}
