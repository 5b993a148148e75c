package dev.ectype.runtime.graphql.request;

/** What kind of operation a request asks for. */
public enum OperationKind {
    QUERY,
    MUTATION,
    SUBSCRIPTION,
    /** None, or one that cannot be read: whoever executes it says why. */
    UNKNOWN
}
