package dev.ectype.runtime.graphql.request;

/** Names the kind of a requested operation. */
public enum OperationKind {
    QUERY,
    MUTATION,
    SUBSCRIPTION,
    /** No operation or an unreadable one. The execution reports the reason. */
    UNKNOWN
}
