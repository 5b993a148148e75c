package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.replay.MissingResponse;
import dev.ectype.controlplane.replay.ReplayResultDetails;
import dev.ectype.controlplane.replay.ReplayedResponse;
import org.jspecify.annotations.Nullable;

/**
 * Represents the result of an exchange with both responses on its page.
 *
 * @param status the recorded status
 * @param bodies the comparison of the bodies; null without a received response
 * @param receivedStatus the received status; null without a received response
 * @param recordedBody the recorded body
 * @param missing why there is no received response; null if there is one
 */
public record ResultComparison(
        ReplayResultDetails details,
        ResultView result,
        StatusBadge status,
        @Nullable StatusBadge receivedStatus,
        @Nullable BodyComparison bodies,
        BodyView recordedBody,
        @Nullable String missing) {
    static ResultComparison of(ReplayResultDetails details) {
        ReplayedResponse recorded = details.recorded();
        ReplayedResponse received = details.received();
        return new ResultComparison(
                details,
                ResultView.of(details.result()),
                StatusBadge.of(recorded.status()),
                received == null ? null : StatusBadge.of(received.status()),
                received == null ? null : BodyComparison.of(recorded, received),
                BodyView.of(recorded.body(), null, null),
                details.missing() == null ? null : text(details.missing(), details));
    }

    private static String text(MissingResponse missing, ReplayResultDetails details) {
        return switch (missing) {
            case MATCH -> "Not kept: the response matches the recorded one.";
            case NO_RESPONSE ->
                "The server did not respond: " + details.result().actual().asString("") + ".";
            case LIMIT -> "Not kept: the responses of this replay exceed the limit.";
            case NOT_KEPT -> "Not kept: this replay kept no responses.";
        };
    }
}
