package dev.ectype.compiler.ir.error;

/** Classifies problems by their reason. A code of an error may mean several of them. */
public enum ProblemKind {
    /** The request violates its description. */
    INVALID,
    /** A required value is missing in the request. */
    REQUIRED,
    /** The request has a member that is not described. */
    UNKNOWN_MEMBER,
    /** The request has no valid credentials. */
    UNAUTHENTICATED,
    /** The instance does not exist. */
    MISSING,
    /** The request conflicts with stored instances. */
    CONFLICT,
    /** The instance is in a state that does not permit the operation. */
    STATE,
    /** A unique value belongs to another instance. */
    TAKEN,
    /** The client's version of the instance is outdated. */
    STALE,
    /** The idempotency key belongs to another request. */
    REUSED,
    /** A general name for invalid requests. */
    BAD_REQUEST,
    /** Any problem with instances, states or versions that the server has. */
    ANY_CONFLICT,
    /** Any problem with the request. */
    CLIENT,
    /** A problem of the server, or a limit. */
    SERVER,
    /** Any problem. */
    ANY,
    /** A problem without a known reason. */
    UNSPECIFIED
}
