package dev.ectype.cli.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import io.grpc.netty.NettyChannelBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every method of published services is called over the wire by a client that knows nothing of how they are read here. */
final class PublishedServicesTest {
    /** No service answers so to a request that its description allows. */
    private static final List<Status.Code> NEVER = List.of(
            Status.Code.UNKNOWN,
            Status.Code.UNIMPLEMENTED,
            Status.Code.INTERNAL,
            Status.Code.UNAVAILABLE,
            Status.Code.DATA_LOSS,
            Status.Code.DEADLINE_EXCEEDED,
            Status.Code.CANCELLED);

    @TempDir
    private Path work;

    private final SoftAssertions every = new SoftAssertions();
    private final Map<String, Integer> counts = new TreeMap<>();

    @Test
    void everyMethodIsAnsweredAsAServiceWouldAnswerIt() throws Exception {
        String descriptions = System.getenv("ECTYPE_DESCRIPTIONS");
        assumeTrue(descriptions != null, "left out: ECTYPE_DESCRIPTIONS names no folder of descriptions");
        assumeTrue(Protoc.isThere(), "left out: there is no protoc for this machine");
        List<Path> roots = folders(Path.of(descriptions).resolve("protobuf"));
        assertThat(roots).isNotEmpty();
        // Half of it is waiting: for processes to start, and for streams that stay silent.
        roots.parallelStream().forEach(this::callAll);
        every.assertAll();
        System.out.println("methods of published services, by what they answered: " + counts);
        assertThat(counts.getOrDefault("OK", 0))
                .as("what refuses most of what it describes is no service: %s", counts)
                .isGreaterThan(
                        counts.values().stream().mapToInt(Integer::intValue).sum() * 3 / 4);
    }

    private void callAll(Path root) {
        try {
            callAll(root, Files.createDirectory(work.resolve(root.getFileName())));
        } catch (IOException failed) {
            throw new UncheckedIOException(root.toString(), failed);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(root.toString(), stopped);
        }
    }

    private void callAll(Path root, Path folder) throws IOException, InterruptedException {
        List<String> paths = describing(root);
        Map<String, FileDescriptor> files = new Protoc(folder).read(root, paths);
        try (EmulatorProcess emulator =
                EmulatorProcess.of(root, paths.stream().map(root::resolve).toList(), folder)) {
            ManagedChannel channel = NettyChannelBuilder.forAddress("127.0.0.1", emulator.port())
                    .usePlaintext()
                    .build();
            RequestFiller filler = new RequestFiller();
            for (MethodDescriptor method : methods(files, paths)) {
                MethodCall.Outcome outcome = MethodCall.of(channel, method, filler.request(method));
                outcome.replies().forEach(filler::learn);
                judge(method, outcome);
            }
            channel.shutdownNow();
        }
    }

    private synchronized void judge(MethodDescriptor method, MethodCall.Outcome outcome) {
        Status status = outcome.status();
        counts.merge(status.getCode().name(), 1, Integer::sum);
        every.assertThat(NEVER).as(method.getFullName() + " " + status).doesNotContain(status.getCode());
        if (!method.isServerStreaming() && status.isOk()) {
            every.assertThat(outcome.replies()).as(method.getFullName()).hasSize(1);
        }
        outcome.replies()
                .forEach(reply -> every.assertThat(reply.getUnknownFields().asMap())
                        .as(method.getFullName())
                        .isEmpty());
    }

    /** Those that make something first, those that take it away last, as the others need what there is. */
    private static List<MethodDescriptor> methods(Map<String, FileDescriptor> files, List<String> paths) {
        List<MethodDescriptor> methods = new ArrayList<>();
        for (String path : paths) {
            for (ServiceDescriptor service : files.get(path).getServices()) {
                methods.addAll(service.getMethods());
            }
        }
        methods.sort(Comparator.comparingInt(PublishedServicesTest::turn));
        return methods;
    }

    private static int turn(MethodDescriptor method) {
        String name = method.getName();
        return name.matches("(Create|Add|Insert|Put|Register|Write).*")
                ? 0
                : name.matches("(Delete|Remove|Purge|Destroy|Revoke|Stop|Shutdown).*") ? 2 : 1;
    }

    /** The files below a root that describe services. */
    private static List<String> describing(Path root) throws IOException {
        List<String> paths = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".proto"))
                    .sorted()
                    .toList()) {
                if (Files.readAllLines(file).stream().anyMatch(line -> line.startsWith("service "))) {
                    paths.add(root.relativize(file).toString().replace('\\', '/'));
                }
            }
        }
        return paths;
    }

    private static List<Path> folders(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(Files::isDirectory).sorted().toList();
        }
    }
}
