package dev.ectype.compiler.ingest.protobuf.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that errors have a location, and that the compiler rejects nothing that protoc accepts. */
class ProtoFilesTest {
    private static final Path FAULTS = Path.of("src/test/resources/protobuf/faults.txt");

    @TempDir
    private Path folder;

    /** Describes a malformed file and its expected error. */
    record Fault(String source, String message) {
        @Override
        public String toString() {
            return message.isEmpty() ? source : message.lines().findFirst().orElse("");
        }
    }

    static List<Fault> faults() throws IOException {
        List<Fault> faults = new ArrayList<>();
        for (String each : Files.readString(FAULTS).split("(?m)^=+\\n")) {
            String[] parts = each.split("(?m)^-+\\n", 2);
            faults.add(new Fault(parts[0], parts[1].strip()));
        }
        return faults;
    }

    @ParameterizedTest
    @MethodSource("faults")
    void errorsHaveALocation(Fault fault) throws IOException {
        assertThat(messageOf(fault.source())).isEqualTo(fault.message());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void protocRejectsTheSameFiles(Fault fault) throws Exception {
        assumeTrue(ProtocRunner.isThere(), "left out: there is no protoc for this machine");
        Files.writeString(folder.resolve("x.proto"), fault.source());
        writeOther();
        ProtocRunner.Outcome outcome = new ProtocRunner(folder.resolve("protoc")).compile(folder, List.of("x.proto"));
        assertThat(outcome.files()).as(outcome.output()).isEmpty();
    }

    @Test
    void filesThatImportEachOtherAreNamedInTheirOrder() throws IOException {
        Files.writeString(folder.resolve("a.proto"), "syntax = \"proto3\";\nimport \"b.proto\";\n");
        Files.writeString(folder.resolve("b.proto"), "syntax = \"proto3\";\nimport \"x.proto\";\n");
        assertThat(messageOf("syntax = \"proto3\";\nimport \"a.proto\";\n"))
                .startsWith(
                        "b.proto:2:8 ECT2015 the files import each other: x.proto -> a.proto -> b.proto -> x.proto");
    }

    @Test
    @Timeout(20)
    void hostileFilesEndWithAFinding() throws IOException {
        assertThat(messageOf("message M {".repeat(100_000))).contains("nested more than");
        assertThat(messageOf(
                        "syntax = \"proto2\"; import \"google/protobuf/descriptor.proto\"; message M { optional M m = 1; }"
                                + " extend google.protobuf.FileOptions { optional M o = 50000; } option (o) = {"
                                + "m {".repeat(100_000) + "}".repeat(100_001) + ";"))
                .contains("nested more than 100 levels deep");
        assertThat(messageOf("syntax = \"proto3\"; message M { " + ";".repeat(100_000)))
                .contains("expected `}`");
        assertThat(messageOf("a.".repeat(100_000))).contains("expected a declaration");
        assertThat(messageOf("\u0001".repeat(10_000))).contains("the character with the code 1");
        assertThat(messageOf("/*".repeat(10_000))).contains("the comment does not end");
        assertThat(messageOf("syntax = \"proto3\"; message M { int32 a = 1; int32 a = 2; }\n".repeat(2_000)))
                .contains("ECT20");
    }

    @Test
    void everyFileBrokenOffSomewhereEndsWithAFindingOrIsRead() throws IOException {
        String source = Files.readString(Path.of("src/test/resources/protobuf/hard/options.proto"));
        for (int length = 0; length < source.length(); length += 37) {
            Diagnostics diagnostics = new Diagnostics();
            Imports.Source entry = new Imports.Source("x.proto", source.substring(0, length));
            boolean isRead = !ProtoFiles.read("x.proto", entry, new FolderImports(folder), diagnostics)
                    .isEmpty();
            assertThat(diagnostics.hasErrors())
                    .as(diagnostics.sorted().toString())
                    .isNotEqualTo(isRead);
        }
    }

    private String messageOf(String source) throws IOException {
        writeOther();
        Diagnostics diagnostics = new Diagnostics();
        Imports.Source entry = new Imports.Source("x.proto", source);
        assertThat(ProtoFiles.read("x.proto", entry, new FolderImports(folder), diagnostics))
                .isEmpty();
        assertThat(diagnostics.sorted()).allMatch(Diagnostic::isError);
        return String.join(
                "\n", diagnostics.sorted().stream().map(Diagnostic::printed).toList());
    }

    private void writeOther() throws IOException {
        Files.createDirectories(folder.resolve("protoc"));
        Files.writeString(folder.resolve("other.proto"), """
                syntax = "proto2";
                package other;
                message Other { extensions 100 to 200; }
                enum Closed { CLOSED_ONE = 1; }
                """);
        Files.writeString(folder.resolve("around.proto"), "syntax = \"proto3\";\nimport \"other.proto\";\n");
    }
}
