package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.ResourceName;

/** A row with this id is there already. */
public final class DuplicateId extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DuplicateId(ResourceName resource, String id) {
        super(resource + " already holds '" + id + "'", null, false, false);
    }
}
