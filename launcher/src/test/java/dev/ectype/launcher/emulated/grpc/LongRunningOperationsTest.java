package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.read;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.protobuf.ByteString;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests methods that return a long-running operation, which clients poll until it is done. */
final class LongRunningOperationsTest {
    private static final String OPERATIONS = "google.longrunning.Operations/";
    private static ServedDescription served;
    private static RawGrpcClient client;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/studio.proto"))));
        client = new RawGrpcClient(served.emulator().baseUri().getPort(), "example.studio.v1.Studio");
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

    private static byte[] create(String id) {
        return client.call("CreateFilm", message(out -> {
            out.writeString(1, "studios/s");
            out.writeString(2, id);
            out.writeByteArray(3, message(film -> film.writeString(2, "Stalker")));
        }));
    }

    private static byte[] named(String name) {
        return message(out -> out.writeString(1, name));
    }

    private static byte[] inside(byte[] message, int field) {
        return ((ByteString) read(message).get(field).get(0)).toByteArray();
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
    void theInstanceExistsWhenItsOperationIsDone() {
        byte[] operation = create("stalker");
        assertThat(text(operation, 1)).matches("operations/.+");
        assertThat(read(operation).get(3)).containsExactly(1L);
        byte[] response = inside(operation, 5);
        assertThat(text(response, 1)).isEqualTo("type.googleapis.com/example.studio.v1.Film");
        assertThat(text(inside(response, 2), 1)).isEqualTo("studios/s/films/stalker");
        assertThat(text(inside(response, 2), 2)).isEqualTo("Stalker");
        byte[] metadata = inside(operation, 2);
        assertThat(text(metadata, 1)).isEqualTo("type.googleapis.com/example.studio.v1.FilmMetadata");
        assertThat(text(inside(metadata, 2), 2)).isEqualTo("studios/s/films/stalker");
        assertThat(read(inside(metadata, 2)).get(3)).containsExactly(100L);
        assertThat(text(client.call("GetFilm", named("studios/s/films/stalker")), 2))
                .isEqualTo("Stalker");
        assertThat(client.call(OPERATIONS + "GetOperation", named(text(operation, 1))))
                .isEqualTo(operation);
        assertThat(client.call(OPERATIONS + "WaitOperation", named(text(operation, 1))))
                .isEqualTo(operation);
    }

    @Test
    void eachCallHasItsOwnOperationUntilItIsDeleted() {
        String first = text(create("a"), 1);
        byte[] changed = client.call(
                "UpdateFilm",
                message(out -> out.writeByteArray(1, message(film -> {
                    film.writeString(1, "studios/s/films/a");
                    film.writeString(2, "Solaris");
                }))));
        assertThat(text(inside(inside(changed, 5), 2), 2)).isEqualTo("Solaris");
        byte[] deleted = client.call("DeleteFilm", named("studios/s/films/a"));
        assertThat(text(inside(deleted, 5), 1)).isEqualTo("type.googleapis.com/google.protobuf.Empty");
        assertThat(refusal("GetFilm", named("studios/s/films/a"))).isEqualTo(Status.Code.NOT_FOUND);
        List<Object> listed =
                read(client.call(OPERATIONS + "ListOperations", new byte[0])).get(1);
        assertThat(listed).hasSize(3);
        assertThat(client.call(OPERATIONS + "CancelOperation", named(first))).isEmpty();
        assertThat(client.call(OPERATIONS + "DeleteOperation", named(first))).isEmpty();
        for (String method : List.of("Get", "Wait", "Cancel", "Delete")) {
            assertThat(refusal(OPERATIONS + method + "Operation", named(first))).isEqualTo(Status.Code.NOT_FOUND);
        }
        assertThat(read(client.call(OPERATIONS + "ListOperations", new byte[0])).get(1))
                .hasSize(2);
    }

    @Test
    void aRejectedRequestStartsNoOperation() {
        create("twice");
        assertThatExceptionOfType(StatusRuntimeException.class)
                .isThrownBy(() -> create("twice"))
                .satisfies(refused -> assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.ALREADY_EXISTS));
        assertThat(refusal("DeleteFilm", named("studios/s/films/none"))).isEqualTo(Status.Code.NOT_FOUND);
        assertThat(read(client.call(OPERATIONS + "ListOperations", new byte[0])).get(1))
                .hasSize(1);
        long position = served.emulator().position();
        create("gone");
        served.emulator().rewind(position);
        assertThat(read(client.call(OPERATIONS + "ListOperations", new byte[0])).get(1))
                .hasSize(1);
        assertThat(served.emulator().verify().difference()).isNull();
    }

    @Test
    void operationsWorkOverHttpToo() throws IOException, InterruptedException {
        String operation = served.post("/v1/studios/s/films?filmId=x", "{\"title\": \"X\"}")
                .text();
        assertThat(operation)
                .contains(
                        "\"done\":true",
                        "\"@type\":\"type.googleapis.com/example.studio.v1.Film\"",
                        "\"name\":\"studios/s/films/x\"");
        String name = operation.replaceAll("^\\{\"name\":\"([^\"]+)\".*", "$1");
        assertThat(served.get("/v1/" + name).text()).isEqualTo(operation);
        assertThat(served.get("/v1/operations").text()).contains(operation);
        assertThat(served.get("/v1/operations/none").status()).isEqualTo(404);
    }
}
