package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.ResourceName;

/** That rows belong to a row of another table: the name of the relationship and the parent's table. */
public record RowOwnership(String relationship, ResourceName parent) {}
