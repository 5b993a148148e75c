package dev.ectype.compiler.ir.error;

/**
 * Describes a response that has a name for programs, such as {@code UserNotFoundException}.
 *
 * @param kind the problem that the name means
 * @param status the status of the response as declared
 */
public record NamedError(ProblemKind kind, String status, String name) {}
