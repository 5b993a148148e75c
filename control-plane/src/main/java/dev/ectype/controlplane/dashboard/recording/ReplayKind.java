package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.replay.ReplaySummary;
import java.util.Locale;
import java.util.stream.Stream;

/** Lists the kinds of results in the order of the page, with their texts. */
public enum ReplayKind {
    MATCH("Match", "Matches", "good"),
    STATUS_MISMATCH("Status differs", "Other status", "bad"),
    BODY_SHAPE_MISMATCH("Body differs", "Other body", "warn"),
    CONNECTIVITY_ERROR("No response", "No response", "bad");

    private final String label;
    private final String plural;
    private final String style;

    ReplayKind(String label, String plural, String style) {
        this.label = label;
        this.plural = plural;
        this.style = style;
    }

    static ReplayKind of(String text) {
        return Stream.of(values())
                .filter(kind -> kind.code().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown kind " + text));
    }

    /** Returns the name in addresses and stored results. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String label() {
        return label;
    }

    /** Returns the label of the number of such results. */
    public String plural() {
        return plural;
    }

    /** Returns the class of its colours. */
    public String style() {
        return style;
    }

    /** Returns the number of such results of a replay. */
    public long count(ReplaySummary summary) {
        return switch (this) {
            case MATCH -> summary.matches();
            case STATUS_MISMATCH -> summary.statusMismatches();
            case BODY_SHAPE_MISMATCH -> summary.bodyShapeMismatches();
            case CONNECTIVITY_ERROR -> summary.connectivityErrors();
        };
    }
}
