package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import dev.ectype.compiler.emit.java.RuntimeTypes;
import dev.ectype.compiler.emit.type.ReservedMethods;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the compiler's names of runtime types with the runtime itself. */
final class RuntimeTypesTest {
    @ParameterizedTest
    @MethodSource("dev.ectype.compiler.emit.java.RuntimeTypes#all")
    void everyClassInEmittedCodeExists(ClassName name) throws ClassNotFoundException {
        Class<?> type = Class.forName(name.reflectionName());
        assertThat(type).isPublic();
    }

    @Test
    void noEmittedOperationHasTheNameOfAnInheritedMethod() {
        assertThat(ReservedMethods.OF_OPERATIONS).containsAll(visible(Operations.class));
    }

    @Test
    void noEmittedGroupHasTheNameOfAnInheritedMethod() {
        assertThat(ReservedMethods.OF_EMULATOR).containsAll(visible(Emulator.class));
    }

    @Test
    void theNamesOfTheRuntimeAreReserved() {
        assertThat(RuntimeTypes.reservedNames())
                .containsAll(
                        RuntimeTypes.all().stream().map(ClassName::simpleName).toList());
    }

    private static Set<String> visible(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getMethods()))
                .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                .filter(method -> method.getDeclaringClass() != Object.class)
                .map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
