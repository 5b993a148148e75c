package dev.ectype.controlplane.dashboard.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.recording.Lines;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The limit of uploaded files, and the stop of the service during a replay, on a control plane of its own. */
@StartsProcesses
class RecordingLimitsTest {
    private static final String RECORDINGS = "/dashboard/projects/shop/recordings";

    @TempDir
    private Path folder;

    @Test
    void rejectsFilesBeyondTheLimit() {
        String fits = Lines.orders(10);
        String limit = "ectype.recordings.max-bytes=" + fits.length();
        try (ControlPlane plane = ControlPlane.start(folder, limit)) {
            DashboardBrowser writer = writer(plane, shop(plane));
            assertThat(upload(writer, fits).statusCode()).isEqualTo(303);
            HttpResponse<String> larger = upload(writer, fits + "\n");
            assertThat(larger.statusCode()).isEqualTo(413);
            assertThat(larger.body()).contains("The file is larger than", "multipart/form-data");
            HttpResponse<String> huge = upload(writer, fits + "\n".repeat(100_000));
            assertThat(huge.statusCode()).isEqualTo(413);
            assertThat(huge.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        }
    }

    @Test
    void saysHowFarItSearchedAndContinuesThere() {
        try (ControlPlane plane = ControlPlane.start(folder, "ectype.recordings.max-search-bytes=100000")) {
            DashboardBrowser writer = writer(plane, shop(plane));
            String path = upload(writer, Lines.orders(1000))
                    .headers()
                    .firstValue("Location")
                    .orElseThrow()
                    .replaceFirst("\\?.*", "");
            String page = writer.page(path + "?text=orders/900");
            assertThat(page).contains("No exchange of this part of the recording matches.", "Search the next part");
            int parts = 1;
            long before = 0;
            while (page.contains("Search the next part")) {
                Matcher searched = Pattern.compile("Searched up to exchange ([0-9]+) of 1,000\\.")
                        .matcher(page);
                assertThat(searched.find()).as(page).isTrue();
                assertThat(Long.parseLong(searched.group(1))).isGreaterThan(before);
                before = Long.parseLong(searched.group(1));
                Matcher next = Pattern.compile("href=\"([^\"]*cursor=[^\"]*)\"").matcher(page);
                assertThat(next.find()).isTrue();
                page = writer.page(next.group(1).replace("&amp;", "&"));
                parts++;
            }
            assertThat(page).contains("<mark>orders/900</mark>").doesNotContain("Searched up to");
            assertThat(parts).isEqualTo(3);
        }
    }

    @Test
    void endsARunningReplayWhenTheServiceStops() throws Exception {
        CountDownLatch arrived = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", exchange -> {
            arrived.countDown();
            try {
                TimeUnit.MILLISECONDS.sleep(500);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
        String replays;
        Client admin;
        try (ControlPlane plane = ControlPlane.start(folder)) {
            admin = shop(plane);
            String recording = Lines.upload(admin, "/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h");
            replays = recording + "/replays";
            String page = recording.replace("/v1", "/dashboard");
            HttpResponse<String> started = writer(plane, admin)
                    .submit(
                            page + "/replay",
                            page + "/replays",
                            Map.of(
                                    "targetUrl",
                                    "http://127.0.0.1:" + server.getAddress().getPort()));
            assertThat(started.statusCode()).as(started.body()).isEqualTo(303);
            assertThat(arrived.await(10, TimeUnit.SECONDS)).isTrue();
        } finally {
            server.stop(0);
        }
        try (ControlPlane again = ControlPlane.start(folder)) {
            JsonNode replay =
                    again.client(admin.secret()).get(replays).is(200).items().get(0);
            assertThat(replay.get("state").asString()).isEqualTo("failed");
            assertThat(replay.get("error").asString()).contains("the service was stopped");
        }
    }

    private static Client shop(ControlPlane plane) {
        Client admin = plane.organization(Plan.ENTERPRISE);
        admin.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        return admin;
    }

    private static DashboardBrowser writer(ControlPlane plane, Client admin) {
        return DashboardBrowser.of(plane, admin, Scope.WRITE);
    }

    private static HttpResponse<String> upload(DashboardBrowser writer, String content) {
        return writer.upload(RECORDINGS + "/upload", RECORDINGS, "a.jsonl", content);
    }
}
