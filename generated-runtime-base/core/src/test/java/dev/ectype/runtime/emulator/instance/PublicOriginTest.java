package dev.ectype.runtime.emulator.instance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.PlainRequest;
import dev.ectype.runtime.http.Request;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PublicOriginTest {
    private final PublicOrigin place = new PublicOrigin("http://127.0.0.1:4010");

    @Test
    void linksUseTheOriginOfATrustedProxy() {
        List<String> trusted = List.of("api.example.com");
        Request forwarded = request("x-forwarded-host", "api.example.com, inner", "x-forwarded-proto", "https");
        assertThat(place.linked(forwarded, trusted)).isEqualTo("https://api.example.com/pets");
        assertThat(place.linked(forwarded, List.of())).isEqualTo("http://127.0.0.1:4010/pets");
        Request strange = request("x-forwarded-host", "evil.example.com");
        assertThat(place.linked(strange, trusted)).isEqualTo("http://127.0.0.1:4010/pets");
        Request direct = request("host", "API.example.com");
        assertThat(place.linked(direct, trusted)).isEqualTo("http://API.example.com/pets");
    }

    @Test
    void aHostMayBeTrustedOnAnyPort() {
        List<String> trusted = List.of("localhost:*");
        assertThat(place.linked(request("host", "localhost:32768"), trusted)).isEqualTo("http://localhost:32768/pets");
        for (String other : List.of("localhost", "localhost:", "localhost:x", "evil.localhost:80", "localhost:80:80")) {
            assertThat(place.linked(request("host", other), trusted)).as(other).isEqualTo("http://127.0.0.1:4010/pets");
        }
    }

    private static Request request(String... fields) {
        PlainRequest request = PlainRequest.json("GET", "/pets/owners", "");
        for (int at = 0; at < fields.length; at += 2) {
            request.fields().put(fields[at], fields[at + 1]);
        }
        return MountedRequest.below("/pets", request);
    }
}
