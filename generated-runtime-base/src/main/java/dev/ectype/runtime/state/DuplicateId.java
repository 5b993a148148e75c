package dev.ectype.runtime.state;

/** A row with this id is there already. */
public final class DuplicateId extends RuntimeException {
    private static final long serialVersionUID = 1;

    DuplicateId(ResourceName resource, String id) {
        super(resource + " already holds '" + id + "'", null, false, false);
    }
}
