package dev.ectype.launcher.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.emit.PartialEmission;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.golden.Goldens;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class OnDemandCompilerTest {
    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#cases")
    void compilesEveryClassOfOperationsAlone(String name) throws IOException {
        for (String operations : emission(name).operations().values()) {
            assertThat(compiler(emission(name)).find(operations)).as(operations).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#cases")
    void thePlanIsThatOfTheCompleteEmission(String name) throws IOException {
        assertThat(compilation(name).partialEmission().plan())
                .isEqualTo(compilation(name).emission().plan());
    }

    @Test
    void compilesWhatAClassNamesWithIt() throws IOException {
        PartialEmission emission = emission("petstore");
        assertThat(emission.source("NewPet")).as("named by no source yet").isNull();
        OnDemandCompiler compiler = compiler(emission);
        assertThat(compiler.find("petstore.PetOperations")).isNotNull();
        assertThat(compiler.find("petstore.PetOperations$ListPets")).isNotNull();
        assertThat(compiler.find("petstore.NewPet")).isNotNull();
    }

    @Test
    void knowsOnlyClassesOfTheEmulator() throws IOException {
        OnDemandCompiler compiler = compiler(emission("petstore"));
        assertThat(compiler.find("petstore.Absent")).isNull();
        assertThat(compiler.find("petstore.inner.PetOperations")).isNull();
        assertThat(compiler.find("java.lang.String")).isNull();
    }

    private static OnDemandCompiler compiler(PartialEmission emission) {
        return new OnDemandCompiler(emission, Emulator.class.getClassLoader());
    }

    private static PartialEmission emission(String name) throws IOException {
        return compilation(name).partialEmission();
    }

    private static Compilation compilation(String name) throws IOException {
        Path input = Goldens.input(name);
        return Objects.requireNonNull(new EmulatorCompiler()
                .prepare(CompilationRequest.of(SourceRoot.file(input)))
                .compilation());
    }
}
