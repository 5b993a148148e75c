package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.ExtensionRegistry;
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
import java.util.stream.Stream;

/** Runs protoc, which the build provides for supported machines. */
final class ProtocRunner {
    private static final Path PROGRAM = Path.of("target", "protoc", "protoc.exe");

    private final Path folder;

    /** Creates a runner in a private folder. */
    ProtocRunner(Path folder) {
        this.folder = folder;
    }

    static boolean isThere() {
        return Files.exists(PROGRAM);
    }

    /** Returns protoc's descriptors for files below a root, or only a message if it rejects them. */
    record Outcome(List<FileDescriptorProto> files, String output) {}

    Outcome compile(Path root, List<String> paths) throws IOException, InterruptedException {
        Path program = PROGRAM.toAbsolutePath();
        boolean runs = program.toFile().canExecute() || program.toFile().setExecutable(true);
        if (!runs) {
            throw new IOException(program + " cannot be run");
        }
        Path out = folder.resolve("out.bin");
        Files.deleteIfExists(out);
        List<String> command = new ArrayList<>(List.of(
                program.toString(),
                "-I" + root.toAbsolutePath(),
                "-I" + wellKnown(),
                "--include_imports",
                "--include_source_info",
                "--retain_options",
                "--descriptor_set_out=" + out.toAbsolutePath()));
        command.addAll(paths);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        List<FileDescriptorProto> files = Files.exists(out)
                ? FileDescriptorSet.parseFrom(Files.readAllBytes(out)).getFileList()
                : List.of();
        return new Outcome(files, output);
    }

    /** Returns the library's files, copied to a readable folder. */
    private Path wellKnown() throws IOException {
        Path files = folder.resolve("well-known");
        if (!Files.exists(files)) {
            Files.createDirectories(files.resolve("google/protobuf"));
            for (String name : WellKnownTypes.paths()) {
                try (InputStream stream = Message.class.getResourceAsStream("/" + name)) {
                    Files.copy(stream, files.resolve(name));
                }
            }
        }
        return files.toAbsolutePath();
    }

    static List<String> below(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".proto"))
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the extensions of files, which decode the options they add. */
    static ExtensionRegistry extensions(List<FileDescriptorProto> files) throws DescriptorValidationException {
        ExtensionRegistry registry = ExtensionRegistry.newInstance();
        Map<String, FileDescriptor> built = new LinkedHashMap<>();
        for (FileDescriptorProto file : files) {
            boolean isDescriptor = file.getName().equals("google/protobuf/descriptor.proto");
            FileDescriptor[] imports = Stream.concat(
                            file.getDependencyList().stream(), file.getOptionDependencyList().stream())
                    .map(built::get)
                    .toArray(FileDescriptor[]::new);
            FileDescriptor descriptor =
                    isDescriptor ? DescriptorProtos.getDescriptor() : FileDescriptor.buildFrom(file, imports);
            built.put(file.getName(), descriptor);
            if (!isDescriptor) {
                descriptor.getExtensions().forEach(extension -> add(extension, registry));
                descriptor.getMessageTypes().forEach(message -> addAll(message, registry));
            }
        }
        return registry;
    }

    private static void addAll(Descriptor message, ExtensionRegistry registry) {
        message.getExtensions().forEach(extension -> add(extension, registry));
        message.getNestedTypes().forEach(nested -> addAll(nested, registry));
    }

    private static void add(FieldDescriptor extension, ExtensionRegistry registry) {
        if (extension.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
            registry.add(extension, DynamicMessage.getDefaultInstance(extension.getMessageType()));
        } else {
            registry.add(extension);
        }
    }
}
