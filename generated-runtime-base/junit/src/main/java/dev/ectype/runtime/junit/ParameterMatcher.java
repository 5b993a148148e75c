package dev.ectype.runtime.junit;

import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.state.journal.Journal;
import java.lang.reflect.Constructor;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;

/** Resolves test parameters by their type. */
final class ParameterMatcher {
    private ParameterMatcher() {}

    /** Returns true if a parameter belongs to this emulator and to no other. */
    static boolean matches(EmulatorExtension<?> one, ParameterContext parameter, List<EmulatorExtension<?>> all) {
        Class<?> type = parameter.getParameter().getType();
        if (!fits(type, one)) {
            return false;
        }
        if (parameter.getDeclaringExecutable() instanceof Constructor) {
            if (isShared(type)) {
                return false;
            }
            throw new ParameterResolutionException("a " + type.getSimpleName()
                    + " cannot be a constructor parameter, because constructors run before the test: use a parameter of the test or"
                    + " of a @BeforeEach method");
        }
        List<EmulatorExtension<?>> fitting =
                all.stream().filter(each -> fits(type, each)).toList();
        if (fitting.size() > 1) {
            String names =
                    fitting.stream().map(each -> each.type().getSimpleName()).collect(Collectors.joining(" and "));
            throw new ParameterResolutionException("a " + type.getSimpleName() + " could belong to " + names
                    + ": use the type of the intended emulator");
        }
        return true;
    }

    static Object from(Emulator emulator, Class<?> type) {
        if (type == EmulatorClient.class) {
            return EmulatorClient.at(emulator.baseUri());
        }
        return type == URI.class ? emulator.baseUri() : type == Journal.class ? emulator.journal() : emulator;
    }

    private static boolean fits(Class<?> type, EmulatorExtension<?> extension) {
        return isShared(type) || Emulator.class.isAssignableFrom(type) && type.isAssignableFrom(extension.type());
    }

    /** Returns true for a type that every emulator provides. */
    private static boolean isShared(Class<?> type) {
        return type == URI.class || type == Journal.class || type == EmulatorClient.class;
    }
}
