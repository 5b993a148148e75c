package dev.ectype.controlplane.platform.auth;

import org.jspecify.annotations.Nullable;

/** Pairs the caller of a credential with the suspension of the organization. */
record KnownCaller(Caller caller, @Nullable Suspension suspension) {
    /** Returns the caller, or throws an exception if the organization is suspended. */
    Caller admitted() {
        if (suspension != null) {
            throw suspension.refusal();
        }
        return caller;
    }
}
