package dev.ectype.compiler.ingest.protobuf.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.ectype.compiler.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares descriptors and comments with those of protoc. */
class ProtocComparisonTest {
    private static final Path HARD = Path.of("src/test/resources/protobuf/hard");

    @TempDir
    private Path folder;

    @BeforeEach
    void protocIsThere() {
        assumeTrue(ProtocRunner.isThere(), "left out: there is no protoc for this machine");
    }

    static List<String> hard() throws IOException {
        return ProtocRunner.below(HARD);
    }

    @ParameterizedTest
    @MethodSource("hard")
    void allLanguageFeaturesMatchProtoc(String path) throws Exception {
        compare(
                HARD,
                path,
                new ProtocRunner(folder).compile(HARD, List.of(path)).files());
    }

    @Test
    void wellKnownTypesAreReadAsProtocReadsThem() throws Exception {
        for (String path : WellKnownTypes.paths()) {
            compare(
                    HARD,
                    path,
                    new ProtocRunner(folder).compile(HARD, List.of(path)).files());
        }
    }

    @Test
    void publishedFilesAreReadAsProtocReadsThem() throws Exception {
        String descriptions = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(descriptions != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        List<Path> roots = roots(Path.of(descriptions).resolve("protobuf"));
        assertThat(roots).isNotEmpty();
        SoftAssertions every = new SoftAssertions();
        for (Path root : roots) {
            List<String> paths = ProtocRunner.below(root);
            List<FileDescriptorProto> files =
                    new ProtocRunner(folder).compile(root, paths).files();
            for (String path : paths) {
                every.assertThatCode(() -> compare(root, path, files))
                        .as(root + " " + path)
                        .doesNotThrowAnyException();
            }
        }
        every.assertAll();
    }

    private static List<Path> roots(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static void compare(Path root, String path, List<FileDescriptorProto> theirs)
            throws IOException, DescriptorValidationException {
        Diagnostics diagnostics = new Diagnostics();
        FolderImports imports = new FolderImports(root);
        Imports.Source entry = imports.find(path);
        assertThat(entry).isNotNull();
        List<FileDescriptorProto> ours = ProtoFiles.read(path, entry, imports, diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(ours.get(ours.size() - 1).getName()).isEqualTo(path);
        Map<String, FileDescriptorProto> byName = new LinkedHashMap<>();
        theirs.forEach(file -> byName.put(file.getName(), file));
        ExtensionRegistry extensions = ProtocRunner.extensions(theirs);
        for (FileDescriptorProto file : ours) {
            FileDescriptorProto other = byName.get(file.getName());
            assertThat(other).as(file.getName()).isNotNull();
            assertThat(known(file, extensions)).as(file.getName()).isEqualTo(known(other, extensions));
            assertThat(comments(file)).as(file.getName()).isEqualTo(comments(other));
        }
    }

    /** Reparses options with their extensions, because protoc encodes some of them in pieces. */
    private static FileDescriptorProto known(FileDescriptorProto file, ExtensionRegistry extensions)
            throws InvalidProtocolBufferException {
        return FileDescriptorProto.parseFrom(
                file.toBuilder().clearSourceCodeInfo().build().toByteString(), extensions);
    }

    private static Map<String, List<String>> comments(FileDescriptorProto file) {
        Map<String, List<String>> comments = new TreeMap<>();
        for (Location location : file.getSourceCodeInfo().getLocationList()) {
            List<String> written = new ArrayList<>(location.getLeadingDetachedCommentsList());
            written.add(location.getLeadingComments());
            written.add(location.getTrailingComments());
            boolean isSilent = written.stream().allMatch(String::isEmpty);
            if (!isSilent && isDeclaration(location.getPathList())) {
                comments.put(location.getPathList().toString(), written);
            }
        }
        return comments;
    }

    private static boolean isDeclaration(List<Integer> path) {
        if (path.isEmpty() || path.size() % 2 == 1) {
            return false;
        }
        Descriptor message = FileDescriptorProto.getDescriptor();
        for (int index = 0; index < path.size(); index += 2) {
            FieldDescriptor field = message.findFieldByNumber(path.get(index));
            boolean leads = field != null
                    && field.getJavaType() == FieldDescriptor.JavaType.MESSAGE
                    && !field.getName().equals("options");
            if (!leads) {
                return false;
            }
            message = field.getMessageType();
        }
        return true;
    }
}
