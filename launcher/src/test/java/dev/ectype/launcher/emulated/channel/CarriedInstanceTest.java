package dev.ectype.launcher.emulated.channel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rents bikes by messages alone, whose operations are not named after creations. */
@Timeout(60)
final class CarriedInstanceTest {
    private ServedDescription api;

    @BeforeEach
    void open() {
        api = ServedDescription.of(List.of(SourceRoot.file(Path.of("src/test/resources/asyncapi/rentals.yaml"))));
    }

    @AfterEach
    void close() {
        api.close();
    }

    @Test
    void aMessageWithAnIdentifierCreatesAnInstanceAndALaterOneUpdatesIt() throws IOException, InterruptedException {
        assertThat(api.post("/bookings", "{\"id\":\"r1\",\"bike\":\"blue\"}").text())
                .isEqualTo("{\"id\":\"r1\",\"bike\":\"blue\",\"status\":\"booked\"}");
        assertThat(api.post("/bookings", "{\"id\":\"r1\",\"bike\":\"red\",\"hours\":3}")
                        .text())
                .isEqualTo("{\"id\":\"r1\",\"bike\":\"red\",\"hours\":3,\"status\":\"booked\"}");
        assertThat(api.get("/rentals").body().size()).isEqualTo(2);
    }

    @Test
    void aMessageWithNothingButTheIdentifierIsAboutTheInstance() throws IOException, InterruptedException {
        api.post("/bookings", "{\"id\":\"r1\",\"bike\":\"blue\"}");
        assertThat(api.post("/cancellations", "{\"id\":\"r2\"}").status()).isEqualTo(404);
        assertThat(api.post("/cancellations", "{\"id\":\"r1\"}").status()).isEqualTo(202);
        assertThat(api.get("/rentals/r1/cancelled").text())
                .isEqualTo("[{\"id\":\"r1\",\"bike\":\"blue\",\"status\":\"cancelled\"}]");
        assertThat(api.post("/cancellations", "{\"id\":\"r1\"}").status()).isEqualTo(409);
        assertThat(api.get("/cancellations").text()).isEqualTo("[{\"id\":\"r1\"}]");
    }

    @Test
    void aMessageAtTheAddressOfAnInstanceUpdatesIt() throws IOException, InterruptedException {
        Path folder = Path.of("src/test/resources/asyncapi");
        List<SourceRoot> both = List.of(
                SourceRoot.file(folder.resolve("buoys-rest.yaml")), SourceRoot.file(folder.resolve("buoys.yaml")));
        try (ServedDescription buoys = ServedDescription.of(both)) {
            buoys.post("/registrations", "{\"name\":\"North\"}");
            assertThat(buoys.post("/buoys/buoy_1/readings", "{\"depth\":2.5}").status())
                    .isEqualTo(202);
            assertThat(buoys.post("/buoys/buoy_1/readings", "{\"lumens\":3}").status())
                    .isEqualTo(202);
            assertThat(buoys.get("/buoys/buoy_1").text())
                    .isEqualTo("{\"id\":\"buoy_1\",\"name\":\"North\",\"depth\":2.5}");
            assertThat(buoys.post("/buoys/buoy_1/readings", "{\"depth\":-1}").status())
                    .isEqualTo(400);
            buoys.post("/buoys/far/readings", "{\"depth\":9}");
            assertThat(buoys.get("/buoys/far").text()).contains("\"depth\":9");
            assertThat(buoys.get("/buoys/none").status()).isEqualTo(404);
            assertThat(buoys.get("/buoys/buoy_1/readings").text()).isEqualTo("[{\"depth\":2.5},{\"lumens\":3}]");
        }
    }
}
