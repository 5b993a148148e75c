package dev.ectype.compiler.ir.error;

import org.jspecify.annotations.Nullable;

/**
 * Describes how the emulator words the errors with one reason, as people stated it.
 *
 * @param operation the name of the operation with the errors, or null for all
 * @param status the status, or 0 for the usual one
 * @param code the word for programs, or null for the usual one
 * @param message the text for people, or null for the usual one
 */
public record StatedError(
        @Nullable String operation,
        ProblemKind kind,
        int status,
        @Nullable String code,
        @Nullable String message) {}
