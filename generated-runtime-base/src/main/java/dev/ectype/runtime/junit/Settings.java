package dev.ectype.runtime.junit;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.EmulatorOptions;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How an emulator is served to tests. */
record Settings<E extends Emulator>(
        Supplier<? extends E> maker,
        EmulatorOptions options,
        Reset reset,
        boolean failOnUnmatched,
        @Nullable String portProperty) {
    static <E extends Emulator> Settings<E> usual(Supplier<? extends E> maker) {
        return new Settings<>(maker, EmulatorOptions.standard().withPort(0), Reset.BEFORE_EACH, true, null);
    }
}
