package dev.ectype.controlplane.transfer;

import java.time.Instant;
import java.util.List;

/**
 * Describes a finished export.
 *
 * @param schema the version of the newest migration
 * @param program the version of the program that exported
 * @param key tells which application key the installation has; the key cannot be computed from it
 */
public record Manifest(
        int format,
        String schema,
        String program,
        Instant createdAt,
        String key,
        List<TableFile> tables,
        Objects objects) {
    static final int FORMAT = 1;

    public long rows() {
        return tables.stream().mapToLong(TableFile::rows).sum();
    }

    /** A file with the rows of a table. */
    public record TableFile(String name, List<String> columns, long rows, String sha256) {}

    /**
     * The contents, which {@code objects.jsonl} names.
     *
     * @param sha256 of {@code objects.jsonl}
     * @param lost how many contents were missing although a row referred to them
     * @param damaged how many contents had another size or SHA-256 than their row
     */
    public record Objects(long count, long bytes, long lost, long damaged, String sha256) {}
}
