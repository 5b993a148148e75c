package dev.ectype.runtime.state.snapshot;

/** Lists the required matches between a snapshot and the API. */
public enum SnapshotFit {
    /** The same API with the same description, and a complete snapshot. */
    SAME_DESCRIPTION,
    /** Existing resources and no other API's name: for handwritten fixtures that outlive changes of the description. */
    SAME_RESOURCES
}
