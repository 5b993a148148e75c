package dev.ectype.runtime.wire;

/** Names the two ways in which a request chooses a sandbox. */
public final class SandboxChoice {
    /** The header with the name of a sandbox. */
    public static final String HEADER = "x-service-sandbox";

    /** The path of all sandboxes. The path of a request to one of them continues with its name. */
    public static final String PATH = "/__service/sandboxes";

    private SandboxChoice() {}
}
