package dev.ectype.launcher.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class InMemoryCompilerTest {
    private final InMemoryCompiler compiler = new InMemoryCompiler(getClass().getClassLoader());

    @Test
    void compilesSourcesThatNameEachOther() {
        Map<String, byte[]> classes = compiler.compile(sources(
                "a/One.java",
                "package a; public record One(Two two) { enum Kind { A, B } }",
                "a/Two.java",
                "package a; import java.util.Map; public interface Two { Map.Entry<String, One> entry(); }"));
        assertThat(classes).containsOnlyKeys("a.One", "a.One$Kind", "a.Two");
    }

    @Test
    void makesClassFilesOfJava17WhateverRunsIt() {
        byte[] file = compiler.compile(sources("A.java", "public class A {}"))
                .values()
                .iterator()
                .next();
        assertThat(ByteBuffer.wrap(file).getInt()).isEqualTo(0xCAFEBABE);
        assertThat(ByteBuffer.wrap(file).getInt(4)).isEqualTo(61);
    }

    @Test
    void takesPackagesWhoseNamesLookLikeTypes() {
        Map<String, byte[]> classes = compiler.compile(sources(
                "com/Example/One.java",
                "package com.Example; public class One {}",
                "com/Example/Two.java",
                "package com.Example; public class Two { com.Example.One one; }"));
        assertThat(classes).containsOnlyKeys("com.Example.One", "com.Example.Two");
    }

    @Test
    void saysWhereEmittedSourcesAreWrong() {
        assertThatThrownBy(() -> compiler.compile(sources("a/One.java", "package a;\npublic class One { Absent no; }")))
                .isInstanceOf(BrokenEmission.class)
                .hasMessageContaining("a fault of Ectype")
                .hasMessageContaining("a/One.java:2 ")
                .hasMessageContaining("Absent");
    }

    private static Map<String, String> sources(String... pathsAndTexts) {
        Map<String, String> sources = new TreeMap<>();
        for (int at = 0; at < pathsAndTexts.length; at += 2) {
            sources.put(pathsAndTexts[at], pathsAndTexts[at + 1]);
        }
        return sources;
    }
}
