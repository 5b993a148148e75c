package dev.ectype.runtime.junit;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Holds all emulators available to a test, to refuse ambiguous parameters with their names. */
final class EmulatorRegistry {
    private static final ExtensionContext.Namespace PLACE = ExtensionContext.Namespace.create(EmulatorRegistry.class);

    private EmulatorRegistry() {}

    static void add(ExtensionContext context, EmulatorExtension<?> extension) {
        List<EmulatorExtension<?>> all = new ArrayList<>(of(context));
        if (!all.contains(extension)) {
            all.add(extension);
            context.getStore(PLACE).put(PLACE, all);
        }
    }

    /** Returns the emulators of a test and of its surrounding classes. */
    @SuppressWarnings("unchecked") // only this class writes to its store
    static List<EmulatorExtension<?>> of(ExtensionContext context) {
        Object known = context.getStore(PLACE).get(PLACE);
        return known == null ? List.of() : (List<EmulatorExtension<?>>) known;
    }
}
