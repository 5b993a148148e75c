package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class AcceptedOperationsTest {
    private static final String JOB =
            "Job: {type: object, required: [id, status], properties: {id: {type: string, readOnly: true},"
                    + " status: {type: string, enum: [failed, running, succeeded]}, progress: {type: integer},"
                    + " finishedAt: {type: string, format: date-time}, result: {$ref: '#/components/schemas/Result'}}}\n"
                    + "Result: {type: object, required: [url], properties: {url: {type: string, format: uri}}}\n";
    private static final String CLUSTER =
            "Cluster: {type: object, required: [id, size], properties: {id: {type: string, readOnly: true},"
                    + " size: {type: integer}}}\n";
    private static final String JOBS = """
            /jobs/{jobId}:
              get:
                parameters: [{name: jobId, in: path, required: true, schema: {type: string}}]
                responses:
                  '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}
            """;
    private static final String CLUSTERS = """
            /clusters:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Cluster'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Cluster'}}}}
            /clusters/{clusterId}:
              parameters: [{name: clusterId, in: path, required: true, schema: {type: string}}]
              get:
                responses:
                  '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Cluster'}}}}
              delete:
                responses:
                  '202': DELETED
            """;
    private static final String JOB_REPLY =
            "{description: begun, content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}";
    private static final String ADDRESSED =
            "{description: begun, headers: {Operation-Location: {schema: {type: string}}}}";

    @Test
    void anAcceptedOperationIsDoneWhenItIsPolled() throws IOException, InterruptedException {
        String paths = """
                /jobs:
                  post:
                    requestBody:
                      content: {application/json: {schema: {type: object, properties: {source: {type: string}}}}}
                    responses: {'202': SHOWN}
                """.replace("SHOWN", JOB_REPLY) + JOBS;
        try (ServedDescription jobs = ServedDescription.of(paths, JOB)) {
            ServedDescription.Answer begun = jobs.post("/jobs", "{\"source\":\"a\"}");
            assertThat(begun.status()).isEqualTo(202);
            assertThat(begun.body().member("status").text()).isEqualTo("running");
            assertThat(begun.body().member("result")).isNull();
            String job = "/jobs/" + begun.body().member("id").text();
            long before = jobs.emulator().journal().lastPosition();
            ServedDescription.Answer done = jobs.get(job);
            assertThat(done.body().member("status").text()).isEqualTo("succeeded");
            assertThat(done.body().member("progress").text()).isEqualTo("100");
            assertThat(done.body().member("finishedAt").text()).startsWith("2025-01-01T");
            assertThat(done.body().member("result").member("url")).isNotNull();
            assertThat(jobs.emulator().journal().lastPosition()).isEqualTo(before + 1);
            assertThat(jobs.get(job).text()).isEqualTo(done.text());
            assertThat(jobs.emulator().journal().lastPosition()).isEqualTo(before + 1);
            assertThat(jobs.get("/jobs/unknown").status()).isEqualTo(404);
        }
    }

    @Test
    void aFreeTextStateCompletesToo() throws IOException, InterruptedException {
        String paths = """
                /jobs:
                  post:
                    requestBody:
                      content: {application/json: {schema: {type: object, properties: {source: {type: string}}}}}
                    responses: {'202': SHOWN}
                """.replace("SHOWN", JOB_REPLY) + JOBS;
        String job = "Job: {type: object, required: [id, status], properties: {id: {type: string, readOnly: true},"
                + " status: {type: string, description: 'Either `queued`, `done` or `failed`.'}}}\n";
        try (ServedDescription jobs = ServedDescription.of(paths, job)) {
            ServedDescription.Answer begun = jobs.post("/jobs", "{\"source\":\"a\"}");
            assertThat(begun.body().member("status").text()).isEqualTo("queued");
            String made = "/jobs/" + begun.body().member("id").text();
            assertThat(jobs.get(made).body().member("status").text()).isEqualTo("done");
        }
    }

    @Test
    void aDeletionStartsTheOperationInItsReply() throws IOException, InterruptedException {
        try (ServedDescription api =
                ServedDescription.of(CLUSTERS.replace("DELETED", JOB_REPLY) + JOBS, JOB + CLUSTER)) {
            String cluster = "/clusters/"
                    + api.post("/clusters", "{\"size\":3}").body().member("id").text();
            ServedDescription.Answer begun = api.delete(cluster);
            assertThat(begun.status()).isEqualTo(202);
            assertThat(begun.body().member("status").text()).isEqualTo("running");
            assertThat(api.get(cluster).status()).isEqualTo(404);
            String job = "/jobs/" + begun.body().member("id").text();
            assertThat(api.get(job).body().member("status").text()).isEqualTo("succeeded");
            assertThat(api.delete(cluster).status()).isEqualTo(404);
        }
    }

    @Test
    void anAcceptedRequestReturnsTheOperationInAHeader() throws IOException, InterruptedException {
        try (ServedDescription api =
                ServedDescription.of(CLUSTERS.replace("DELETED", ADDRESSED) + JOBS, JOB + CLUSTER)) {
            String cluster = "/clusters/"
                    + api.post("/clusters", "{\"size\":3}").body().member("id").text();
            String address = api.delete(cluster).header("operation-location");
            assertThat(address).contains("/jobs/");
            ServedDescription.Answer done = api.get(address.substring(address.indexOf("/jobs/")));
            assertThat(done.body().member("status").text()).isEqualTo("succeeded");
        }
    }

    @Test
    void anInstanceCreatedWithAnOperationIsFound() throws IOException, InterruptedException {
        String paths = CLUSTERS.replace("DELETED", "{description: gone}");
        String made = paths.substring(paths.indexOf("'201':"), paths.indexOf("/clusters/{clusterId}"));
        paths = paths.replace(made, "'202': " + ADDRESSED + "\n");
        try (ServedDescription api = ServedDescription.of(paths + JOBS, JOB + CLUSTER)) {
            ServedDescription.Answer begun = api.post("/clusters", "{\"size\":3}");
            assertThat(begun.header("operation-location")).contains("/jobs/");
            String cluster = begun.location().substring(begun.location().indexOf("/clusters/"));
            assertThat(api.get(cluster).body().member("size").text()).isEqualTo("3");
        }
    }

    @Test
    void aStateThatClientsSetIsNotAdvanced() throws IOException, InterruptedException {
        String paths = """
                /jobs:
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Job'}}}}
                    responses: {'202': SHOWN}
                """.replace("SHOWN", JOB_REPLY) + JOBS;
        try (ServedDescription jobs = ServedDescription.of(paths, JOB)) {
            String id = jobs.post("/jobs", "{\"status\":\"running\"}")
                    .body()
                    .member("id")
                    .text();
            assertThat(jobs.get("/jobs/" + id).body().member("status").text()).isEqualTo("running");
        }
    }
}
