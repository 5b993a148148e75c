package dev.ectype.runtime.testing;

import dev.ectype.runtime.emulator.Emulator;
import java.lang.reflect.Constructor;
import java.util.function.Supplier;

/** Creates emulators by class for annotations. */
public final class EmulatorFactory {
    private EmulatorFactory() {}

    /**
     * Returns a supplier of new emulators, also for private classes.
     *
     * @param <E> the emulator
     * @param type the class of the emulator
     * @return the supplier
     * @throws IllegalArgumentException if it has no constructor without parameters
     */
    public static <E extends Emulator> Supplier<Emulator> of(Class<E> type) {
        try {
            Constructor<E> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return () -> instance(constructor);
        } catch (NoSuchMethodException absent) {
            throw new IllegalArgumentException(type.getName() + " needs a constructor without parameters", absent);
        }
    }

    private static Emulator instance(Constructor<? extends Emulator> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException failed) {
            throw new IllegalStateException(
                    "a " + constructor.getDeclaringClass().getName() + " cannot be created", failed);
        }
    }
}
