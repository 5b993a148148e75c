package dev.ectype.controlplane.replay;

import dev.ectype.launcher.replay.ResultKind;
import io.swagger.v3.oas.annotations.media.Schema;

/** Counts the results of a replay by kind. */
public record ReplaySummary(
        @Schema(description = "Number of replayed exchanges.", example = "240")
        long requests,

        @Schema(description = "Number of exchanges with the recorded status and structure.", example = "238")
        long matches,

        @Schema(example = "1") long statusMismatches,
        @Schema(example = "1") long bodyShapeMismatches,
        @Schema(example = "0") long connectivityErrors,

        @Schema(
                description =
                        "Number of exchanges that cannot be replayed: their request was truncated, or switched to another protocol.",
                example = "0")
        long skipped) {
    static final ReplaySummary NOTHING = new ReplaySummary(0, 0, 0, 0, 0, 0);

    /** Returns a copy with one more result of a kind. */
    ReplaySummary with(ResultKind kind) {
        return new ReplaySummary(
                requests + 1,
                matches + (kind == ResultKind.MATCH ? 1 : 0),
                statusMismatches + (kind == ResultKind.STATUS_MISMATCH ? 1 : 0),
                bodyShapeMismatches + (kind == ResultKind.BODY_SHAPE_MISMATCH ? 1 : 0),
                connectivityErrors + (kind == ResultKind.CONNECTIVITY_ERROR ? 1 : 0),
                skipped);
    }

    ReplaySummary skipping(long count) {
        return new ReplaySummary(requests, matches, statusMismatches, bodyShapeMismatches, connectivityErrors, count);
    }
}
