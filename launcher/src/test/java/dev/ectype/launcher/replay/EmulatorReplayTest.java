package dev.ectype.launcher.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Replays the recording of an emulator against others of the same description and of a changed one. */
@Timeout(120)
final class EmulatorReplayTest {
    private final StringBuilder recording = new StringBuilder();
    private final List<ReplayedExchange> results = new ArrayList<>();

    private static Emulator emulator(SourceRoot description) {
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(description), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator()).start();
    }

    private static SourceRoot changed(String name, String before, String after) throws Exception {
        try (var stream = SampleCatalog.class.getResourceAsStream("/catalog/" + name + "/openapi.yaml")) {
            String text = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text).contains(before);
            return SourceRoot.text("openapi.yaml", text.replace(before, after).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static HttpReplayTarget target(Emulator emulator) {
        return new HttpReplayTarget(HttpClient.newHttpClient(), emulator.baseUri(), List.of(), Duration.ofSeconds(20));
    }

    /** Sends a request to an emulator and records the exchange. */
    private Document send(Emulator emulator, String method, String path, String body) throws Exception {
        RecordedRequest request = new RecordedRequest(
                method,
                "https://pets.example" + path,
                List.of(new RecordedHeader("x-api-key", "any"), new RecordedHeader("content-type", "application/json")),
                ExampleExchanges.body(body));
        RecordedReply reply = target(emulator).send(request);
        recording.append(ExampleExchanges.line(new CapturedExchange(1, "", request, reply, 1, null)));
        return Objects.requireNonNullElse(reply.body().json(), Document.NULL);
    }

    private void recordPets(Emulator emulator) throws Exception {
        send(emulator, "GET", "/pets", "");
        String owner = id(send(emulator, "POST", "/owners", "{'name':'Eva','email':'eva@example.org'}"));
        for (String name : List.of("Mia", "Balu", "Rex")) {
            String pet = id(send(emulator, "POST", "/pets", "{'name':'" + name + "','species':'cat'}"));
            send(emulator, "GET", "/pets/" + pet, "");
            send(emulator, "POST", "/pets/" + pet + "/adopt", "{'ownerId':" + owner + "}");
            send(emulator, "POST", "/pets/" + pet + "/adopt", "");
        }
        send(emulator, "GET", "/pets?limit=2", "");
        send(emulator, "GET", "/pets/999999", "");
        send(emulator, "POST", "/pets", "{'species':'dragon'}");
    }

    private static String id(Document reply) {
        Document id = Objects.requireNonNull(reply.member("id"), reply::toString);
        return id.isString() ? "'" + id.text() + "'" : id.literal();
    }

    private void replay(Emulator emulator) throws Exception {
        new Replay(target(emulator), new ReplyComparison(List.of()), 1)
                .run(ExampleExchanges.read(recording.toString()), results::add);
    }

    private List<ComparisonResult> differences() {
        return results.stream()
                .map(ReplayedExchange::result)
                .filter(each -> each.kind() != ResultKind.MATCH)
                .toList();
    }

    @Test
    void aFreshEmulatorMatches() throws Exception {
        try (Emulator first = emulator(SampleCatalog.open("petstore"));
                Emulator second = emulator(SampleCatalog.open("petstore"))) {
            recordPets(first);
            replay(second);
            assertThat(results).hasSize(17);
            assertThat(differences()).isEmpty();
        }
    }

    @Test
    void anEmulatorWithOtherIdentifiersMatches() throws Exception {
        try (Emulator first = emulator(SampleCatalog.open("petstore"));
                Emulator second = emulator(SampleCatalog.open("petstore"))) {
            recordPets(first);
            String original = recording.toString();
            send(second, "POST", "/pets", "{'name':'Before','species':'dog'}");
            send(second, "DELETE", "/pets/1001", "");
            send(second, "POST", "/owners", "{'name':'Before','email':'before@example.org'}");
            recording.replace(0, recording.length(), original);
            replay(second);
            assertThat(differences()).isEmpty();
            assertThat(results).extracting(each -> each.sent().target()).contains("/pets/1002/adopt", "/pets/1004");
        }
    }

    @Test
    void aChangedDescriptionDiffersWhereItWasChanged() throws Exception {
        try (Emulator first = emulator(SampleCatalog.open("petstore"));
                Emulator second = emulator(changed("petstore", "birthday", "bornOn"))) {
            recordPets(first);
            replay(second);
            assertThat(differences()).isNotEmpty().allSatisfy(each -> {
                assertThat(each.kind()).isEqualTo(ResultKind.BODY_SHAPE_MISMATCH);
                assertThat(each.paths()).allMatch(path -> path.contains("birthday") || path.contains("bornOn"));
            });
        }
    }
}
