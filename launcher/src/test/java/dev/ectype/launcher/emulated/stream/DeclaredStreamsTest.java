package dev.ectype.launcher.emulated.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests replies that send stored instances and then follow the writes of their resource. */
@Timeout(60)
final class DeclaredStreamsTest {
    private static final String PATHS = """
            /buoys:
              get:
                parameters:
                - {name: watch, in: query, description: Watch for changes and return a stream of add and remove notifications, schema: {type: boolean}}
                - {name: resourceVersion, in: query, schema: {type: string}}
                - {name: timeoutSeconds, in: query, schema: {type: integer}}
                - {name: bay, in: query, schema: {type: string}}
                responses: {'200': {description: ok, JSON: BuoyList}}
              post:
                requestBody: {required: true, JSON: Buoy}
                responses: {'201': {description: ok, JSON: Buoy}}
            /buoys/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Buoy}}}
              patch:
                requestBody: {required: true, JSON: Buoy}
                responses: {'200': {description: ok, JSON: Buoy}}
              delete: {responses: {'204': {description: ok}}}
            /watch/buoys/{id}:
              get:
                operationId: watchBuoy
                parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                responses: {'200': {description: ok, JSON: BuoyNotice}}
            /fleet/buoys:
              get: {responses: {'200': {description: ok, JSON: BuoyList}}}
            /fleet/watch/buoys:
              get: {operationId: watchFleet, responses: {'200': {description: ok, JSON: OpenNotice}}}
            /buoys/export:
              get:
                summary: Download all buoys
                responses: {'200': {description: ok, content: {application/x-ndjson: {schema: {$ref: '#/components/schemas/Buoy'}}}}}
            /buoys/stream:
              get:
                summary: Stream the current buoys and all later changes
                parameters: [{name: bay, in: query, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json-seq: {schema: {$ref: '#/components/schemas/Buoy'}}}}}
            /buoys/events:
              get:
                summary: Subscribe to changes of buoys
                responses: {'200': {description: ok, content: {text/event-stream: {schema: {$ref: '#/components/schemas/BuoyEvent'}}}}}
            """;
    private static final String SCHEMAS = """
            Buoy: {type: object, required: [name], properties: {id: {type: string, readOnly: true}, name: {type: string}, bay: {type: string}}}
            BuoyList: {type: object, required: [items, resourceVersion], properties: {resourceVersion: {type: string}, items: {type: array, items: {$ref: '#/components/schemas/Buoy'}}}}
            BuoyNotice: {type: object, required: [type, object], properties: {type: {type: string}, object: {$ref: '#/components/schemas/Buoy'}}}
            OpenNotice: {type: object, required: [type, object], properties: {type: {type: string}, object: {type: object}}}
            BuoyEvent: {type: object, required: [event, data], properties: {id: {type: string}, event: {type: string, enum: [buoy.added, buoy.changed, buoy.gone, buoy.removed]}, data: {$ref: '#/components/schemas/Buoy'}}}
            """;

    private static ServedDescription api;

