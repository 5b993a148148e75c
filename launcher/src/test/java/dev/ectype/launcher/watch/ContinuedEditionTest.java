package dev.ectype.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.carry.CarryOverResult;
import dev.ectype.runtime.emulator.carry.LostItem;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the state of a running emulator that continues as a later edition of its API. */
final class ContinuedEditionTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private Emulator library;

    @BeforeEach
    void startTheFirstEdition() throws IOException, InterruptedException {
        library = compiled(ShelfEdition.FIRST).start();
        send("POST", "/shelves", "{\"room\":\"hall\"}");
        send("POST", "/shelves/1/books", "{\"title\":\"Emma\",\"status\":\"new\"}");
        send("POST", "/shelves/1/books", "{\"title\":\"Ulysses\",\"status\":\"lost\"}");
    }

    @AfterEach
    void stop() {
        library.close();
    }

    @Test
    void theSameEditionKeepsEveryByte() {
        byte[] before = library.snapshot();
        CarryOverResult carried = library.continueAs(compiled(ShelfEdition.FIRST));
        assertThat(carried).isEqualTo(new CarryOverResult(3, 2, List.of()));
        assertThat(library.snapshot()).isEqualTo(before);
    }

    @Test
    void aNewRequiredMemberGetsAValue() throws IOException, InterruptedException {
        CarryOverResult carried = library.continueAs(compiled(
                ShelfEdition.of("status: {type: string}\n        pages: {type: integer, default: 100}", ", pages")));
        assertThat(carried).isEqualTo(new CarryOverResult(3, 2, List.of()));
        assertThat(send("GET", "/shelves/1/books", "").body()).contains("\"title\":\"Emma\"", "\"pages\":100");
    }

    @Test
    void anInstanceWithAValueThatIsNoLongerAllowedIsRemoved() throws IOException, InterruptedException {
        CarryOverResult carried =
                library.continueAs(compiled(ShelfEdition.of("status: {type: string, enum: [new, lent]}", "")));
        assertThat(carried.documents()).isEqualTo(2);
        assertThat(carried.lost()).extracting(LostItem::what).containsExactly("books/2");
        assertThat(carried.lost().get(0).reason()).isEqualTo("status: expected one of new, lent, found \"lost\"");
        assertThat(send("GET", "/shelves/1/books", "").body()).contains("Emma").doesNotContain("Ulysses");
    }

    @Test
    void aMemberThatIsNoLongerAllowedIsRemoved() throws IOException, InterruptedException {
        CarryOverResult carried = library.continueAs(compiled(ShelfEdition.FIRST
                .replace("title: {type: string}", "")
                .replace("required: [id]\n", "required: [id]\n      additionalProperties: false\n")));
        assertThat(carried.documents()).isEqualTo(3);
        assertThat(carried.lost()).extracting(LostItem::what).containsExactly("books/1/title", "books/2/title");
        assertThat(send("GET", "/shelves/1/books", "").body())
                .doesNotContain("Emma")
                .contains("\"status\":\"new\"");
    }

    @Test
    void aRemovedResourceIsReportedOnceAndItsChildrenAreRemoved() {
        String other = ShelfEdition.FIRST.replace("/shelves", "/cases").replace("shelfId", "caseId");
        CarryOverResult carried = library.continueAs(compiled(other));
        assertThat(carried.lost().get(0))
                .isEqualTo(new LostItem("shelves", "1 instance, a resource that the new description does not have"));
        assertThat(carried.lost()).extracting(LostItem::what).containsExactly("shelves", "books/1", "books/2");
        assertThat(carried.documents()).isZero();
    }

    @Test
    void identifiersAndPositionContinue() throws IOException, InterruptedException {
        long position = position();
        library.continueAs(compiled(ShelfEdition.of("status: {type: string}", "")));
        assertThat(position()).isEqualTo(position);
        assertThat(send("POST", "/shelves/1/books", "{\"title\":\"Dune\"}").body())
                .contains("\"id\":3");
        assertThat(position()).isEqualTo(position + 1);
    }

    @Test
    void theJournalContinues() throws IOException, InterruptedException {
        library.continueAs(compiled(ShelfEdition.of("status: {type: string}", "")));
        send("POST", "/shelves/1/books", "{\"title\":\"Dune\"}");
        library.continueAs(compiled(ShelfEdition.FIRST.replace("/books", "/volumes")));
        send("POST", "/shelves/1/volumes", "{\"title\":\"Emma\"}");
        assertThat(library.journal().entries(0, 10))
                .extracting(entry -> entry.position() + " " + entry.cause().operation() + " "
                        + entry.changes().get(0))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("1 createShelf").contains("shelves"),
                        second -> assertThat(second).startsWith("2 createBook").contains("books"),
                        third -> assertThat(third).startsWith("3 createBook").contains("books"),
                        fourth -> assertThat(fourth).startsWith("4 createBook").contains("books"),
                        fifth -> assertThat(fifth).startsWith("5 createBook").contains("volumes"));
    }

    @Test
    void idempotencyKeysStayKnownUntilAReset() throws IOException, InterruptedException {
        String first = once().body();
        library.continueAs(compiled(ShelfEdition.of("status: {type: string}", "")));
        HttpResponse<String> again = once();
        assertThat(again.body()).isEqualTo(first);
        assertThat(again.headers().firstValue("idempotent-replayed")).contains("true");
        library.reset();
        assertThat(once().headers().firstValue("idempotent-replayed")).isEmpty();
    }

    @Test
    void aResetRestoresTheFixtureAsFarAsItFits() throws IOException, InterruptedException {
        byte[] filled = library.snapshot();
        Document expected =
                Json.parse("{\"shelves\":[{\"id\":7,\"room\":\"attic\"}]}".getBytes(StandardCharsets.UTF_8));
        for (Document document : List.of(Json.parse(filled), expected)) {
            Fixture fixture = new Fixture("start.json", document, pointer -> "1:1", false);
            try (Emulator started = compiled(ShelfEdition.FIRST)) {
                started.boot(EmulatorOptions.standard().withFixture(fixture));
                byte[] before = started.snapshot();
                started.continueAs(compiled(ShelfEdition.of("status: {type: string}", "")));
                started.reset();
                assertThat(rows(started.snapshot())).isEqualTo(rows(before)).contains("room");
            }
        }
    }

    private static String rows(byte[] snapshot) {
        return String.valueOf(Json.parse(snapshot).member("resources"));
    }

    @Test
    void aFixtureThatNoLongerFitsIsIgnored() {
        Document expected = Json.parse("{\"shelves\":[{\"id\":7}]}".getBytes(StandardCharsets.UTF_8));
        Fixture fixture = new Fixture("start.json", expected, pointer -> "1:1", false);
        try (Emulator started = compiled(ShelfEdition.FIRST)) {
            started.boot(EmulatorOptions.standard().withFixture(fixture));
            started.continueAs(compiled(ShelfEdition.FIRST.replace("/shelves", "/racks")));
            started.reset();
            assertThat(rows(started.snapshot())).doesNotContain("\"id\":\"7\"");
        }
    }

    @Test
    void mayBeClosedTwice() {
        library.close();
        library.close();
    }

    private HttpResponse<String> once() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(library.baseUri().resolve("/shelves"))
                .header("content-type", "application/json")
                .header("idempotency-key", "one")
                .POST(HttpRequest.BodyPublishers.ofString("{\"room\":\"cellar\"}"))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void uploadedFilesStay() throws IOException, InterruptedException {
        send("PUT", "/shelves/1/plan", "application/octet-stream", "three boards");
        byte[] before = library.snapshot();
        CarryOverResult carried = library.continueAs(compiled(ShelfEdition.FIRST));
        assertThat(carried).isEqualTo(new CarryOverResult(3, 2, List.of()));
        assertThat(library.snapshot()).isEqualTo(before);
        assertThat(send("GET", "/shelves/1/plan", "").body()).isEqualTo("three boards");
    }

    @Test
    void noWriteIsLostWhileEditionsChange() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(4);
        List<Future<Integer>> written = new ArrayList<>();
        for (int each = 0; each < 4; each++) {
            Callable<Integer> writing = () -> {
                int created = 0;
                for (int book = 0; book < 50; book++) {
                    created += send("POST", "/shelves/1/books", "{\"title\":\"x\"}")
                                            .statusCode()
                                    == 201
                            ? 1
                            : 0;
                }
                return created;
            };
            written.add(clients.submit(writing));
        }
        for (int edition = 0; edition < 5; edition++) {
            library.continueAs(compiled(ShelfEdition.of("e" + edition + ": {type: string}", "")));
        }
        int created = 0;
        for (Future<Integer> each : written) {
            created += each.get();
        }
        clients.shutdown();
        assertThat(created).isEqualTo(200);
        String snapshot = new String(library.snapshot(), StandardCharsets.UTF_8);
        assertThat(snapshot.split("\"title\":\"x\"", -1)).hasSize(201);
    }

    private long position() {
        return Objects.requireNonNull(Json.parse(library.snapshot()).member("position"))
                .longValue();
    }

    private static Emulator compiled(String description) {
        SourceRoot source = SourceRoot.text("library.yaml", description.getBytes(StandardCharsets.UTF_8));
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(source), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator());
    }

    private HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        return send(method, path, "application/json", body);
    }

    private HttpResponse<String> send(String method, String path, String type, String body)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(library.baseUri().resolve(path))
                .header("content-type", type)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }
}
