package dev.ectype.runtime.emulator.launch;

import java.util.Locale;

/** Changes case without asking the machine for its language. */
final class Words {
    private Words() {}

    static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
