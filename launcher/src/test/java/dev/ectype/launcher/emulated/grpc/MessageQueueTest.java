package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.read;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.protobuf.ByteString;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Json;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests messages that are published to a topic and wait in subscriptions until clients pull them. */
final class MessageQueueTest {
    private static ServedDescription served;
    private static RawGrpcClient client;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/post.proto"))));
        client = new RawGrpcClient(served.emulator().baseUri().getPort(), "example.post.Post");
    }

    @AfterAll
    static void close() {
        client.close();
        served.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        served.post("/__service/state/reset", "{}");
        client.call("CreateBoard", message(out -> out.writeString(1, "news")));
        mailbox("ann", "news");
    }

    private static void mailbox(String id, String board) {
        client.call("CreateMailbox", message(out -> {
            out.writeString(1, id);
            out.writeString(2, board);
        }));
    }

    private static byte[] letters(String board, String... texts) {
        return message(out -> {
            out.writeString(1, board);
            for (String each : texts) {
                out.writeByteArray(2, message(letter -> letter.writeString(2, each)));
            }
        });
    }

    private static List<String> send(String... texts) {
        return read(client.call("Send", letters("news", texts))).getOrDefault(1, List.of()).stream()
                .map(each -> ((ByteString) each).toStringUtf8())
                .toList();
    }

    /** A delivered message with its receipt, its text and its number of deliveries. */
    private record Parcel(String receipt, String id, String says, long deliveries) {
        static Parcel of(byte[] message) {
            Map<Integer, List<Object>> fields = read(message);
            byte[] letter = ((ByteString) fields.get(2).get(0)).toByteArray();
            return new Parcel(text(message, 1), text(letter, 1), text(letter, 2), (Long)
                    fields.get(3).get(0));
        }

        static List<Parcel> all(byte[] reply) {
            return read(reply).getOrDefault(1, List.of()).stream()
                    .map(each -> Parcel.of(((ByteString) each).toByteArray()))
                    .toList();
        }
    }

    private static List<Parcel> collect(String mailbox, int limit) {
        return Parcel.all(client.call("Collect", message(out -> {
            out.writeString(1, mailbox);
            out.writeInt32(2, limit);
        })));
    }

    private static List<String> collected(String mailbox) {
        return collect(mailbox, 100).stream().map(Parcel::says).toList();
    }

    private static byte[] receipts(List<Parcel> parcels) {
        return message(out -> {
            out.writeString(1, "ann");
            for (Parcel each : parcels) {
                out.writeString(2, each.receipt());
            }
        });
    }

    private static void postpone(List<Parcel> parcels, int seconds) {
        client.call("Postpone", message(out -> {
            out.writeRawBytes(receipts(parcels));
            out.writeInt32(3, seconds);
        }));
    }

    private static void advance(String time) throws IOException, InterruptedException {
        assertThat(served.post("/__service/clock", "{\"advance\":\"" + time + "\"}")
                        .status())
                .isEqualTo(200);
    }

    private static Status.Code refusal(String method, byte[] message) {
        try {
            client.call(method, message);
        } catch (StatusRuntimeException refused) {
            return refused.getStatus().getCode();
        }
        return Status.Code.OK;
    }

    @Test
    void publishedMessagesWaitInOrderInTheirSubscriptions() {
        mailbox("bob", "news");
        mailbox("eve", "other");
        List<String> ids = send("a", "b");
        assertThat(ids).hasSize(2).doesNotHaveDuplicates();
        assertThat(send("c")).doesNotContainAnyElementsOf(ids);
        List<Parcel> first = collect("ann", 2);
        assertThat(first).extracting(Parcel::says).containsExactly("a", "b");
        assertThat(first).extracting(Parcel::id).isEqualTo(ids);
        assertThat(first).extracting(Parcel::receipt).doesNotHaveDuplicates();
        assertThat(collected("ann")).containsExactly("c");
        assertThat(collected("bob")).containsExactly("a", "b", "c");
        assertThat(collected("eve")).isEmpty();
    }

    @Test
    void listsTheSubscriptionsOfATopic() {
        mailbox("bob", "news");
        mailbox("eve", "other");
        List<Object> names = read(client.call("ListBoardMailboxes", message(out -> out.writeString(1, "news"))))
                .get(1);
        assertThat(names).containsExactly(ByteString.copyFromUtf8("ann"), ByteString.copyFromUtf8("bob"));
        assertThat(refusal("ListBoardMailboxes", message(out -> out.writeString(1, "none"))))
                .isEqualTo(Status.Code.NOT_FOUND);
    }

    @Test
    void aSubscriptionReceivesNoEarlierMessages() {
        send("early");
        mailbox("late", "news");
        send("now");
        assertThat(collected("late")).containsExactly("now");
    }

    @Test
    void acknowledgedMessagesAreRemovedAndRejectedOnesAreRedelivered() throws IOException, InterruptedException {
        send("keep", "drop");
        List<Parcel> parcels = collect("ann", 10);
        client.call("Confirm", receipts(parcels.subList(1, 2)));
        client.call("Reject", receipts(parcels.subList(0, 1)));
        List<Parcel> again = collect("ann", 10);
        assertThat(again).extracting(Parcel::says).containsExactly("keep");
        assertThat(again.get(0).deliveries()).isEqualTo(2);
        client.call("Confirm", receipts(again));
        advance("PT1H");
        assertThat(collected("ann")).isEmpty();
    }

    @Test
    void unacknowledgedMessagesAreRedeliveredAfterTheirDeadline() throws IOException, InterruptedException {
        client.call("CreateMailbox", message(out -> {
            out.writeString(1, "slow");
            out.writeString(2, "news");
            out.writeInt32(3, 60);
        }));
        send("x");
        List<Parcel> parcels = collect("ann", 1);
        assertThat(collected("slow")).containsExactly("x");
        advance("PT9S");
        assertThat(collected("ann")).isEmpty();
        advance("PT1S");
        assertThat(collected("ann")).containsExactly("x");
        assertThat(collected("slow")).isEmpty();
        postpone(parcels, 30);
        advance("PT29S");
        assertThat(collected("ann")).isEmpty();
        postpone(parcels, 0);
        assertThat(collected("ann")).containsExactly("x");
        advance("PT30S");
        assertThat(collected("slow")).containsExactly("x");
    }

    @Test
    void laterMessagesEndNoLease() {
        send("first");
        assertThat(collected("ann")).containsExactly("first");
        for (int each = 0; each < 50; each++) {
            send("more");
            collect("ann", 1);
        }
        assertThat(collected("ann")).isEmpty();
    }

    @Test
    void missingResourcesAreRejected() {
        assertThat(refusal("Send", letters("none", "a"))).isEqualTo(Status.Code.NOT_FOUND);
        assertThat(send()).isEmpty();
        assertThat(refusal("Collect", message(out -> out.writeString(1, "none"))))
                .isEqualTo(Status.Code.NOT_FOUND);
        assertThat(refusal("Collect", message(out -> {
                    out.writeString(1, "ann");
                    out.writeInt32(2, -1);
                })))
                .isEqualTo(Status.Code.INVALID_ARGUMENT);
        client.call("DeleteMailbox", message(out -> out.writeString(1, "ann")));
        assertThat(refusal("Collect", message(out -> out.writeString(1, "ann"))))
                .isEqualTo(Status.Code.NOT_FOUND);
        mailbox("ann", "news");
        assertThat(collected("ann")).isEmpty();
    }

    @Test
    void queuesArePartOfTheState() throws IOException, InterruptedException {
        send("one", "two");
        List<Parcel> parcels = collect("ann", 1);
        byte[] snapshot = served.emulator().snapshot();
        long position = served.emulator().position();
        client.call("Confirm", receipts(parcels));
        assertThat(collected("ann")).containsExactly("two");
        served.emulator().rewind(position);
        advance("PT1M");
        assertThat(collected("ann")).containsExactly("one", "two");
        assertThat(served.emulator().verify().difference()).isNull();
        served.emulator().restore(Json.parse(snapshot));
        assertThat(collected("ann")).containsExactly("two");
        client.callIn("mine", "Send", letters("news", "theirs"));
        assertThat(collected("ann")).isEmpty();
    }

    @Test
    void anOpenStreamReceivesLaterMessages() throws InterruptedException, IOException {
        GrpcCallObserver observer = new GrpcCallObserver();
        StreamObserver<byte[]> say = client.talk("Attend", MethodType.BIDI_STREAMING, observer);
        say.onNext(message(out -> {
            out.writeString(1, "ann");
            out.writeInt32(5, 2);
        }));
        send("a", "b", "c");
        List<Parcel> two = Parcel.all(next(observer));
        assertThat(two).extracting(Parcel::says).containsExactly("a", "b");
        say.onNext(message(out -> out.writeString(2, two.get(0).receipt())));
        List<Parcel> third = Parcel.all(next(observer));
        assertThat(third).extracting(Parcel::says).containsExactly("c");
        say.onNext(message(out -> {
            out.writeString(3, third.get(0).receipt());
            out.writeInt32(4, 0);
        }));
        List<Parcel> again = Parcel.all(next(observer));
        assertThat(again).extracting(Parcel::says).containsExactly("c");
        client.call("Confirm", receipts(again));
        advance("PT10S");
        assertThat(Parcel.all(next(observer))).extracting(Parcel::says).containsExactly("b");
        say.onCompleted();
        observer.await();
        assertThat(observer.failure).isNull();
        send("nobody hears");
        assertThat(collected("ann")).containsExactly("nobody hears");
    }

    @Test
    void aStreamNeedsNoFurtherRequests() throws InterruptedException {
        send("before");
        GrpcCallObserver observer = new GrpcCallObserver();
        StreamObserver<byte[]> request = client.talk("Follow", MethodType.BIDI_STREAMING, observer);
        request.onNext(message(out -> out.writeString(1, "ann")));
        request.onCompleted();
        assertThat(Parcel.of(next(observer)).says()).isEqualTo("before");
        send("after");
        assertThat(Parcel.of(next(observer)).says()).isEqualTo("after");
        assertThat(observer.failure).isNull();
    }

    @Test
    void aStreamOfAMissingResourceEnds() throws InterruptedException {
        GrpcCallObserver observer = new GrpcCallObserver();
        client.talk("Attend", MethodType.BIDI_STREAMING, observer).onNext(message(out -> out.writeString(1, "none")));
        observer.await();
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(() -> {
                    throw observer.failure;
                })
                .satisfies(refused -> assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.NOT_FOUND));
    }

    private static byte[] next(GrpcCallObserver observer) throws InterruptedException {
        byte[] message = observer.messages.poll(20, TimeUnit.SECONDS);
        assertThat(message).as("a message in time").isNotNull();
        return message;
    }
}
