package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import io.grpc.CallOptions;
import io.grpc.ClientCall;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that broken, oversized, open and failing calls do not affect other calls. */
final class GrpcFailureTest {
    private static final int LIMIT = 100_000;
    private static ServedDescription served;
    private static RawGrpcClient client;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(
                List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/library.proto"))),
                EmulatorOptions.standard().withPort(0).withMaxBody(LIMIT));
        client = new RawGrpcClient(served.emulator().baseUri().getPort(), "library.v1.Library");
    }

    @AfterAll
    static void close() {
        client.close();
        served.close();
    }

    @AfterEach
    void othersAreAnswered() {
        assertThat(text(client.call("CreateShelf", named("well")), 2)).isEqualTo("well");
    }

    private static byte[] named(String theme) {
        return message(out -> out.writeString(1, theme));
    }

    private static Status refused(String method, byte[] message) {
        try {
            client.call(method, message);
        } catch (StatusRuntimeException refused) {
            return refused.getStatus();
        }
        return Status.OK;
    }

    private static void chaos(String rule) throws IOException, InterruptedException {
        assertThat(served.post("/__service/chaos", rule).status()).isLessThan(300);
    }

    @Test
    void oversizedMessagesAreRejectedWithAGrpcStatus() throws IOException, InterruptedException {
        Status status = refused("CreateShelf", named("x".repeat(2 * LIMIT)));
        assertThat(status.getCode()).isEqualTo(Status.Code.RESOURCE_EXHAUSTED);
        assertThat(status.getDescription()).contains("too large");
        HttpResponse<byte[]> plain = served.ask(served.at("/library.v1.Library/CreateShelf")
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(Duration.ofSeconds(20))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[2 * LIMIT])));
        assertThat(plain.statusCode()).isEqualTo(413);
        HttpResponse<byte[]> web = served.ask(served.at("/library.v1.Library/CreateShelf")
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(Duration.ofSeconds(20))
                .header("content-type", "application/grpc-web+proto")
                .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[2 * LIMIT])));
        assertThat(web.statusCode()).isEqualTo(200);
        assertThat(web.body()).startsWith(0x80, 0, 0, 0);
        assertThat(new String(web.body(), StandardCharsets.US_ASCII)).contains("grpc-status: 8\r\n");
    }

    @Test
    void aMalformedResponseIsNotAnEmptyOne() throws IOException, InterruptedException {
        chaos("{\"operation\":\"CreateShelf\",\"next\":1,\"malformed\":true}");
        assertThat(refused("CreateShelf", named("spoiled")).getCode()).isEqualTo(Status.Code.INTERNAL);
        chaos("{\"operation\":\"CreateShelf\",\"next\":1,\"empty\":true}");
        assertThat(refused("CreateShelf", named("emptied")).getCode()).isNotEqualTo(Status.Code.OK);
        chaos("{\"operation\":\"CreateShelf\",\"next\":1,\"error\":503}");
        assertThat(refused("CreateShelf", named("busy")).getCode()).isEqualTo(Status.Code.UNAVAILABLE);
    }

    @Test
    void invalidFramesAreRejected() throws IOException, InterruptedException {
        assertThat(grpcStatus(new byte[] {7, 0, 0, 0, 0})).isEqualTo("13");
        assertThat(grpcStatus(new byte[] {1, 0, 0, 0, 1, 0})).isEqualTo("13");
        assertThat(grpcStatus(new byte[] {0, 0, 0, 0, 9, 1})).isEqualTo("13");
        assertThat(grpcStatus(new byte[] {0, 0, 0})).isEqualTo("13");
        assertThat(grpcStatus(new byte[] {0, 127, -1, -1, -1})).isEqualTo("8");
        assertThat(grpcStatus(new byte[] {0, -1, -1, -1, -1})).isEqualTo("8");
        assertThat(grpcStatus(new byte[] {0, 0, 0, 0, 2, 10, 100})).isEqualTo("13");
        assertThat(grpcStatus(new byte[] {})).isEqualTo("12");
    }

    private static String grpcStatus(byte[] body) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = served.ask(served.at("/library.v1.Library/CreateShelf")
                .version(HttpClient.Version.HTTP_2)
                .timeout(Duration.ofSeconds(20))
                .header("content-type", "application/grpc")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body)));
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.headers().firstValue("grpc-status").orElse("none");
    }

    @Test
    void anInvalidMessageEndsOnlyItsOwnStream() throws InterruptedException {
        GrpcCallObserver well = new GrpcCallObserver();
        StreamObserver<byte[]> going = client.talk("Chat", MethodType.BIDI_STREAMING, well);
        going.onNext(message(out -> out.writeInt64(1, 1)));
        assertThat(well.messages.poll(20, TimeUnit.SECONDS)).isNotNull();
        GrpcCallObserver broken = new GrpcCallObserver();
        client.talk("Chat", MethodType.BIDI_STREAMING, broken).onNext(new byte[] {10, 100});
        broken.await();
        assertThat(Status.fromThrowable(broken.failure).getCode()).isEqualTo(Status.Code.INTERNAL);
        going.onNext(message(out -> out.writeInt64(1, 2)));
        assertThat(well.messages.poll(20, TimeUnit.SECONDS)).isNotNull();
        going.onCompleted();
        well.await();
        assertThat(well.failure).isNull();
    }

    @Test
    void openStreamsDoNotBlockOtherCalls() throws InterruptedException {
        List<ClientCall<byte[], byte[]>> left = new ArrayList<>();
        for (int each = 0; each < 40; each++) {
            ClientCall<byte[], byte[]> call = client.channel()
                    .newCall(
                            client.method(each % 2 == 0 ? "Chat" : "Count", MethodType.BIDI_STREAMING),
                            CallOptions.DEFAULT);
            ClientCalls.asyncBidiStreamingCall(call, new GrpcCallObserver());
            left.add(call);
        }
        assertThat(text(client.call("CreateShelf", named("beside")), 2)).isEqualTo("beside");
        left.forEach(call -> call.cancel("no more", null));
        GrpcCallObserver observer = new GrpcCallObserver();
        StreamObserver<byte[]> say = client.talk("Chat", MethodType.BIDI_STREAMING, observer);
        say.onNext(message(out -> out.writeInt64(1, 1)));
        assertThat(observer.messages.poll(20, TimeUnit.SECONDS)).isNotNull();
        say.onCompleted();
        observer.await();
        assertThat(observer.failure).isNull();
    }
}
