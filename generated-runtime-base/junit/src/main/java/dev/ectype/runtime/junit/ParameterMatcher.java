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
                    + " is no parameter of a constructor, which runs before its test has one: take it in the test or in"
                    + " @BeforeEach");
        }
        List<EmulatorExtension<?>> fitting =
                all.stream().filter(each -> fits(type, each)).toList();
        if (fitting.size() > 1) {
            String names =
                    fitting.stream().map(each -> each.type().getSimpleName()).collect(Collectors.joining(" and "));
            throw new ParameterResolutionException("a " + type.getSimpleName() + " could be that of " + names
                    + ": take the one that is meant by its type");
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
