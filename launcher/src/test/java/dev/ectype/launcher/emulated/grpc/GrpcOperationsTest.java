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
import io.grpc.Metadata;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class GrpcOperationsTest {
    private static ServedDescription served;
    private static RawGrpcClient client;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/library.proto"))));
        client = new RawGrpcClient(served.emulator().baseUri().getPort(), "library.v1.Library");
    }

    @AfterAll
    static void close() {
        client.close();
        served.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        served.post("/__service/state/reset", "{}");
    }

    private static byte[] shelf(String theme) {
        return message(out -> out.writeString(1, theme));
    }

    private static byte[] named(String id) {
        return message(out -> out.writeString(1, id));
    }

    private static Status refused(String method, byte[] message) {
        try {
            client.call(method, message);
        } catch (StatusRuntimeException refused) {
            return refused.getStatus();
        }
        throw new AssertionError(method + " was not refused");
    }

    @Test
    void createsReadsListsAndDeletes() {
        String id = text(client.call("CreateShelf", shelf("sea")), 1);
        assertThat(id).isNotEmpty();
        assertThat(text(client.call("GetShelf", named(id)), 2)).isEqualTo("sea");
        client.call("CreateShelf", shelf("land"));
        assertThat(read(client.call("ListShelves", new byte[0])).get(1)).hasSize(2);
        assertThat(client.call("DeleteShelf", named(id))).isEmpty();
        assertThat(refused("GetShelf", named(id)).getCode()).isEqualTo(Status.Code.NOT_FOUND);
        assertThat(read(client.call("ListShelves", new byte[0])).get(1)).hasSize(1);
    }

    @Test
    void returnsValuesOfAllFieldTypes() {
        byte[] request = message(out -> {
            out.writeString(1, "sky");
            out.writeInt64(2, Long.MIN_VALUE + 1);
            out.writeEnum(3, 1);
            out.writeByteArray(4, message(entry -> {
                entry.writeString(1, "height");
                entry.writeDouble(2, 1.5);
            }));
            out.writeByteArray(5, message(time -> {
                time.writeInt64(1, 1_700_000_000);
                time.writeInt32(2, 120_000_000);
            }));
            out.writeByteArray(6, new byte[] {0, 1, -1});
            out.writeUInt64(7, -2L);
        });
        String id = text(client.call("CreateShelf", request), 1);
        byte[] response = client.call("GetShelf", named(id));
        assertThat(read(response).get(3)).containsExactly(Long.MIN_VALUE + 1);
        assertThat(read(response).get(4)).containsExactly(1L);
        byte[] size = ((ByteString) read(response).get(5).get(0)).toByteArray();
        assertThat(text(size, 1)).isEqualTo("height");
        assertThat(read(size).get(2)).containsExactly(Double.doubleToLongBits(1.5));
        byte[] since = ((ByteString) read(response).get(6).get(0)).toByteArray();
        assertThat(read(since).get(1)).containsExactly(1_700_000_000L);
        assertThat(read(since).get(2)).containsExactly(120_000_000L);
        assertThat(read(response).get(7)).containsExactly(ByteString.copyFrom(new byte[] {0, 1, -1}));
        assertThat(read(response).get(8)).containsExactly(-2L);
    }

    @Test
    void errorsNameTheirReason() {
        assertThat(refused("Burn", new byte[0]))
                .matches(status -> status.getCode() == Status.Code.UNIMPLEMENTED
                        && String.valueOf(status.getDescription()).equals("library.v1.Library has no method Burn"));
        assertThat(refused("other.v1.Thing/Get", new byte[0]).getDescription())
                .isEqualTo("there is no service other.v1.Thing, expected one of library.v1.Library");
        assertThat(refused("CreateShelf", new byte[] {10, 100}).getCode()).isEqualTo(Status.Code.INTERNAL);
        assertThat(refused("CreateShelf", new byte[(4 << 20) + 1]).getCode()).isEqualTo(Status.Code.RESOURCE_EXHAUSTED);
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(() -> client.call("GetShelf", named("none")))
                .satisfies(refused -> {
                    Metadata trailers = refused.getTrailers();
                    byte[] details = trailers == null
                            ? null
                            : trailers.get(Metadata.Key.of("grpc-status-details-bin", Metadata.BINARY_BYTE_MARSHALLER));
                    assertThat(details).isNotNull();
                    assertThat(read(details).get(1)).containsExactly(5L);
                    byte[] any = ((ByteString) read(details).get(3).get(0)).toByteArray();
                    assertThat(text(any, 1)).isEqualTo("type.googleapis.com/google.rpc.ErrorInfo");
                    assertThat(text(((ByteString) read(any).get(2).get(0)).toByteArray(), 1))
                            .isEqualTo("NOT_FOUND");
                });
        assertThat(text(client.call("CreateShelf", shelf("after")), 2)).isEqualTo("after");
    }

    @Test
    void messagesMayBeCompressed() {
        String theme = "deep ".repeat(2000);
        byte[] made = client.call("CreateShelf", shelf(theme), CallOptions.DEFAULT.withCompression("gzip"));
        assertThat(text(made, 2)).isEqualTo(theme);
    }

    @Test
    void sandboxesAreSeparate() {
        String id = text(client.callIn("mine", "CreateShelf", shelf("own")), 1);
        assertThat(text(client.callIn("mine", "GetShelf", named(id)), 2)).isEqualTo("own");
        assertThat(refused("GetShelf", named(id)).getCode()).isEqualTo(Status.Code.NOT_FOUND);
    }

    @Test
    void aDeadlineEndsALateCall() throws IOException, InterruptedException {
        served.post("/__service/chaos", "{\"operation\":\"ListShelves\",\"latency\":60000}");
        long begun = System.nanoTime();
        CallOptions soon = CallOptions.DEFAULT.withDeadlineAfter(300, TimeUnit.MILLISECONDS);
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(() -> client.call("ListShelves", new byte[0], soon))
                .satisfies(late -> assertThat(late.getStatus().getCode()).isEqualTo(Status.Code.DEADLINE_EXCEEDED));
        assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.SECONDS.toNanos(60));
    }

    @Test
    void serversStream() {
        Iterator<byte[]> numbers = client.stream("Recite", message(out -> out.writeInt64(1, 3)));
        List<byte[]> observer = new ArrayList<>();
        numbers.forEachRemaining(observer::add);
        assertThat(observer).isNotEmpty();
    }

    @Test
    void clientsStream() throws InterruptedException {
        GrpcCallObserver observer = new GrpcCallObserver();
        StreamObserver<byte[]> say = client.talk("Count", MethodType.CLIENT_STREAMING, observer);
        say.onNext(named("1"));
        say.onNext(named("2"));
        say.onCompleted();
        observer.await();
        assertThat(observer.failure).isNull();
        assertThat(observer.messages).hasSize(1);
    }

    @Test
    void bothSidesTakeTurns() throws InterruptedException {
        GrpcCallObserver observer = new GrpcCallObserver();
        StreamObserver<byte[]> say = client.talk("Chat", MethodType.BIDI_STREAMING, observer);
        for (int turn = 0; turn < 3; turn++) {
            say.onNext(message(out -> out.writeInt64(1, 7)));
            assertThat(observer.messages.poll(20, TimeUnit.SECONDS)).isNotNull();
        }
        say.onCompleted();
        observer.await();
        assertThat(observer.failure).isNull();
    }

    @Test
    void manyCallsShareAConnection() throws InterruptedException {
        String id = text(client.call("CreateShelf", shelf("busy")), 1);
        GrpcCallObserver observer = new GrpcCallObserver(200);
        for (int each = 0; each < 200; each++) {
            ClientCalls.asyncUnaryCall(
                    client.channel().newCall(client.method("GetShelf", MethodType.UNARY), CallOptions.DEFAULT),
                    named(id),
                    observer);
        }
        observer.await();
        assertThat(observer.failure).isNull();
        assertThat(observer.messages)
                .hasSize(200)
                .allMatch(each -> text(each, 2).equals("busy"));
    }

    @Test
    void answersReflectionAndHealthChecks() throws InterruptedException {
        assertThat(read(client.call("grpc.health.v1.Health/Check", named("library.v1.Library")))
                        .get(1))
                .containsExactly(1L);
        assertThat(refused("grpc.health.v1.Health/Check", named("nobody")).getCode())
                .isEqualTo(Status.Code.NOT_FOUND);
        for (String version : List.of("v1", "v1alpha")) {
            GrpcCallObserver observer = new GrpcCallObserver();
            StreamObserver<byte[]> requests = client.talk(
                    "grpc.reflection." + version + ".ServerReflection/ServerReflectionInfo",
                    MethodType.BIDI_STREAMING,
                    observer);
            requests.onNext(message(out -> out.writeString(7, "*")));
            byte[] listed = observer.messages.poll(20, TimeUnit.SECONDS);
            assertThat(new String(listed, StandardCharsets.ISO_8859_1)).contains("library.v1.Library");
            requests.onNext(message(out -> out.writeString(4, "library.v1.Library.GetShelf")));
            byte[] files = observer.messages.poll(20, TimeUnit.SECONDS);
            assertThat(new String(files, StandardCharsets.ISO_8859_1))
                    .contains("google/protobuf/timestamp.proto")
                    .contains("GetShelfRequest");
            requests.onNext(message(out -> out.writeString(4, "no.such.Symbol")));
            byte[] missing = observer.messages.poll(20, TimeUnit.SECONDS);
            assertThat(read(missing)).containsKey(7);
            requests.onCompleted();
            observer.await();
        }
    }
}
