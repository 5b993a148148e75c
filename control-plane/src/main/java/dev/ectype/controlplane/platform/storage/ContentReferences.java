package dev.ectype.controlplane.platform.storage;

/** Names the contents that the rows of one feature refer to, so that an export of the rows finds the contents. */
public interface ContentReferences {
    /**
     * A query for {@code organization_id}, {@code path}, {@code size} and {@code sha256}: a distinct row for each content. Size and SHA-256 are
     * those of the stored bytes, or null where the rows do not have them.
     */
    String query();
}
