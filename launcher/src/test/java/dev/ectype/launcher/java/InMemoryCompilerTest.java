package dev.ectype.launcher.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.emit.Emission;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.runtime.emulator.Emulator;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InMemoryCompilerTest {
    private final InMemoryCompiler compiler = new InMemoryCompiler(getClass().getClassLoader());

    @Test
    void compilesSourcesThatReferToEachOther() {
        Map<String, byte[]> classes = compiler.compile(sources(
                "a/One.java",
                "package a; public record One(Two two) { enum Kind { A, B } }",
                "a/Two.java",
                "package a; import java.util.Map; public interface Two { Map.Entry<String, One> entry(); }"));
        assertThat(classes).containsOnlyKeys("a.One", "a.One$Kind", "a.Two");
    }

    @Test
    void writesClassFilesOfJava17OnEveryJdk() {
        byte[] file = compiler.compile(sources("A.java", "public class A {}"))
                .values()
                .iterator()
                .next();
        assertThat(ByteBuffer.wrap(file).getInt()).isEqualTo(0xCAFEBABE);
        assertThat(ByteBuffer.wrap(file).getInt(4)).isEqualTo(61);
    }

    @Test
    void acceptsPackagesThatLookLikeTypes() {
        Map<String, byte[]> classes = compiler.compile(sources(
                "com/Example/One.java",
                "package com.Example; public class One {}",
                "com/Example/Two.java",
                "package com.Example; public class Two { com.Example.One one; }"));
        assertThat(classes).containsOnlyKeys("com.Example.One", "com.Example.Two");
    }

    @Test
    void reportsThePositionOfErrors() {
        assertThatThrownBy(() -> compiler.compile(sources("a/One.java", "package a;\npublic class One { Absent no; }")))
                .isInstanceOf(BrokenEmission.class)
                .hasMessageContaining("a bug of Ectype")
                .hasMessageContaining("a/One.java:2 ")
                .hasMessageContaining("Absent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"petstore", "shop", "calendar"})
    void classesDoNotDependOnTheCompiledGroup(String sample) {
        assertSameOneByOne(SampleCatalog.open(sample));
    }

    @Test
    void classesOfSchemasDoNotDependOnTheCompiledGroup() {
        String schema = "type Query { pet(id: ID!): Pet  pets(first: Int): [Pet!]! }"
                + " type Mutation { addPet(input: AddPet!): Pet } input AddPet { name: String! kind: Kind }"
                + " enum Kind { CAT DOG } type Pet { id: ID! name: String! kind: Kind friends: [Pet!] }";
        assertSameOneByOne(SourceRoot.text("pets.graphql", schema.getBytes(StandardCharsets.UTF_8)));
    }

    private static void assertSameOneByOne(SourceRoot root) {
        ClassLoader loader = Emulator.class.getClassLoader();
        Emission emission = Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(root))
                        .compilation())
                .emission();
        Map<String, byte[]> together = new InMemoryCompiler(loader).compile(emission);
        Map<String, byte[]> oneByOne = new InMemoryCompiler(loader, 1).compile(emission);
        assertThat(oneByOne.keySet()).isEqualTo(together.keySet());
        together.forEach(
                (name, bytes) -> assertThat(oneByOne.get(name)).as(name).isEqualTo(bytes));
    }

    private static Map<String, String> sources(String... pathsAndTexts) {
        Map<String, String> sources = new TreeMap<>();
        for (int at = 0; at < pathsAndTexts.length; at += 2) {
            sources.put(pathsAndTexts[at], pathsAndTexts[at + 1]);
        }
        return sources;
    }
}
