package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ConditionalTransitionTest {
    private static final String SHOWS =
            "responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Payment'}}}}}";
    private static final String TAKES =
            "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewPayment'}}}}";

    @SuppressWarnings("NullAway.Init")
    private static ServedDescription served;

    private static String paths() {
        StringBuilder paths = new StringBuilder("/payments:\n  post: {" + TAKES + ", " + SHOWS + "}\n/payments/{id}:\n"
                + "  parameters: [{name: id, in: path, required: true, schema: {type: string}}]\n  get: {" + SHOWS
                + "}\n");
        for (String verb : new String[] {"confirm", "capture", "attach", "detach"}) {
            String body = verb.equals("attach")
                    ? "requestBody: {content: {application/json: {schema: {type: object, properties: {payer: {type: string}}}}}}, "
                    : "";
            paths.append("/payments/{id}/" + verb
                    + ":\n  parameters: [{name: id, in: path, required: true, schema: {type: string}}]\n  post: {"
                    + body + SHOWS + "}\n");
        }
        return paths.toString();
    }

    @BeforeAll
    static void boot() {
        served = ServedDescription.of(paths(), """
                NewPayment: {type: object, properties: {capture_method: {type: string, enum: [automatic, manual]}}}
                Payment:
                  type: object
                  required: [id, status]
                  properties:
                    id: {type: string}
                    status: {type: string, enum: [created, requires_capture, succeeded]}
                    capture_method: {type: string, enum: [automatic, manual]}
                    payer: {type: [string, 'null']}
                """);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static String payment(String way) throws IOException, InterruptedException {
        Document made =
                served.post("/payments", "{\"capture_method\":\"" + way + "\"}").body();
        return "/payments/" + Objects.requireNonNull(made.member("id")).text();
    }

    private static String status(String path) throws IOException, InterruptedException {
        return String.valueOf(served.post(path, "").body().member("status"));
    }

    @Test
    void aManualCaptureWaits() throws IOException, InterruptedException {
        String payment = payment("manual");
        assertThat(served.post(payment + "/capture", "").status()).isEqualTo(409);
        assertThat(status(payment + "/confirm")).isEqualTo("requires_capture");
        assertThat(status(payment + "/capture")).isEqualTo("succeeded");
        assertThat(status(payment("automatic") + "/confirm")).isEqualTo("succeeded");
    }

    @Test
    void anAttachedReferenceIsSetUntilItIsDetached() throws IOException, InterruptedException {
        String payment = payment("manual");
        assertThat(served.post(payment + "/attach", "{\"payer\":\"ann\"}").text())
                .contains("\"payer\":\"ann\"");
        String detached = served.post(payment + "/detach", "").text();
        assertThat(detached).contains("\"payer\":null", "\"capture_method\":\"manual\"");
        assertThat(served.get(payment).text()).isEqualTo(detached);
    }
}
