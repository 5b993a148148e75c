package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Damages GraphQL schemas and Protocol Buffers files at random words: each result must be rejected with diagnostics or
 * served. {@code -Dmutations=N} sets the number, {@code -Dmutations.seed=N} the seed; {@code -Dmutations.minutes=N} is the
 * time limit.
 */
final class MutatedSchemaTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 60);
    private static final long SEED = Long.getLong("mutations.seed", 1);
    private static final Duration ALL = Duration.ofMinutes(Integer.getInteger("mutations.minutes", 60));
    private static final int ENOUGH = 10;
    private static final int MOST_REPORTED = 6_000;
    private static final Pattern WORD = Pattern.compile("\"[^\"\n]*\"|[A-Za-z_][A-Za-z_0-9.]*|[0-9]+|[^\\sA-Za-z_0-9]");

    private static final List<String> WORDS = List.of(
            "",
            "{",
            "}",
            "(",
            ")",
            "!",
            "[",
            "]",
            "@",
            "=",
            ";",
            "0",
            "-1",
            "19000",
            "99999999999999999999",
            "\"",
            "\"\"\"",
            "/*",
            "#",
            "//",
            "\u0000",
            "é💥",
            "type",
            "input",
            "interface",
            "union",
            "enum",
            "scalar",
            "extend",
            "implements",
            "Query",
            "Mutation",
            "Subscription",
            "ID",
            "message",
            "service",
            "rpc",
            "stream",
            "returns",
            "repeated",
            "optional",
            "required",
            "group",
            "oneof",
            "map<string, string>",
            "reserved",
            "extensions",
            "option",
            "import",
            "syntax",
            "edition",
            "bytes",
            "int64",
            ".google.protobuf.Any",
            "google.protobuf.Timestamp",
            "class",
            "Object",
            "__typename",
            "a".repeat(3_000));

    @ParameterizedTest
    @CsvSource({"graphql/shop.graphql, damaged.graphql", "protobuf/shelves.proto, damaged.proto"})
    void aDamagedSchemaIsRejectedWithDiagnosticsOrServed(String file, String name, TestReporter reporter)
            throws IOException {
        long began = System.nanoTime();
        String whole = Files.readString(Path.of("src/test/resources", file));
        List<String> faults = new ArrayList<>();
        int number = 0;
        for (; number < MUTATIONS && faults.size() < ENOUGH && System.nanoTime() - began < ALL.toNanos(); number++) {
            Random chance = new Random(SEED * 1_000_003 + number);
            String text = whole;
            for (int wound = chance.nextInt(4); wound >= 0; wound--) {
                text = damaged(text, chance);
            }
            for (String fault : DamagedDescription.faults(name, text)) {
                faults.add("mutation " + number + " " + fault + ": "
                        + text.substring(0, Math.min(text.length(), MOST_REPORTED)));
            }
        }
        reporter.publishEntry("tried", Integer.toString(number));
        assertThat(faults).isEmpty();
    }

    /** Changes a word or a line; most results can still be parsed. */
    private static String damaged(String text, Random chance) {
        List<String> words = words(text);
        if (words.isEmpty()) {
            return text;
        }
        return switch (chance.nextInt(8)) {
            case 0, 1 -> withAnotherLine(text, chance);
            case 2 -> withWord(text, chance, "[^ ]", WORDS.get(chance.nextInt(WORDS.size())));
            case 3 -> withWord(text, chance, "[0-9]", Integer.toString(chance.nextInt(20)));
            case 4 -> text.substring(0, chance.nextInt(8) == 0 ? chance.nextInt(text.length()) : text.length());
            default -> withWord(text, chance, "[A-Za-z]", words.get(chance.nextInt(words.size())));
        };
    }

    private static List<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(word -> Character.isLetter(word.charAt(0)))
                .toList();
    }

    /** Replaces a word with a certain beginning. */
    private static String withWord(String text, Random chance, String beginning, String other) {
        List<MatchResult> words = WORD.matcher(text)
                .results()
                .filter(word -> word.group().substring(0, 1).matches(beginning))
                .toList();
        if (words.isEmpty()) {
            return text;
        }
        MatchResult hit = words.get(chance.nextInt(words.size()));
        return text.substring(0, hit.start()) + other + text.substring(hit.end());
    }

    /** Removes a line, duplicates it or copies it to another place. */
    private static String withAnotherLine(String text, Random chance) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        int hit = chance.nextInt(lines.size());
        switch (chance.nextInt(3)) {
            case 0 -> lines.remove(hit);
            case 1 -> lines.add(hit, lines.get(hit));
            default -> lines.add(chance.nextInt(lines.size()), lines.get(hit));
        }
        return String.join("\n", lines);
    }
}
