package dev.ectype.runtime.plan.error;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes how people want the errors with one reason to be worded.
 *
 * @param operation the operation with the errors, or null for all
 * @param status the status, or 0 for the usual one
 * @param code the word for programs, or null for the usual one
 * @param message the text for people, or null for the usual one
 */
public record ErrorWordsPlan(
        @Nullable String operation,
        ProblemKind kind,
        int status,
        @Nullable String code,
        @Nullable String message) {
    static ErrorWordsPlan of(PlanObjectReader fields) {
        return new ErrorWordsPlan(
                fields.optionalText("operation"),
                ProblemKind.valueOf(fields.text("kind")),
                fields.number("status"),
                fields.optionalText("code"),
                fields.optionalText("message"));
    }

    /** Returns these words, and those of another statement where there are none. */
    ErrorWordsPlan or(ErrorWordsPlan other) {
        return new ErrorWordsPlan(
                operation,
                kind,
                status == 0 ? other.status : status,
                code == null ? other.code : code,
                message == null ? other.message : message);
    }
}
