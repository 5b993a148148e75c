package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.error.FieldFault;

/** Describes the violation of a field. */
final class WrongField extends Exception {
    private static final long serialVersionUID = 1L;

    private final String rule;
    private final String reason;

    WrongField(String rule, String reason) {
        super(reason);
        this.rule = rule;
        this.reason = reason;
    }

    FieldFault at(String path) {
        return new FieldFault(path, rule, reason);
    }
}
