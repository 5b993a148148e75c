package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Described;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.Instances;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Samples are what people paste: each is run by a shell. */
class CodeSamplesTest {
    private static final String BEARER = "Bearer ";

    private final ControlPlane plane = ControlPlane.shared();
    private final Described described = Described.by(plane);
    private final Client admin = plane.organization(Plan.ENTERPRISE);

    @Test
    void eachOperationIsCalledByItsSample(@TempDir Path folder) throws Exception {
        assumeThat(Shell.has("curl")).as("curl is installed").isTrue();
        Files.writeString(folder.resolve("recording.jsonl"), "{}");
        Files.writeString(folder.resolve("part"), "{}");
        List<String> created = new ArrayList<>();
        for (Operation operation : described.operations()) {
            String session = operation.needsSession()
                    ? Instances.session(admin, "admin").secret().substring(BEARER.length())
                    : "";
            String source = sample(operation, "curl").replace("$ECTYPE_SESSION", session);
            int status = run(source, folder);
            assertThat(operation.node().get("responses").propertyNames())
                    .as(source)
                    .contains(String.valueOf(status));
            // The objects of the example do not exist; all else in it is valid.
            assertThat(status).as(source).isNotIn(401, 403, 413, 415, 500, 503);
            if (status == 201) {
                created.add(operation.name());
            }
            if (operation.method().equals("GET") && !operation.path().contains("{")) {
                assertThat(status).as(source).isEqualTo(200);
            }
        }
        assertThat(created).contains("POST /v1/projects", "POST /v1/api-keys", "POST /v1/organization/invitations");
    }

    @Test
    void samplesIncludeTheCommand() {
        assertThat(sample(described.operation("POST", "/v1/emulators"), "ectype"))
                .startsWith("ectype emulate ");
    }

    /** The tests of the client run them. */
    @Test
    void routesAreCalledFromPython() {
        assertThat(sample(described.operation("GET", "/v1/projects/{id}"), "Python"))
                .startsWith("from ectype import Ectype\n\nwith Ectype(base_url=\"http://")
                .endsWith("\") as client:\n    print(client.projects.get(\"shop\"))");
        assertThat(sample(described.operation("POST", "/v1/projects/{slug}/recordings"), "Python"))
                .endsWith(", open(\"recording.jsonl\", \"rb\") as file:\n"
                        + "    print(client.recordings.upload(\"shop\", file))");
        assertThat(sample(described.operation("POST", "/v1/sso/providers"), "Python"))
                .contains("    reply = client.sso_providers.create(\n", "        email_domain=\"acme.example.com\",\n");
    }

    @Test
    void samplesUseRequestWithoutAClientMethod() {
        assertThat(sample(described.operation("GET", "/openapi.json"), "Python"))
                .endsWith("    print(client.request(\"GET\", \"/openapi.json\"))");
    }

    private static String sample(Operation operation, String label) {
        for (JsonNode sample : operation.node().path("x-codeSamples")) {
            if (sample.get("label").asString().equals(label)) {
                return sample.get("source").asString();
            }
        }
        throw new AssertionError(operation.name() + " has no sample for " + label);
    }

    /** The status that a sample is answered with. */
    private int run(String source, Path folder) throws Exception {
        String address = described.document().at("/servers/0/url").asString();
        String here = source.replace(address, plane.address().toString()) + " -s -o '" + folder.resolve("body")
                + "' -w '%{http_code}'";
        return Integer.parseInt(new Shell(folder, admin.secret()).run(here.replace(" -OJ", "")));
    }
}
