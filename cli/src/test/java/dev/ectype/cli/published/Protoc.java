package dev.ectype.cli.published;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Message;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs protoc, which the build of the compiler provides if one exists for the machine. */
final class Protoc {
    private static final Path PROGRAM = Path.of("..", "compiler", "target", "protoc", "protoc.exe");
    private static final List<String> KNOWN = List.of(
            "any",
            "api",
            "descriptor",
            "duration",
            "empty",
            "field_mask",
            "source_context",
            "struct",
            "timestamp",
            "type",
            "wrappers");

    private final Path work;

    /** Works in a folder that nobody else uses. */
    Protoc(Path work) {
        this.work = work;
    }

    static boolean isThere() {
        return Files.exists(PROGRAM);
    }

    /** The files below a root, and what they import, by their paths. */
    Map<String, FileDescriptor> read(Path root, List<String> paths) throws IOException, InterruptedException {
        Path out = work.resolve("descriptors.bin");
        List<String> command = new ArrayList<>(List.of(
                PROGRAM.toAbsolutePath().toString(),
                "-I" + root.toAbsolutePath(),
                "-I" + wellKnown(),
                "--include_imports",
                "--descriptor_set_out=" + out.toAbsolutePath()));
        command.addAll(paths);
        boolean runs = PROGRAM.toFile().canExecute() || PROGRAM.toFile().setExecutable(true);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0 || !runs) {
            throw new IOException(command + " said " + output);
        }
        return linked(FileDescriptorSet.parseFrom(Files.readAllBytes(out)));
    }

    private static Map<String, FileDescriptor> linked(FileDescriptorSet set) throws IOException {
        Map<String, FileDescriptor> files = new LinkedHashMap<>();
        for (FileDescriptorProto file : set.getFileList()) {
            FileDescriptor[] imports =
                    file.getDependencyList().stream().map(files::get).toArray(FileDescriptor[]::new);
            try {
                files.put(file.getName(), FileDescriptor.buildFrom(file, imports));
            } catch (DescriptorValidationException broken) {
                throw new IOException(broken);
            }
        }
        return files;
    }

    private Path wellKnown() throws IOException {
        Path files = work.resolve("well-known").resolve("google").resolve("protobuf");
        Files.createDirectories(files);
        for (String name : KNOWN) {
            Path file = files.resolve(name + ".proto");
            if (!Files.exists(file)) {
                try (InputStream stream = Message.class.getResourceAsStream("/google/protobuf/" + name + ".proto")) {
                    Files.copy(stream, file);
                }
            }
        }
        return work.resolve("well-known").toAbsolutePath();
    }
}
