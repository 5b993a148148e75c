package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class GrpcTranscodingTest {
    private ServedDescription served;

    @BeforeEach
    void open() {
        served = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/protobuf/rooms.proto"))));
    }

    @AfterEach
    void close() {
        served.close();
    }

    @Test
    void methodsAreServedAtTheirHttpPaths() throws IOException, InterruptedException {
        ServedDescription.Answer made = served.post(
                "/v1/houses/h/rooms?roomId=red", "{\"title\":\"Red\",\"seats\":\"9007199254740993\",\"quiet\":true}");
        assertThat(made.status()).isEqualTo(200);
        assertThat(made.text())
                .isEqualTo(
                        "{\"name\":\"houses/h/rooms/red\",\"title\":\"Red\",\"seats\":\"9007199254740993\",\"quiet\":true}");
        assertThat(served.get("/v1/houses/h/rooms/red").text()).isEqualTo(made.text());
        assertThat(served.get("/v1/houses/h/rooms/red/seats").text()).isEqualTo("\"9007199254740993\"");
        served.post("/v1/houses/h/rooms?room_id=blue", "{\"title\":\"Blue\"}");
        served.post("/v1/houses/other/rooms", "{\"title\":\"Far\"}");
        assertThat(served.get("/v1/houses/h/rooms").text())
                .contains("Red", "Blue")
                .doesNotContain("Far");
        assertThat(served.get("/v1/houses/h/rooms?pageSize=1").text()).contains("nextPageToken");
        assertThat(served.send(
                                "PATCH",
                                "/v1/houses/h/rooms/red?updateMask=title",
                                "application/json",
                                "{\"title\":\"Rose\",\"quiet\":false}")
                        .text())
                .contains("\"title\":\"Rose\"", "\"quiet\":true");
        assertThat(served.post("/v1/houses/h/rooms/red:paint", "{\"title\":\"Pink\"}")
                        .status())
                .isEqualTo(200);
        assertThat(served.delete("/v1/houses/h/rooms/red").text()).isEqualTo("{}");
        assertThat(served.get("/v1/houses/h/rooms/red").status()).isEqualTo(404);
    }

    @Test
    void errorsHaveTheStatusFormat() throws IOException, InterruptedException {
        ServedDescription.Answer missing = served.get("/v1/houses/h/rooms/none");
        assertThat(missing.status()).isEqualTo(404);
        assertThat(missing.text())
                .startsWith("{\"error\":{\"code\":404,\"message\":")
                .contains("\"status\":\"NOT_FOUND\"", "google.rpc.ErrorInfo");
        assertThat(served.post("/v1/houses/h/rooms", "{\"titel\":\"Red\"}").text())
                .contains("\"code\":400", "unknown field \\\"titel\\\"");
        assertThat(served.post("/v1/houses/h/rooms", "{").text()).contains("INVALID_ARGUMENT", "the body is not JSON");
        assertThat(served.get("/v1/houses/h/nothing").status()).isEqualTo(404);
        assertThat(served.get("/v1/houses/h/nothing").text()).doesNotContain("google.rpc");
    }
}
