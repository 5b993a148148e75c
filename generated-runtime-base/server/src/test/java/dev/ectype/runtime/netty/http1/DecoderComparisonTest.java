package dev.ectype.runtime.netty.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.netty.NoLeaks;
import dev.ectype.runtime.netty.http1.DecodedRequest.End;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Compares the decoder of requests with Netty's on random bytes. What this one accepts, Netty accepts with the same meaning; what only
 * Netty accepts breaks a rule of the standard.
 */
@ExtendWith(NoLeaks.class)
class DecoderComparisonTest {
    private static final int ROUNDS = Integer.getInteger("requests.rounds", 20_000);
    private static final long FIRST = Long.getLong("requests.from", 1);

    @Test
    void bothUnderstandTheSameOrThisOneIsStricter() {
        int complete = 0;
        int refused = 0;
        for (long seed = FIRST; seed < FIRST + ROUNDS; seed++) {
            byte[] bytes = new RandomRequests(seed).next();
            List<DecodedRequest> ours = OurDecoder.decode(bytes, null);
            List<DecodedRequest> others = NettyDecoder.decode(bytes);
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            assertThat(unexplained(text, ours, others))
                    .as("-Drequests.from=%s: %s", seed, text)
                    .isNull();
            complete += (int) ours.stream()
                    .filter(request -> request.end() == End.COMPLETE)
                    .count();
            refused += (int) ours.stream()
                    .filter(request -> request.end() == End.REFUSED)
                    .count();
        }
        assertThat(complete).as("complete requests").isGreaterThanOrEqualTo(ROUNDS / 4);
        assertThat(refused).as("refused requests").isGreaterThanOrEqualTo(ROUNDS / 8);
    }

    @Test
    void theSizesOfThePiecesHaveNoInfluence() {
        for (long seed = FIRST; seed < FIRST + ROUNDS; seed++) {
            byte[] bytes = new RandomRequests(seed).next();
            List<DecodedRequest> atOnce = OurDecoder.decode(bytes, null);
            assertThat(OurDecoder.decode(bytes, new Random(seed)))
                    .as("-Drequests.from=%s: %s", seed, new String(bytes, StandardCharsets.ISO_8859_1))
                    .isEqualTo(atOnce);
        }
    }

    /** Returns a difference that no rule of the standard explains, or null. */
    private static String unexplained(String text, List<DecodedRequest> ours, List<DecodedRequest> others) {
        for (int index = 0; index < ours.size(); index++) {
            DecodedRequest mine = ours.get(index);
            DecodedRequest other = index < others.size() ? others.get(index) : null;
            if (mine.end() == End.REFUSED) {
                boolean broken =
                        other == null || other.end() == End.REFUSED || !RequestGrammar.permits(text, index + 1);
                return broken ? null : "only Netty accepts " + other;
            }
            if (other != null && other.end() == End.REFUSED && text.contains("\"")) {
                // Netty refuses some quoted values in extensions of chunks which the grammar permits: escapes, and
                // bytes above ASCII.
                boolean permitted = mine.end() == End.INCOMPLETE
                        ? RequestGrammar.permitsCut(text, index + 1)
                        : RequestGrammar.permits(text, index + 1);
                return permitted ? null : "only Netty refuses " + mine;
            }
            if (!mine.equals(other)) {
                return "Netty understands " + other + " instead of " + mine;
            }
        }
        List<DecodedRequest> more = new ArrayList<>(others.subList(ours.size(), others.size()));
        return more.isEmpty() || more.get(0).end() == End.REFUSED ? null : "only Netty understands " + more;
    }
}
