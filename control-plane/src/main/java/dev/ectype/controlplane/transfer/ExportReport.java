package dev.ectype.controlplane.transfer;

import java.util.List;

/**
 * The outcome of an export.
 *
 * @param rounds how often the tables were written
 * @param kept how many contents an earlier run had copied
 * @param lost the names of contents that are missing, up to 1000
 * @param damaged the names of contents that are not as their rows describe them, up to 1000
 */
public record ExportReport(Manifest manifest, int rounds, long kept, List<String> lost, List<String> damaged) {
    /** Whether all contents were there and as their rows describe them. */
    public boolean isComplete() {
        return lost.isEmpty() && damaged.isEmpty();
    }
}
