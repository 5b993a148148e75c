package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.id.ResourceName;

/** Reports an id without a row. */
public final class UnknownRow extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnknownRow(ResourceName resource, String id) {
        super(resource + " contains no '" + id + "'", null, false, false);
    }
}
