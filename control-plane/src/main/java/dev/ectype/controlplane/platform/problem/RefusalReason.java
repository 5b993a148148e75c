package dev.ectype.controlplane.platform.problem;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Keeps the message of an error response with its request, for components that record refused requests. */
public final class RefusalReason {
    private static final String ATTRIBUTE = RefusalReason.class.getName();

    private RefusalReason() {}

    /** Returns the message of the error response; empty if the request was accepted. */
    public static Optional<String> of(HttpServletRequest request) {
        return Optional.ofNullable((String) request.getAttribute(ATTRIBUTE));
    }

    static void set(HttpServletRequest request, String message) {
        request.setAttribute(ATTRIBUTE, message);
    }
}
