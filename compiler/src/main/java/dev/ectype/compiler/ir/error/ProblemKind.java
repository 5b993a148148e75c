package dev.ectype.compiler.ir.error;

/** Classifies the failures of operations by their reason. */
public enum ProblemKind {
    /** The request violates its description. */
    INVALID,
    /** The request has no valid credentials. */
    UNAUTHENTICATED,
    /** The instance does not exist. */
    MISSING,
    /** The request conflicts with stored instances. */
    CONFLICT
}
