package dev.ectype.launcher.determinism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.launcher.determinism.SampleConversation.Outcome;
import dev.ectype.launcher.determinism.SampleConversation.Run;
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
 * Tests that the same description, options, seed and requests produce the same bytes. The number of event loops, the cache of replies, the
 * process, the folder, the time zone, the locale, the character set and the JDK do not matter. Replies over HTTP/2 may
 * differ only in connection headers. A build runs four seeds of each sample and {@code .ci/nightly} a thousand others:
 * {@code -Ddeterminism.seeds=N} sets the number and {@code -Ddeterminism.from=N} the first seed.
 */
final class SameBytesTest {
    private static final long FROM = Long.getLong("determinism.from", 1);
    private static final long TO = FROM + Integer.getInteger("determinism.seeds", 12);
    private static final int ANSWERED = 300;
    private static final int MADE = 100;

    private static final Map<Long, Outcome> FIRST = new TreeMap<>();
    private static final Map<Long, Outcome> ON_TWO_LOOPS = new TreeMap<>();
    private static final Map<Long, Outcome> ON_FOUR_LOOPS = new TreeMap<>();
    private static final Map<Long, String> OVER_HTTP2 = new TreeMap<>();
    private static final Map<Long, RepeatedRequests.Outcome> REPEATED = new TreeMap<>();
    private static final Map<Long, RepeatedRequests.Outcome> REPEATED_WITH_CACHE = new TreeMap<>();

    /** The other processes, which run in parallel with this one. */
    private static @Nullable OtherProcess here;

    private static @Nullable OtherProcess elsewhere;

    @BeforeAll
    static void ask(@TempDir Path one, @TempDir Path two) throws IOException, InterruptedException {
        here = OtherProcess.start(Path.of(System.getProperty("java.home")), one, FROM, TO);
        Path other = OtherProcess.otherJdk();
        elsewhere = other == null ? null : OtherProcess.start(other, two, FROM, TO);
        SampleConversation conversation = new SampleConversation();
        for (long seed = FROM; seed < TO; seed++) {
            Run run = conversation.overHttp1(seed, 1);
            FIRST.put(seed, run.outcome());
            ON_TWO_LOOPS.put(seed, conversation.overHttp1(seed, 2, run.requests()));
            ON_FOUR_LOOPS.put(seed, conversation.overHttp1(seed, 4, run.requests()));
            REPEATED.put(seed, RepeatedRequests.send(conversation.booted(seed, false), run.requests()));
            REPEATED_WITH_CACHE.put(seed, RepeatedRequests.send(conversation.booted(seed, true), run.requests()));
            OVER_HTTP2.put(seed, conversation.overHttp2(seed, run.requests()).meaning());
        }
    }

    @Test
    void mostIsAnsweredAndMuchIsMade() {
        // The average counts: among a thousand seeds, some request mostly missing instances.
        assertThat(FIRST.values()).extracting(Outcome::answered).satisfies(counts -> average(counts, ANSWERED));
        assertThat(FIRST.values()).extracting(Outcome::made).satisfies(counts -> average(counts, MADE));
        assertThat(FIRST.values()).extracting(Outcome::bytes).doesNotHaveDuplicates();
    }

    private static void average(List<? extends Integer> counts, int least) {
        assertThat(counts.stream().mapToInt(Integer::intValue).average().orElse(0))
                .isGreaterThanOrEqualTo(least);
    }

    @Test
    void anyNumberOfEventLoopsAnswersTheSame() {
        assertThat(ON_TWO_LOOPS).isEqualTo(FIRST);
        assertThat(ON_FOUR_LOOPS).isEqualTo(FIRST);
    }

    @Test
    void theCacheOfRepliesAnswersTheSame() {
        REPEATED.forEach((seed, outcome) -> {
            RepeatedRequests.Outcome cached = REPEATED_WITH_CACHE.get(seed);
            assertThat(cached.bytes()).as("seed %d", seed).isEqualTo(outcome.bytes());
            assertThat(outcome.handled()).isEqualTo(outcome.sent());
        });
        assertThat(REPEATED_WITH_CACHE.values().stream().mapToInt(each -> each.sent() - each.handled()))
                .allMatch(answeredFromCache -> answeredFromCache > 20);
    }

    @Test
    void http2AnswersTheSameButForWhatBelongsToConnections() {
        Map<Long, String> meanings = new TreeMap<>();
        FIRST.forEach((seed, outcome) -> meanings.put(seed, outcome.meaning()));
        assertThat(OVER_HTTP2).isEqualTo(meanings);
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
