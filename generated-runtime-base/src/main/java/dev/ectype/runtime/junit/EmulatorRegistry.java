package dev.ectype.runtime.junit;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Knows all emulators that a test can ask for, so that what several could answer is refused with their names. */
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

    /** Those of a test and of the classes around it. */
    @SuppressWarnings("unchecked") // this class alone writes to its place
    static List<EmulatorExtension<?>> of(ExtensionContext context) {
        Object known = context.getStore(PLACE).get(PLACE);
        return known == null ? List.of() : (List<EmulatorExtension<?>>) known;
    }
}
