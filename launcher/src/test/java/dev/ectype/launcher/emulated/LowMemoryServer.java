package dev.ectype.launcher.emulated;

import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** Fills an emulator in a JVM with little memory, and prints its replies. */
final class LowMemoryServer {
    private static final String PATHS = """
            /notes:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                  '400': {description: bad, content: {application/json: {schema: {type: object, required: [message], properties: {message: {type: string}}}}}}
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}, '404': {description: no}}
              delete:
                responses: {'204': {description: ok}, '404': {description: no}}
            """;
    private static final String SCHEMAS =
            "Note: {type: object, required: [text], properties: {id: {type: integer, readOnly: true}, text: {type: string}}}";
    private static final int MOST = 400;

    private LowMemoryServer() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Emulator emulator = ServedDescription.compiled(PATHS, SCHEMAS);
        try (ServedDescription api = ServedDescription.of(emulator)) {
            String note = "{\"text\":\"" + "x".repeat(1_000_000) + "\"}";
            List<String> made = new ArrayList<>();
            ServedDescription.Answer answer = api.post("/notes", note);
            while (answer.status() == 201 && made.size() < MOST) {
                made.add(URI.create(answer.location()).getPath());
                answer = api.post("/notes", note);
            }
            System.out.println("refused " + answer.status() + " " + answer.text());
            System.out.println("read " + api.get(made.get(0)).status());
            System.out.println(
                    "inspected " + api.get("/__service/inspect").text().contains("\"memory\":"));
            for (String path : made) {
                api.delete(path);
            }
            api.post("/__service/state/reset", "");
            System.gc();
            System.out.println(
                    "again " + api.post("/notes", "{\"text\":\"short\"}").status());
        }
    }
}
