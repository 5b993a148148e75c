package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Holds the settings of an emulator for tests. */
record ExtensionSettings<E extends Emulator>(
        Supplier<? extends E> maker,
        EmulatorOptions options,
        Reset reset,
        boolean failOnUnmatched,
        @Nullable String portProperty) {
    static <E extends Emulator> ExtensionSettings<E> usual(Supplier<? extends E> maker) {
        return new ExtensionSettings<>(maker, EmulatorOptions.standard().withPort(0), Reset.BEFORE_EACH, true, null);
    }
}
