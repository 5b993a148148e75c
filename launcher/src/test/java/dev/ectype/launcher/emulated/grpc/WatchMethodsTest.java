package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.read;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.protobuf.ByteString;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import io.grpc.CallOptions;
import io.grpc.ClientCall;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests methods that watch instances until the client cancels the call. */
@Timeout(60)
final class WatchMethodsTest {
    private static ServedDescription served;
    private static RawGrpcClient client;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/orchard.proto"))));
        client = new RawGrpcClient(served.emulator().baseUri().getPort(), "example.orchard.Orchard");
    }

    @AfterAll
    static void close() {
        client.close();
        served.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        served.post("/__service/state/reset", "");
        plant("apple", "north");
    }

    private static void plant(String kind, String row) {
        client.call("CreateTree", message(out -> out.writeByteArray(1, tree("", kind, row))));
    }

    private static void replant(String id, String kind, String row) {
        client.call("UpdateTree", message(out -> out.writeByteArray(1, tree(id, kind, row))));
    }

    private static byte[] tree(String id, String kind, String row) {
        return message(out -> {
            if (!id.isEmpty()) {
                out.writeString(1, id);
            }
            out.writeString(2, kind);
            out.writeString(3, row);
        });
    }

    private static byte[] named(String value) {
        return message(out -> out.writeString(1, value));
    }

    /** Returns the number of the kind of an event and its tree. */
    private static String event(byte[] message) {
        Map<Integer, List<Object>> fields = read(message);
        byte[] tree = ((ByteString) fields.get(2).get(0)).toByteArray();
        return fields.get(1).get(0) + " " + text(tree, 1) + " " + text(tree, 2) + " " + text(tree, 3);
    }

    private static Iterator<byte[]> watch(String method, byte[] request, CallOptions options) {
        return ClientCalls.blockingServerStreamingCall(
                client.channel(), client.method(method, MethodType.SERVER_STREAMING), options, request);
    }

    @Test
    void aWatchSendsWhatExistsAndThenEachWrite() {
        Iterator<byte[]> events = watch("WatchTrees", new byte[0], CallOptions.DEFAULT);
        assertThat(event(events.next())).isEqualTo("1 tree_1 apple north");
        plant("pear", "south");
        replant("tree_1", "apple", "south");
        client.call("DeleteTree", named("tree_2"));
        assertThat(event(events.next())).isEqualTo("1 tree_2 pear south");
        assertThat(event(events.next())).isEqualTo("2 tree_1 apple south");
        assertThat(event(events.next())).isEqualTo("3 tree_2 pear south");
    }

    @Test
    void aWatchSelectsByItsRequest() {
        Iterator<byte[]> events = watch("WatchTrees", named("south"), CallOptions.DEFAULT);
        plant("pear", "north");
        plant("plum", "south");
        assertThat(event(events.next())).isEqualTo("1 tree_3 plum south");
    }

    @Test
    void oneFollowedInstanceSendsLaterChanges() throws InterruptedException {
        plant("pear", "north");
        GrpcCallObserver observer = new GrpcCallObserver();
        ClientCall<byte[], byte[]> call =
                client.channel().newCall(client.method("FollowTree", MethodType.SERVER_STREAMING), CallOptions.DEFAULT);
        ClientCalls.asyncServerStreamingCall(call, named("tree_2"), observer);
        while (observer.messages.isEmpty()) {
            // The call may begin after the first changes.
            replant("tree_2", "pear", "west");
            replant("tree_1", "apple", "west");
        }
        assertThat(text(observer.messages.take(), 1)).isEqualTo("tree_2");
        call.cancel("enough", null);
        observer.await();
        assertThat(observer.messages)
                .allSatisfy(message -> assertThat(text(message, 1)).isEqualTo("tree_2"));
    }

    @Test
    void eachKindOfChangeHasItsOwnField() throws InterruptedException {
        GrpcCallObserver observer = new GrpcCallObserver();
        ClientCall<byte[], byte[]> call = client.channel()
                .newCall(client.method("SubscribeTrees", MethodType.SERVER_STREAMING), CallOptions.DEFAULT);
        ClientCalls.asyncServerStreamingCall(call, new byte[0], observer);
        while (observer.messages.isEmpty()) {
            // The call may begin after the first changes.
            replant("tree_1", "apple", "west");
        }
        assertThat(read(observer.messages.take())).containsOnlyKeys(2);
        plant("pear", "south");
        client.call("DeleteTree", named("tree_2"));
        List<Integer> fields = new ArrayList<>();
        while (!fields.contains(3)) {
            fields.addAll(read(observer.messages.take()).keySet());
        }
        call.cancel("enough", null);
        assertThat(fields).endsWith(1, 3);
    }

    @Test
    void theDeadlineEndsAWatch() {
        Iterator<byte[]> events =
                watch("WatchTrees", new byte[0], CallOptions.DEFAULT.withDeadlineAfter(1, TimeUnit.SECONDS));
        assertThat(event(events.next())).isEqualTo("1 tree_1 apple north");
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(events::hasNext)
                .satisfies(
                        failure -> assertThat(failure.getStatus().getCode()).isEqualTo(Status.Code.DEADLINE_EXCEEDED));
    }

    @Test
    void aReplacedStateAbortsAWatch() throws IOException, InterruptedException {
        Iterator<byte[]> events = watch("WatchTrees", new byte[0], CallOptions.DEFAULT);
        events.next();
        served.post("/__service/state/reset", "");
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(events::hasNext)
                .satisfies(failure -> assertThat(failure.getStatus().getCode()).isEqualTo(Status.Code.ABORTED));
    }

    @Test
    void aMissingInstanceIsNotFollowed() {
        Iterator<byte[]> events = watch("FollowTree", named("tree_9"), CallOptions.DEFAULT);
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(events::hasNext)
                .satisfies(failure -> assertThat(failure.getStatus().getCode()).isEqualTo(Status.Code.NOT_FOUND));
    }

    @Test
    void aPlainListStreamEnds() {
        List<String> kinds = new ArrayList<>();
        client.stream("StreamTrees", new byte[0]).forEachRemaining(tree -> kinds.add(text(tree, 2)));
        assertThat(kinds).containsExactly("apple");
    }
}
