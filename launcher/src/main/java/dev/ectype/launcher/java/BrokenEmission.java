package dev.ectype.launcher.java;

import java.util.List;

/** Reports that emitted sources are not valid Java: an error of the emitter, not of the description. */
public final class BrokenEmission extends IllegalStateException {
    private static final long serialVersionUID = 1L;
    private static final int LISTED = 5;

    public BrokenEmission(List<String> problems) {
        super("the emitted sources do not compile, which is a bug of Ectype (" + problems.size() + " problems):\n"
                + String.join("\n", problems.subList(0, Math.min(LISTED, problems.size()))));
    }
}
