package dev.ectype.launcher.fidelity;

import dev.ectype.launcher.replay.ReplayedExchange;
import java.util.List;

/**
 * The similarity of an emulator's replies to a recording.
 *
 * @param exchanges the number of replayed exchanges
 * @param sameStatus the number of replies with the recorded status
 * @param sameShape the number of these replies with a body of the recorded shape
 * @param values the number of values in the recorded bodies of replies with the same status
 * @param sameValues the number of these values that the replies contain at the same positions
 * @param differing the first exchanges with another status or shape
 */
public record FidelityReport(
        long exchanges,
        long sameStatus,
        long sameShape,
        long values,
        long sameValues,
        List<ReplayedExchange> differing) {
    public FidelityReport {
        differing = List.copyOf(differing);
    }
}
