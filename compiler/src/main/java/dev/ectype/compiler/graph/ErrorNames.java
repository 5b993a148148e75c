package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.error.ProblemKind;
import org.jspecify.annotations.Nullable;

/** Finds the responses of an operation that are named after a problem. */
final class ErrorNames {
    private ErrorNames() {}

    /** Returns the name of a response if it means such a problem, else null. */
    static @Nullable String of(Endpoint endpoint, @Nullable Response response, @Nullable ProblemKind kind) {
        for (NamedError error : endpoint.namedErrors()) {
            if (error.kind() == kind && response != null && error.status().equals(response.status())) {
                return error.name();
            }
        }
        return null;
    }

    /** Returns the status of the client error that is named after such a problem, or null. */
    static @Nullable String statusOf(Endpoint endpoint, @Nullable ProblemKind kind) {
        for (NamedError error : endpoint.namedErrors()) {
            if (error.kind() == kind && error.status().startsWith("4")) {
                return error.status();
            }
        }
        return null;
    }
}
