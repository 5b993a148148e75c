package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.replay.ReplayResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Represents the result of one replayed exchange.
 *
 * @param label the kind of the result for people
 * @param style the class of its colours
 * @param differences the compared places; one for statuses
 * @param overlaps the numbers of other exchanges that can explain the difference; empty if there are none
 */
public record ResultView(long seq, String label, String style, List<Difference> differences, String overlaps) {
    private static final String NOTHING = "nothing";

    /** Represents a compared place with its recorded and its received value. */
    public record Difference(String place, String expected, String actual) {}

    /** Returns whether the compared places are paths of bodies. */
    public boolean isBody() {
        return label.equals(ReplayKind.BODY_SHAPE_MISMATCH.label());
    }

    /** Returns whether the response matches the recorded one. */
    public boolean isMatch() {
        return label.equals(ReplayKind.MATCH.label());
    }

    static ResultView of(ReplayResult result) {
        ReplayKind kind = ReplayKind.of(result.kind());
        List<Long> overlaps = result.overlaps();
        return new ResultView(
                result.seq(),
                kind.label(),
                kind.style(),
                differences(kind, result),
                overlaps == null ? "" : overlaps.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private static List<Difference> differences(ReplayKind kind, ReplayResult result) {
        if (kind != ReplayKind.BODY_SHAPE_MISMATCH) {
            String place = kind == ReplayKind.CONNECTIVITY_ERROR ? "Response" : "Status";
            return List.of(new Difference(place, text(result.expected()), text(result.actual())));
        }
        List<Difference> differences = new ArrayList<>();
        for (String path : result.paths()) {
            differences.add(new Difference(
                    path,
                    text(result.expected().path(path)),
                    text(result.actual().path(path))));
        }
        return differences;
    }

    private static String text(JsonNode value) {
        return value.isNull() || value.isMissingNode() ? NOTHING : value.asString("");
    }
}
