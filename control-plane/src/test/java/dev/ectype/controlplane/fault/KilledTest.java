package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.Tasks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests the state after the process is killed while its database keeps running. */
@StartsProcesses
class KilledTest {
    private static final int KILLS = 2;
    private static final int WRITERS = 4;
    private static final int LEAST = 20;

    @TempDir
    private Path folder;

    @Test
    void nothingAcknowledgedIsLostAndNothingHappensTwice() {
        ConcurrentHashMap<String, String> acknowledged = new ConcurrentHashMap<>();
        List<String> unanswered = new ArrayList<>();
        String key = null;
        for (int kill = 0; kill < KILLS; kill++) {
            PlaneProcess plane = PlaneProcess.start(folder.resolve("data"));
            key = kill == 0 ? plane.adminKey() : key;
            assertThat(plane.adminKey()).as("printed once").isEqualTo(kill == 0 ? key : null);
            unanswered.addAll(writeUntilKilled(plane, key, kill, acknowledged));
        }
        try (PlaneProcess plane = PlaneProcess.start(folder.resolve("data"))) {
            Client client = plane.client(key);
            for (String name : unanswered) {
                acknowledged.put(name, create(client, name).is(201).text("id"));
            }
            for (String name : acknowledged.keySet()) {
                Client.Reply again = create(client, name).is(201);
                assertThat(again.text("id")).as(name).isEqualTo(acknowledged.get(name));
                assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
            }
            TreeMap<String, String> stored = new TreeMap<>();
            all(client, "/v1/projects?limit=100")
                    .forEach(project -> assertThat(stored.put(
                                    project.get("slug").asString(),
                                    project.get("id").asString()))
                            .isNull());
            assertThat(stored).isEqualTo(new TreeMap<>(acknowledged));
            assertThat(all(client, "/v1/events?kind=project.created&limit=100")).hasSameSizeAs(acknowledged.keySet());
        }
        assertRestored(key, acknowledged.size());
    }

    /** A copy of the folder, made while nothing runs on it, is a backup: it works at another place. */
    private void assertRestored(String key, int projects) {
        copy(folder.resolve("data"), folder.resolve("restored"));
        try (PlaneProcess plane = PlaneProcess.start(folder.resolve("restored"))) {
            assertThat(all(plane.client(key), "/v1/projects?limit=100")).hasSize(projects);
        }
    }

    private static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Creates projects from several threads until the process is killed in the middle; gives those that were not answered. */
    private static List<String> writeUntilKilled(
            PlaneProcess plane, String key, int kill, ConcurrentHashMap<String, String> acknowledged) {
        int before = acknowledged.size();
        List<String> unanswered = java.util.Collections.synchronizedList(new ArrayList<>());
        AtomicInteger names = new AtomicInteger();
        List<CompletableFuture<Void>> writers = IntStream.range(0, WRITERS)
                .mapToObj(writer -> Tasks.run(() -> {
                    Client client = plane.client(key);
                    String name = "";
                    try {
                        while (true) {
                            name = "p-" + kill + "-" + names.incrementAndGet();
                            acknowledged.put(name, create(client, name).is(201).text("id"));
                        }
                    } catch (UncheckedIOException killed) {
                        unanswered.add(name);
                    }
                }))
                .toList();
        while (acknowledged.size() < before + LEAST) {
            Thread.onSpinWait();
        }
        plane.kill();
        writers.forEach(CompletableFuture::join);
        return unanswered;
    }

    private static Client.Reply create(Client client, String name) {
        return client.with("Idempotency-Key", name).post("/v1/projects", "{\"name\":\"" + name + "\"}");
    }

    private static List<JsonNode> all(Client client, String path) {
        List<JsonNode> items = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            Client.Reply page = client.get(path + cursor).is(200);
            page.items().forEach(items::add);
            cursor = page.text("nextCursor") == null ? null : "&cursor=" + page.text("nextCursor");
        }
        return items;
    }
}
