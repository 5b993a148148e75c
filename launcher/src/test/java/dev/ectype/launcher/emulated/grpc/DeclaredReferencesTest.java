package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.read;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class DeclaredReferencesTest {
    private static ServedDescription served;
    private static RawGrpcClient broker;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/broker.proto"))));
        broker = new RawGrpcClient(served.emulator().baseUri().getPort(), "broker.v1.Broker");
    }

    @AfterAll
    static void close() {
        broker.close();
        served.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        served.post("/__service/state/reset", "{}");
        broker.call("CreateBay", message(out -> {
            out.writeByteArray(1, new byte[0]);
            out.writeString(2, "west");
        }));
    }

    private static byte[] charter(String name, String bay) {
        return message(out -> {
            out.writeString(1, name);
            out.writeString(2, bay);
            out.writeInt32(3, 7);
        });
    }

    private static List<String> names(Iterator<byte[]> charters) {
        List<String> names = new ArrayList<>();
        charters.forEachRemaining(charter -> names.add(text(charter, 1)));
        return names;
    }

    @Test
    void aRequiredReferenceMustExist() {
        assertThat(text(broker.call("CreateCharter", charter("one", "bays/west")), 2))
                .isEqualTo("bays/west");
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(() -> broker.call("CreateCharter", charter("two", "bays/east")))
                .satisfies(refused -> {
                    assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.NOT_FOUND);
                    assertThat(refused.getStatus().getDescription())
                            .isEqualTo("`anchorage` is 'bays/east', but there is none among the bays");
                });
        assertThat(read(broker.call("ListCharters", new byte[0])).get(1)).hasSize(1);
    }

    @Test
    void anOptionalReferenceIsNotChecked() {
        byte[] charter = message(out -> {
            out.writeString(1, "one");
            out.writeString(2, "bays/west");
            out.writeString(4, "bays/east");
        });
        assertThat(text(broker.call("CreateCharter", charter), 4)).isEqualTo("bays/east");
    }

    @Test
    void aReplyStreamListsTheInstances() {
        broker.call("CreateCharter", charter("one", "bays/west"));
        broker.call("CreateCharter", charter("two", "bays/west"));
        assertThat(names(broker.stream("StreamCharters", new byte[0]))).hasSize(2);
    }

    @Test
    void aRequestStreamStoresEachMessage() throws Exception {
        for (String method : List.of("CreateCharters", "RecordCharters")) {
            served.post("/__service/state/reset", "{}");
            begin();
            byte[] reply = sent(method, charter("one", "bays/west"), charter("two", "bays/west"));
            assertThat(names(broker.stream("StreamCharters", new byte[0])))
                    .as(method)
                    .hasSize(2);
            if (method.equals("CreateCharters")) {
                assertThat(read(reply).get(1)).hasSize(2);
            }
        }
    }

    private static byte[] sent(String method, byte[]... messages) throws Exception {
        CompletableFuture<byte[]> reply = new CompletableFuture<>();
        StreamObserver<byte[]> requests = broker.talk(method, MethodType.CLIENT_STREAMING, new StreamObserver<>() {
            @Override
            public void onNext(byte[] value) {
                reply.complete(value);
            }

            @Override
            public void onError(Throwable failure) {
                reply.completeExceptionally(failure);
            }

            @Override
            public void onCompleted() {}
        });
        for (byte[] message : messages) {
            requests.onNext(message);
        }
        requests.onCompleted();
        return reply.get(20, TimeUnit.SECONDS);
    }
}
