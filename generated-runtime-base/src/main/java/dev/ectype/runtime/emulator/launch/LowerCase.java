package dev.ectype.runtime.emulator.launch;

import java.util.Locale;

/** Changes case without asking the machine for its language. */
final class LowerCase {
    private LowerCase() {}

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
