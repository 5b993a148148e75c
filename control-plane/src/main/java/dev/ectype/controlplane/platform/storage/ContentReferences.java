package dev.ectype.controlplane.platform.storage;

/** Lists the contents to which the rows of one feature refer, so that exports find them. */
public interface ContentReferences {
    /**
     * Returns a query for {@code organization_id}, {@code path}, {@code size} and {@code sha256}, with a distinct row for each content.
     * Size and SHA-256 describe the stored bytes, or are null if the rows do not have them.
     */
    String query();
}
