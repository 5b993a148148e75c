package dev.ectype.runtime.emulator.launch;

import java.util.Locale;

/** Converts text to lower case without the machine's locale. */
final class LowerCase {
    private LowerCase() {}

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
