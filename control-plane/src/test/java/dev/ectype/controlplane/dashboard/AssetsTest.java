package dev.ectype.controlplane.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.TestBrowser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** The files that pages of the dashboard load. */
class AssetsTest {
    private final ControlPlane plane = ControlPlane.shared();

    @Test
    void areCompressedAndKeptByBrowsers() throws IOException, InterruptedException {
        Client admin = plane.organization(Plan.TEAM);
        String page = DashboardBrowser.of(plane, admin, Scope.READ).page("/dashboard");
        int found = 0;
        for (var file = Pattern.compile("\"(/sign-in/assets/[^\"]*)\"").matcher(page); file.find(); found++) {
            String plain = new TestBrowser(plane.address()).get(file.group(1)).body();
            HttpRequest request = HttpRequest.newBuilder(plane.address().resolve(file.group(1)))
                    .header("Accept-Encoding", "gzip, br")
                    .build();
            HttpResponse<byte[]> zipped =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
            assertThat(zipped.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
            assertThat(new GZIPInputStream(new ByteArrayInputStream(zipped.body())).readAllBytes())
                    .asString()
                    .isEqualTo(plain);
        }
        assertThat(found).isEqualTo(3);
    }
}
