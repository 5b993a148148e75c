package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Builds the commands that pages offer to copy, with the address of this service. */
@Component
public final class CommandExamples {
    private final ServiceAddress address;

    CommandExamples(ServiceAddress address) {
        this.address = address;
    }

    /** Returns the command that signs in, which the other commands need once. */
    public String signIn() {
        return "ectype login --api-url " + address.api();
    }

    /**
     * Returns the command that starts an emulator and registers it.
     *
     * @param project the slug of its project; null for none
     */
    public String emulate(@Nullable String project) {
        return "ectype emulate openapi.yaml --register" + (project == null ? "" : " --project " + project)
                + " --api-url " + address.api();
    }
}
