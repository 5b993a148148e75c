package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.text.PlainText;
import org.jspecify.annotations.Nullable;

/** Validates the reason of a suspension, which clients of the organization read. */
final class SuspensionReason {
    private static final int LONGEST = 500;

    private SuspensionReason() {}

    static void check(@Nullable String reason) {
        if (reason == null) {
            return;
        } else if (reason.isBlank() || reason.length() > LONGEST) {
            throw InvalidRequest.of("--reason", "size", "must have 1 to " + LONGEST + " characters");
        } else if (!PlainText.accepts(reason)) {
            throw InvalidRequest.of("--reason", "text", "must be one line without control characters");
        }
    }
}
