package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.problem.Problem;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Rejects requests with an {@code Accept} header that matches no response media type (406). */
final class AcceptCheck {
    private AcceptCheck() {}

    static void check(@Nullable String accept, @Nullable ReplyPlan reply) {
        if (accept == null || accept.isBlank() || reply == null || reply.media() == null) {
            return;
        }
        String offered = essence(reply.media().mediaType());
        boolean accepted = accepts(accept, offered)
                || reply.others().stream().anyMatch(other -> accepts(accept, essence(other.mediaType())));
        if (!accepted) {
            throw Problem.of(406, "not_acceptable", "this operation responds only with " + offered);
        }
    }

    private static boolean accepts(String accept, String offered) {
        for (String range : accept.split(",", 100)) {
            String mediaType = essence(range);
            boolean all = mediaType.equals("*/*") || mediaType.equals("*");
            boolean family =
                    mediaType.endsWith("/*") && offered.startsWith(mediaType.substring(0, mediaType.length() - 1));
            if (all || family || mediaType.equals(offered) || offered.contains("*")) {
                return true;
            }
        }
        return false;
    }

    private static String essence(String mediaType) {
        int semicolon = mediaType.indexOf(';');
        return (semicolon < 0 ? mediaType : mediaType.substring(0, semicolon))
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
