package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.storage.ContentReferences;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@StartsProcesses
class ExportWhileServingTest {
    private static final int WRITERS = 3;
    private static final Duration PAUSE = Duration.ofMillis(200);

    private final Map<String, String> stored = new ConcurrentHashMap<>();
    private final AtomicBoolean ended = new AtomicBoolean();

    @TempDir
    private Path work;

    @Test
    void exportOfABusyInstallationIsOfOneMoment() throws Exception {
        Path source = work.resolve("source");
        Path export = work.resolve("export");
        ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
        List<Shop> shops = new ArrayList<>();
        Map<String, String> before = Map.of();
        try (ControlPlane plane = ControlPlane.start(source)) {
            List<Future<?>> writers = new ArrayList<>();
            for (int at = 0; at < WRITERS; at++) {
                Shop shop = Shop.open(plane, 5);
                shops.add(shop);
                writers.add(threads.submit(() -> write(plane.client(shop.key()))));
            }
            for (int time = 0; time < 3; time++) {
                before = Map.copyOf(stored);
                Commands.exportFrom(source, export).is(0);
            }
            ended.set(true);
            for (Future<?> writer : writers) {
                writer.get(1, TimeUnit.MINUTES);
            }
        } finally {
            ended.set(true);
            threads.shutdown();
        }
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        Commands.importInto(target, export).is(0);
        try (ControlPlane plane = ControlPlane.start(target)) {
            for (Shop shop : shops) {
                assertWhole(plane.client(shop.key()));
            }
            assertThat(ids(plane, shops)).containsAll(before.keySet());
        }
        assertThat(Commands.run("events", "verify", "--data-dir", target.toString())
                        .is(0)
                        .out())
                .doesNotContain("broken");
    }

    /** Uploads, pushes and deletes until the exports are over. */
    private void write(Client client) {
        for (int at = 0; !ended.get(); at++) {
            String kept = Lines.upload(client, "/kept/" + at, "/" + at);
            stored.put(kept.substring(kept.lastIndexOf('/') + 1), kept);
            String deleted = Lines.upload(client, "/deleted/" + at);
            Shop.push(client, at);
            // Three writers that delete without a pause could delete a content during each of the limited rounds of an
            // export.
            LockSupport.parkNanos(PAUSE.toNanos());
            client.delete(deleted).is(204);
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    private static List<String> ids(ControlPlane plane, List<Shop> shops) {
        List<String> ids = new ArrayList<>();
        shops.forEach(shop -> ids.addAll(Shop.ids(plane.client(shop.key()), Shop.RECORDINGS)));
        return ids;
    }

    private static void assertWhole(Client client) {
        for (String id : Shop.ids(client, Shop.RECORDINGS)) {
            JsonNode recording = client.get(Shop.RECORDINGS + "/" + id).is(200).json();
            String file =
                    client.get(Shop.RECORDINGS + "/" + id + "/file").is(200).body();
            assertThat(Team.sha256(file)).isEqualTo(recording.get("sha256").asString());
        }
        for (String id : Shop.ids(client, "/v1/snapshots")) {
            client.get("/v1/snapshots/" + id + "/content").is(200);
        }
    }

    @Test
    void contentThatIsDeletedMeanwhileIsNotInTheExport() throws Exception {
        Path source = work.resolve("source");
        try (ControlPlane plane = ControlPlane.start(source)) {
            Shop shop = Shop.open(plane, 4);
            Client client = plane.client(shop.key());
            List<String> ids = Shop.ids(client, Shop.RECORDINGS);
            ObjectStorage storage = plane.part(ObjectStorage.class);
            // The newest recording is the last of the index. It goes once the export reads the first content.
            AtomicBoolean deleted = new AtomicBoolean();
            ExportReport report = export(plane, beforeGet(storage, () -> {
                if (!deleted.getAndSet(true)) {
                    client.delete(Shop.RECORDINGS + "/" + ids.get(0)).is(204);
                    // The node deletes the file after its response, on another thread.
                    Awaitility.await().ignoreExceptions().until(() -> !isThere(source, ids.get(0)));
                }
            }));
            assertThat(report.isComplete()).isTrue();
            assertThat(report.rounds()).isEqualTo(2);
            assertThat(report.manifest().objects().count()).isEqualTo(3);
        }
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        assertThat(Commands.importInto(target, work.resolve("export"))
                        .is(0)
                        .json()
                        .at("/objects/lost")
                        .asInt())
                .isZero();
    }

    private static boolean isThere(Path dataDir, String recording) throws IOException {
        try (Stream<Path> files = Files.walk(dataDir.resolve("objects"))) {
            return files.anyMatch(file -> String.valueOf(file.getFileName()).startsWith(recording));
        }
    }

    private ExportReport export(ControlPlane plane, ObjectStorage storage) {
        List<ContentReferences> references = List.of(
                plane.part("recordingReferenceRepository", ContentReferences.class),
                plane.part("replayReferenceRepository", ContentReferences.class),
                plane.part("snapshotReferenceRepository", ContentReferences.class));
        return new Export(
                        plane.part(Database.class),
                        storage,
                        plane.part(ApplicationKey.class),
                        references,
                        Clock.systemUTC(),
                        plane.part(JsonMapper.class))
                .run(work.resolve("export"), new TransferProgress());
    }

    /** A storage that does something before each read. */
    private static ObjectStorage beforeGet(ObjectStorage storage, Runnable action) {
        return (ObjectStorage) Proxy.newProxyInstance(
                ObjectStorage.class.getClassLoader(),
                new Class<?>[] {ObjectStorage.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("get")) {
                        action.run();
                    }
                    try {
                        return method.invoke(storage, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }
}
