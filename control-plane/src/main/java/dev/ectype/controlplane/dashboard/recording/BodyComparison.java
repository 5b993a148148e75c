package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.difference.LineDifference;
import dev.ectype.controlplane.page.Quantity;
import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.recording.ContentDigest;
import dev.ectype.controlplane.replay.ReplayedResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Represents the comparison of two bodies on a page.
 *
 * @param recorded the recorded body
 * @param received the received body
 * @param difference the different lines; null if the bodies are not compared by lines, or are equal
 * @param isEqual whether the bodies are equal
 * @param note what the comparison says besides the lines; empty if there is nothing to say
 */
public record BodyComparison(
        Side recorded, Side received, @Nullable LineDifference difference, boolean isEqual, String note) {
    /** The number of characters of formatted JSON; its indentation can make it much longer than the body. */
    private static final int MOST_FORMATTED = 1 << 20;

    private static final String LONG = "Bodies of at most " + Quantity.bytes(BodyView.MOST) + " and "
            + Quantity.count(LineDifference.MOST_LINES)
            + " lines are compared by lines. At least one of these is longer.";

    /**
     * Represents a body.
     *
     * @param hash the SHA-256 of a binary body, or of its kept beginning; null for texts
     */
    public record Side(BodyView view, @Nullable String hash) {
        static Side of(ReplayedResponse response) {
            return new Side(
                    BodyView.of(response.body(), null, null),
                    response.body().has("base64")
                            ? hash(response.body().get("base64").asString(""))
                            : null);
        }

        private static String hash(String base64) {
            return ContentDigest.hex(Sha256.begin().digest(Base64.getDecoder().decode(base64)));
        }
    }

    static BodyComparison of(ReplayedResponse recorded, ReplayedResponse received) {
        Side first = Side.of(recorded);
        Side second = Side.of(received);
        if (recorded.body().equals(received.body()) && !isCut(recorded.body())) {
            return new BodyComparison(first, second, null, true, "The bodies are equal.");
        } else if (isBinary(recorded.body()) || isBinary(received.body())) {
            return new BodyComparison(
                    first, second, null, false, "Binary bodies are compared by their sizes and hashes.");
        } else if (isCut(recorded.body()) || isCut(received.body())) {
            return new BodyComparison(first, second, null, false, LONG);
        }
        String before = recorded.body().asString("");
        String after = received.body().asString("");
        if (isLong(before) || isLong(after)) {
            return new BodyComparison(first, second, null, false, LONG);
        }
        HighlightedJson formattedBefore = HighlightedJson.json(before, MOST_FORMATTED);
        HighlightedJson formattedAfter = HighlightedJson.json(after, MOST_FORMATTED);
        boolean isJson = formattedBefore != null && formattedAfter != null;
        LineDifference difference = (formattedBefore != null && formattedAfter != null
                        ? formatted(formattedBefore, formattedAfter)
                        : LineDifference.of(before, after))
                .orElse(null);
        if (difference == null) {
            return new BodyComparison(first, second, null, false, LONG);
        }
        return difference.isEqual()
                ? new BodyComparison(first, second, null, false, "The bodies differ in the format of their JSON only.")
                : new BodyComparison(
                        first, second, difference, false, isJson ? "Both bodies are formatted as JSON." : "");
    }

    private static Optional<LineDifference> formatted(HighlightedJson before, HighlightedJson after) {
        return before.isCut() || after.isCut() ? Optional.empty() : LineDifference.of(before.text(), after.text());
    }

    /** Returns whether a body is longer than those that are compared; an operator can keep longer ones. */
    private static boolean isLong(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length > BodyView.MOST;
    }

    /** Returns whether both bodies are binary. */
    public boolean isBinary() {
        return recorded.hash() != null && received.hash() != null;
    }

    private static boolean isBinary(JsonNode body) {
        return body.has("base64");
    }

    private static boolean isCut(JsonNode body) {
        return body.has("length");
    }
}
