package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.MarinaClient.berth;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.emulated.grpc.MarinaClient.Berth;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that descriptions in {@code snake_case}, {@code camelCase} and {@code PascalCase} share all members of berths. */
@Timeout(60)
final class SharedStateTest {
    private static ServedDescription served;
    private static RawGrpcClient grpc;
    private static MarinaClient marina;

    @BeforeAll
    static void open() {
        served = ServedDescription.of(Stream.of("marina.proto", "marina.yaml", "marina.graphql")
                .map(file -> SourceRoot.file(Path.of("src/test/resources/marina", file)))
                .toList());
        grpc = new RawGrpcClient(served.emulator().baseUri().getPort(), "marina.v1.Marina");
        marina = new MarinaClient(served, grpc);
    }

    @AfterAll
    static void close() {
        grpc.close();
        served.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        served.post("/__service/state/reset", "{}");
    }

    private static void assertAllSee(Berth... berths) throws IOException, InterruptedException {
        assertThat(marina.overHttp("")).containsExactlyInAnyOrder(berths);
        assertThat(marina.overGraphQl("")).containsExactlyInAnyOrder(berths);
        assertThat(marina.overGrpc("", "")).containsExactlyInAnyOrder(berths);
    }

    @Test
    void eachProtocolSeesWhatTheOthersCreate() throws IOException, InterruptedException {
        Berth north = berth("North", "in_use");
        Berth south = berth("South", "retired");
        Berth west = berth("West", "free");
        north = north.withId(marina.createOverHttp(north));
        south = south.withId(marina.createOverGraphQl(south));
        west = west.withId(marina.createOverGrpc(west));
        assertAllSee(north, south, west);
    }

    @Test
    void eachProtocolSeesWhatTheOthersChange() throws IOException, InterruptedException {
        String id = marina.createOverGrpc(berth("North", "free"));
        marina.changeOverHttp(id, "{\"status\":\"in_use\",\"shore_power\":{\"plug_kind\":\"blue\"}}");
        assertAllSee(new Berth(id, "North", 12.5, true, "in_use", 16, "blue", "bow"));
        marina.graphQl("mutation { updateBerth(berthId: \"" + id
                + "\", input: {maxLength: 8, status: RETIRED, shorePower: {maxAmps: 32}}) { berthId } }");
        assertAllSee(new Berth(id, "North", 8, true, "retired", 32, "blue", "bow"));
        Berth moved = new Berth(id, "South", 9.5, true, "free", 63, "red_small", "stern");
        marina.changeOverGrpc(moved, "HarbourName", "Status", "ShorePower.MaxAmps");
        assertAllSee(new Berth(id, "South", 8, true, "free", 63, "blue", "bow"));
    }

    @Test
    void eachProtocolMissesWhatTheOthersDelete() throws IOException, InterruptedException {
        String first = marina.createOverHttp(berth("North", "free"));
        String second = marina.createOverHttp(berth("North", "free"));
        String third = marina.createOverHttp(berth("North", "free"));
        marina.deleteOverGrpc(first);
        assertThat(served.get("/berths/" + first).status()).isEqualTo(404);
        marina.graphQl("mutation { deleteBerth(berthId: \"" + second + "\") }");
        assertThat(marina.overGrpc("", "")).extracting(Berth::id).containsExactly(third);
        served.delete("/berths/" + third);
        assertAllSee();
    }

    @Test
    void eachProtocolFiltersInItsOwnSpelling() throws IOException, InterruptedException {
        marina.createOverGraphQl(berth("North", "free"));
        String second = marina.createOverGrpc(berth("North", "in_use"));
        marina.createOverHttp(berth("South", "in_use"));
        Berth expected = berth("North", "in_use").withId(second);
        assertThat(marina.overHttp("?status=in_use&harbour_name=North")).containsExactly(expected);
        assertThat(marina.overGraphQl("(status: IN_USE, harbourName: \"North\")"))
                .containsExactly(expected);
        assertThat(marina.overGrpc("in_use", "North")).containsExactly(expected);
        assertThat(marina.overGrpc("Status = STATUS_IN_USE AND HarbourName = \"North\""))
                .containsExactly(expected);
        assertThat(marina.overGrpc("ShorePower.PlugKind = PLUG_KIND_BLUE")).isEmpty();
    }

    @Test
    void subscriptionsReportTheWritesOfOtherProtocols() throws IOException, InterruptedException {
        HttpRequest request = served.at("/graphql")
                .header("content-type", "application/json")
                .header("accept", "text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"query\":\"subscription { berthCreated(status: IN_USE) { harbourName status } }\"}"))
                .build();
        HttpResponse<InputStream> events =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(events.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo(":");
            marina.createOverGrpc(berth("East", "free"));
            marina.createOverGrpc(berth("North", "in_use"));
            marina.createOverHttp(berth("South", "in_use"));
            assertThat(List.of(nextData(lines), nextData(lines)))
                    .containsExactly(
                            "{\"data\":{\"berthCreated\":{\"harbourName\":\"North\",\"status\":\"IN_USE\"}}}",
                            "{\"data\":{\"berthCreated\":{\"harbourName\":\"South\",\"status\":\"IN_USE\"}}}");
        }
    }

    private static String nextData(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith("data: ")) {
            line = lines.readLine();
        }
        return line == null ? "" : line.substring(6);
    }
}
