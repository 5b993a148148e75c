package dev.ectype.launcher.fidelity;

import dev.ectype.launcher.replay.ReplayedExchange;
import java.util.List;

/**
 * How near an emulator comes to what was recorded.
 *
 * @param exchanges how many were replayed
 * @param sameStatus how many of them were answered with the recorded status
 * @param sameShape how many of those with a body of the recorded shape
 * @param values how many values there are in the recorded bodies of replies that came with the same status
 * @param sameValues how many of them came, at the same places
 * @param differing the exchanges that were answered with another status or shape, as far as they are told
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
