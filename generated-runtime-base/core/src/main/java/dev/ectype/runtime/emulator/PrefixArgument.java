package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.launch.BadFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Separates the path prefix from the other arguments of a generated program.
 *
 * @param prefix the path prefix, such as {@code /billing}, or an empty text
 */
record PrefixArgument(String prefix, String[] others) {
    static final String OPTION = "--prefix";
    private static final String VARIABLE = "ECTYPE_PREFIX";

    static PrefixArgument of(Map<String, String> environment, String... arguments) throws BadFlag {
        List<String> others = new ArrayList<>();
        @Nullable String prefix = null;
        for (int at = 0; at < arguments.length; at++) {
            if (arguments[at].startsWith(OPTION + "=")) {
                prefix = arguments[at].substring(OPTION.length() + 1);
            } else if (arguments[at].equals(OPTION)) {
                prefix = ++at < arguments.length ? arguments[at] : "";
            } else {
                others.add(arguments[at]);
            }
        }
        String value = prefix == null ? environment.getOrDefault(VARIABLE, "/") : prefix;
        String bare = value.endsWith("/") ? value.substring(0, value.length() - 1) : value;
        boolean none = prefix == null && bare.isEmpty();
        if (!none && !MountedEmulators.isPrefix(bare)) {
            throw new BadFlag(OPTION + " takes a path such as /billing, but was \"" + value + "\".");
        }
        return new PrefixArgument(bare, others.toArray(String[]::new));
    }
}
