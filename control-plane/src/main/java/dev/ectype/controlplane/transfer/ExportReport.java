package dev.ectype.controlplane.transfer;

import java.util.List;

/**
 * Holds the outcome of an export.
 *
 * @param rounds the number of times the tables were written
 * @param kept the number of contents that an earlier run had copied
 * @param lost the names of contents that are missing, up to 1000
 * @param damaged the names of contents that differ from their rows, up to 1000
 */
public record ExportReport(Manifest manifest, int rounds, long kept, List<String> lost, List<String> damaged) {
    /** Returns whether all contents exist and match their rows. */
    public boolean isComplete() {
        return lost.isEmpty() && damaged.isEmpty();
    }
}
