package dev.ectype.runtime.state;

/** That rows belong to a row of another table: the name of the relationship and the parent's table. */
public record Ownership(String relationship, ResourceName parent) {}