    @BeforeAll
    static void open() {
        api = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void close() {
        api.close();
    }

    @BeforeEach
    void begin() throws IOException, InterruptedException {
        api.post("/__service/state/reset", "");
        add("North", "east");
    }

    private static void add(String name, String bay) throws IOException, InterruptedException {
        assertThat(api.post("/buoys", "{\"name\":\"" + name + "\",\"bay\":\"" + bay + "\"}")
                        .status())
                .isEqualTo(201);
    }

    private static void change(String id, String name, String bay) throws IOException, InterruptedException {
        api.send("PATCH", "/buoys/" + id, "application/json", "{\"name\":\"" + name + "\",\"bay\":\"" + bay + "\"}");
    }

    private static String notice(String type, int number, String name, String bay) {
        return "{\"type\":\"" + type + "\",\"object\":" + buoy(number, name, bay) + "}";
    }

    private static String buoy(int number, String name, String bay) {
        return "{\"id\":\"buoy_" + number + "\",\"name\":\"" + name + "\",\"bay\":\"" + bay + "\"}";
    }

    @Test
    void aWatchedListSendsStoredInstancesAndThenEachWrite() throws IOException, InterruptedException {
        for (HttpClient.Version version : HttpClient.Version.values()) {
            begin();
            try (StreamReader watch = StreamReader.open(api, version, "/buoys?watch=true")) {
                assertThat(watch.reply().version()).isEqualTo(version);
                assertThat(watch.line()).isEqualTo(notice("ADDED", 1, "North", "east"));
                add("South", "west");
                change("buoy_1", "North", "west");
                api.delete("/buoys/buoy_2");
                assertThat(watch.lines(3))
                        .containsExactly(
                                notice("ADDED", 2, "South", "west"),
                                notice("MODIFIED", 1, "North", "west"),
                                notice("DELETED", 2, "South", "west"));
            }
        }
    }

    @Test
    void aWatchFromThePositionOfAListSendsLaterWritesOnly() throws IOException, InterruptedException {
        String position = api.get("/buoys").body().member("resourceVersion").text();
        add("South", "west");
        add("West", "west");
        try (StreamReader watch =
                StreamReader.open(api, "/buoys?watch=true&timeoutSeconds=1&resourceVersion=" + position)) {
            assertThat(watch.rest())
                    .containsExactly(notice("ADDED", 2, "South", "west"), notice("ADDED", 3, "West", "west"));
        }
        assertThat(api.get("/buoys?resourceVersion=" + position)
                        .body()
                        .member("items")
                        .size())
                .isEqualTo(3);
        assertThat(api.get("/buoys?watch=true&resourceVersion=99").status()).isEqualTo(410);
        assertThat(api.get("/buoys?watch=true&resourceVersion=soon").status()).isEqualTo(400);
    }

    @Test
    void anInstanceThatBeginsOrCeasesToMatchIsAddedOrDeleted() throws IOException, InterruptedException {
        try (StreamReader watch = StreamReader.open(api, "/buoys?watch=true&bay=west")) {
            change("buoy_1", "North", "west");
            change("buoy_1", "North II", "west");
            change("buoy_1", "North II", "east");
            assertThat(watch.lines(3))
                    .containsExactly(
                            notice("ADDED", 1, "North", "west"),
                            notice("MODIFIED", 1, "North II", "west"),
                            notice("DELETED", 1, "North II", "west"));
        }
    }

    @Test
    void aWatchedInstanceIsFollowed() throws IOException, InterruptedException {
        try (StreamReader watch = StreamReader.open(api, "/watch/buoys/buoy_1")) {
            add("South", "west");
            change("buoy_1", "North", "west");
            assertThat(watch.lines(2))
                    .containsExactly(notice("ADDED", 1, "North", "east"), notice("MODIFIED", 1, "North", "west"));
        }
        assertThat(api.get("/watch/buoys/buoy_7").status()).isEqualTo(404);
    }

    @Test
    void aWatchFollowsTheListAtTheSamePath() throws IOException, InterruptedException {
        try (StreamReader watch = StreamReader.open(api, "/fleet/watch/buoys")) {
            add("South", "west");
            assertThat(watch.lines(2))
                    .containsExactly(notice("ADDED", 1, "North", "east"), notice("ADDED", 2, "South", "west"));
        }
    }

    @Test
    void aDownloadEndsAfterTheStoredInstances() throws IOException, InterruptedException {
        add("South", "west");
        ServedDescription.Answer answer = api.get("/buoys/export");
        assertThat(answer.header("content-type")).isEqualTo("application/x-ndjson");
        assertThat(answer.text()).isEqualTo(buoy(2, "South", "west") + "\n" + buoy(1, "North", "east") + "\n");
    }

    @Test
    void aStreamOfInstancesOmitsDeletions() throws IOException, InterruptedException {
        try (StreamReader stream = StreamReader.open(api, "/buoys/stream?bay=east")) {
            add("South", "west");
            api.delete("/buoys/buoy_1");
            add("East", "east");
            assertThat(stream.lines(2))
                    .containsExactly("\u001e" + buoy(1, "North", "east"), "\u001e" + buoy(3, "East", "east"));
        }
    }

    @Test
    void serverSentEventsHaveNamesAndPositions() throws IOException, InterruptedException {
        try (StreamReader events = StreamReader.open(api, "/buoys/events")) {
            assertThat(events.line()).isEqualTo(":");
            add("South", "west");
            api.delete("/buoys/buoy_1");
            assertThat(events.lines(6))
                    .containsExactly(
                            "id: 2",
                            "event: buoy.added",
                            "data: " + buoy(2, "South", "west"),
                            "id: 3",
                            "event: buoy.removed",
                            "data: " + buoy(1, "North", "east"));
        }
        try (StreamReader resumed = StreamReader.open(api, "/buoys/events", "last-event-id", "2")) {
            assertThat(resumed.lines(4))
                    .containsExactly(":", "id: 3", "event: buoy.removed", "data: " + buoy(1, "North", "east"));
        }
    }

    @Test
    void aReplacedStateEndsTheStream() throws IOException, InterruptedException {
        try (StreamReader events = StreamReader.open(api, "/buoys/events");
                StreamReader watch = StreamReader.open(api, "/buoys?watch=true")) {
            api.post("/__service/state/reset", "");
            add("South", "west");
            assertThat(events.rest())
                    .containsExactly(
                            ":",
                            ": the stream ends, because the state was restored, rewound or reset: list the instances again");
            assertThat(watch.rest()).containsExactly(notice("ADDED", 1, "North", "east"));
        }
    }

    @Test
    void aStreamFollowsItsOwnSandbox() throws IOException, InterruptedException {
        String sandbox = "/__service/sandboxes/tide";
        try (StreamReader watch = StreamReader.open(api, sandbox + "/buoys?watch=true")) {
            assertThat(watch.line()).isEqualTo(notice("ADDED", 1, "North", "east"));
            add("South", "west");
            api.post(sandbox + "/buoys", "{\"name\":\"Reef\",\"bay\":\"east\"}");
            assertThat(watch.line()).contains("Reef");
            api.delete(sandbox);
            assertThat(watch.rest()).isEmpty();
        }
    }

    @Test
    void equalRequestsGiveEqualBytes() throws IOException, InterruptedException {
        assertThat(bytes()).isEqualTo(bytes()).hasSize(4);
    }

    private List<String> bytes() throws IOException, InterruptedException {
        begin();
        try (StreamReader watch = StreamReader.open(api, "/buoys?watch=true&timeoutSeconds=1")) {
            add("South", "west");
            change("buoy_2", "South", "east");
            api.delete("/buoys/buoy_1");
            return watch.rest();
        }
    }

    @Test
    void theServerEndsItsStreamsWhenItStops() throws IOException, InterruptedException {
        for (HttpClient.Version version : HttpClient.Version.values()) {
            ServedDescription own = ServedDescription.of(PATHS, SCHEMAS);
            try (StreamReader events = StreamReader.open(own, version, "/buoys/events")) {
                assertThat(events.line()).isEqualTo(":");
                long begun = System.nanoTime();
                own.close();
                assertThat(events.rest()).containsExactly(": the stream ends, because the server stops");
                assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
            }
        }
    }

    @Test
    void aCheckOfTheDescriptionReadsTheStoredInstancesOfAStream() throws IOException {
        SampleRequest request = new SampleRequest("GET", "/buoys?watch=true", List.of(), null);
        assertThat(new String(new RequestSender(api.emulator()).send(request).body(), StandardCharsets.UTF_8))
                .isEqualTo(notice("ADDED", 1, "North", "east") + "\n");
    }

    @Test
    void anOrdinaryListIsNoStream() throws IOException, InterruptedException {
        assertThat(Json.parse(api.get("/buoys?watch=false").text())
                        .member("items")
                        .size())
                .isEqualTo(1);
    }
}
