package dev.ectype.controlplane.platform.auth;

import org.jspecify.annotations.Nullable;

/** The caller of a credential, and the suspension of their organization. */
record KnownCaller(Caller caller, @Nullable Suspension suspension) {
    /** The caller, unless the organization is suspended. */
    Caller admitted() {
        if (suspension != null) {
            throw suspension.refusal();
        }
        return caller;
    }
}
