package dev.ectype.controlplane.transfer;

import java.time.Instant;
import java.util.List;

/**
 * Describes a finished export.
 *
 * @param schema the version of the newest migration
 * @param program the version of the program that exported
 * @param key the check value of the application key, from which the key cannot be computed
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

    /** Describes a file with the rows of a table. */
    public record TableFile(String name, List<String> columns, long rows, String sha256) {}

    /**
     * Summarises the contents, which {@code objects.jsonl} lists.
     *
     * @param sha256 the SHA-256 of {@code objects.jsonl}
     * @param lost the number of missing contents with a row
     * @param damaged the number of contents with another size or SHA-256 than their row
     */
    public record Objects(long count, long bytes, long lost, long damaged, String sha256) {}
}
