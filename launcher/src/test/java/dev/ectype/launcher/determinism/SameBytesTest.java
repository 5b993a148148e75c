package dev.ectype.launcher.determinism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.launcher.determinism.Conversation.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same description, options, seed and requests get the same bytes: over any number of event loops, in another process, folder,
 * time zone, locale and character set, and on another JDK; and over HTTP/2 the same but for what belongs to connections.
 * {@code -Ddeterminism.seeds=N} tries more seeds, {@code -Ddeterminism.from=N} others.
 */
final class SameBytesTest {
    private static final long FROM = Long.getLong("determinism.from", 1);
    private static final long TO = FROM + Integer.getInteger("determinism.seeds", 50);
    private static final int ANSWERED = 300;
    private static final int MADE = 100;

    private static final Conversation CONVERSATION = new Conversation();
    private static final Map<Long, Outcome> FIRST = new TreeMap<>();

    /** They work while this process does. */
    private static @Nullable OtherProcess here;

    private static @Nullable OtherProcess elsewhere;

    @BeforeAll
    static void ask(@TempDir Path one, @TempDir Path two) throws IOException {
        here = OtherProcess.start(Path.of(System.getProperty("java.home")), one, FROM, TO);
        Path other = OtherProcess.otherJdk();
        elsewhere = other == null ? null : OtherProcess.start(other, two, FROM, TO);
        for (long seed = FROM; seed < TO; seed++) {
            FIRST.put(seed, CONVERSATION.overHttp1(seed, 1));
        }
    }

    @Test
    void mostIsAnsweredAndMuchIsMade() {
        assertThat(FIRST.values()).allSatisfy(outcome -> {
            assertThat(outcome.answered()).isGreaterThanOrEqualTo(ANSWERED);
            assertThat(outcome.made()).isGreaterThanOrEqualTo(MADE);
        });
        assertThat(FIRST.values()).extracting(Outcome::bytes).doesNotHaveDuplicates();
    }

    @Test
    void anyNumberOfEventLoopsAnswersTheSame() throws IOException {
        for (long seed = FROM; seed < TO; seed++) {
            assertThat(CONVERSATION.overHttp1(seed, 2))
                    .as("seed %s, 2 loops", seed)
                    .isEqualTo(FIRST.get(seed));
            assertThat(CONVERSATION.overHttp1(seed, 4))
                    .as("seed %s, 4 loops", seed)
                    .isEqualTo(FIRST.get(seed));
        }
    }

    @Test
    void http2AnswersTheSameButForWhatBelongsToConnections() throws IOException, InterruptedException {
        for (long seed = FROM; seed < TO; seed++) {
            assertThat(CONVERSATION.overHttp2(seed).meaning())
                    .as("seed %s", seed)
                    .isEqualTo(FIRST.get(seed).meaning());
        }
    }

    @Test
    void anotherProcessElsewhereAnswersTheSame() throws IOException, InterruptedException {
        assertThat(Objects.requireNonNull(here).lines()).isEqualTo(answeredHere());
    }

    @Test
    void anotherJdkAnswersTheSame() throws IOException, InterruptedException {
        assumeTrue(elsewhere != null, "there is no other JDK in ECTYPE_SECOND_JDK or below /usr/lib/jvm");
        assertThat(Objects.requireNonNull(elsewhere).lines()).isEqualTo(answeredHere());
    }

    private static List<String> answeredHere() {
        List<String> lines = new ArrayList<>();
        FIRST.forEach((seed, outcome) -> lines.add(seed + " " + outcome.bytes()));
        return lines;
    }
}
