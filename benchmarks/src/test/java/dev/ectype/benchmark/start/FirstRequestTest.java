package dev.ectype.benchmark.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FirstRequestTest {
    @Test
    void readsTheExampleOfAnEmulator() {
        FirstRequest request = FirstRequest.of(
                "  try         curl -H 'Authorization: Basic YW55OmFueQ==' 'http://127.0.0.1:4188/v1/pets?limit=2'");
        assertThat(request)
                .isEqualTo(new FirstRequest("/v1/pets?limit=2", List.of("Authorization: Basic YW55OmFueQ==")));
        assertThat(new String(request.bytes(), StandardCharsets.UTF_8))
                .startsWith("GET /v1/pets?limit=2 HTTP/1.1\r\n")
                .contains("\r\nAuthorization: Basic YW55OmFueQ==\r\n")
                .endsWith("\r\n\r\n");
    }

    @Test
    void readsAnExampleWithoutFields() {
        assertThat(FirstRequest.of("try curl http://127.0.0.1:4188/pets").path())
                .isEqualTo("/pets");
    }

    @Test
    void asksForTheHealthInPlaceOfOtherCommands() {
        assertThat(FirstRequest.of("try curl -X POST http://127.0.0.1:4188/pets")
                        .path())
                .isEqualTo("/__service/health");
        assertThat(FirstRequest.of("try grpcurl -plaintext 127.0.0.1:4188 list").path())
                .isEqualTo("/__service/health");
    }
}
