package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.ResourceName;

/** Reports an id that another row has. */
public final class DuplicateId extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DuplicateId(ResourceName resource, String id) {
        super(resource + " already contains '" + id + "'", null, false, false);
    }
}
