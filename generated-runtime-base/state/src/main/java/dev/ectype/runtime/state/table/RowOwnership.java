package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.ResourceName;

/** Describes the ownership of rows: the name of the relationship and the parent's table. */
public record RowOwnership(String relationship, ResourceName parent) {}
