package dev.ectype.runtime.state.snapshot;

/** How closely a snapshot must fit the API that it is restored into. */
public enum SnapshotFit {
    /** Made by the same API with the same description, and complete. */
    SAME_DESCRIPTION,
    /** Its resources exist, and it does not say that it is of another API: for fixtures, which people write by hand and keep while the description changes. */
    SAME_RESOURCES
}
