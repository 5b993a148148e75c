package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;

/** Sends requests and chaos rules to an emulator of its own. */
final class ChaosClient {
    static final String CHAOS = "/__service/chaos";

    private final PetstoreEmulator emulator = new PetstoreEmulator();

    /** Starts an emulator with the options. */
    ChaosClient(EmulatorOptions options) {
        emulator.boot(options);
    }

    PetstoreEmulator emulator() {
        return emulator;
    }

    ReplyBuffer send(String method, String path, String body) {
        ReplyBuffer reply = new ReplyBuffer();
        PlainRequest request = PlainRequest.json(method, path, body);
        request.fields().put("host", "localhost");
        emulator.handle(request, reply);
        return reply;
    }

    /** Sends a request and returns the reply as text, then how it is delivered and why. */
    String exchange(String method, String path, String body) {
        ReplyBuffer reply = send(method, path, body);
        return PlainRequest.text(reply) + "\n" + reply.delivery() + "\n" + reply.reason();
    }

    /** Replaces the rules by these, separated by commas. */
    void put(String rules) {
        assertThat(exchange("PUT", CHAOS, "{\"rules\":[" + rules + "]}")).startsWith("200\n");
    }

    int status(String method, String path, String body) {
        return send(method, path, body).status();
    }

    int create() {
        return status("POST", "/owners", "{\"name\":\"Ann\"}");
    }

    int list() {
        return status("GET", "/owners", "");
    }

    /** Returns the counts of a rule, or "null" if there is no such rule. */
    String count(String rule) {
        Document counts = Json.parse(PlainRequest.text(send("GET", CHAOS, "")).replaceFirst("(?s)^.*?\n(?=\\{)", ""))
                .at(MemberPath.of("counts", rule));
        return String.valueOf(counts);
    }
}
