package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Builds the commands that pages offer to copy, with the address of this service. */
@Component
public final class CommandExamples {
    /** The default address of an emulator. */
    private static final String EMULATOR = "http://127.0.0.1:4010";

    private final ServiceAddress address;

    CommandExamples(ServiceAddress address) {
        this.address = address;
    }

    /** Returns the command that signs in, which the other commands need once. */
    public String signIn() {
        return "ectype login --api-url " + address.api();
    }

    /** Returns the command that creates a project. */
    public String createProject() {
        return "ectype projects create \"Web shop\" --slug shop";
    }

    /** Returns the command that records the traffic between clients and a server. */
    public String record(String project) {
        return "ectype record --upstream https://api.example.com --out " + project + ".jsonl";
    }

    /** Returns the command that uploads what {@link #record} wrote. */
    public String upload(String project) {
        return "curl --data-binary @" + project + ".jsonl -H 'Content-Type: application/x-ndjson' \\\n"
                + "  -H \"x-service-key: $ECTYPE_API_KEY\" " + address.api() + "/v1/projects/" + project
                + "/recordings";
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

    /**
     * Returns the command that shares the state of a running emulator.
     *
     * @param project the slug of the project; null for an example
     * @param name the name of the snapshot; null for an example
     */
    public String push(@Nullable String project, @Nullable String name) {
        return "ectype snapshot push " + (project == null ? "shop" : project) + "/"
                + (name == null ? "checkout-ready" : name) + " --from " + EMULATOR;
    }

    /**
     * Returns the command that starts an emulator with a shared snapshot.
     *
     * @param snapshot its name with project and version, such as {@code shop/checkout-ready@3}
     */
    public String startFrom(String snapshot) {
        return "ectype emulate openapi.yaml --fixture remote:" + snapshot;
    }

    /** Returns the command that loads a shared snapshot into a running emulator. */
    public String pull(String snapshot) {
        return "ectype snapshot pull " + snapshot + " --into " + EMULATOR;
    }
}
