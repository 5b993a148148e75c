package dev.ectype.benchmark.flat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Generates the description of the measured pets with further resources, each with five operations.
 *
 * @param operations the number of all operations
 */
record GrownDescription(int operations) {
    /** The operations on the pets themselves. */
    static final int LEAST = 3;

    private static final String COMPONENTS = "\ncomponents:\n";

    private static final String REPLY = """
                  responses:
                    "200":
                      description: The result.
                      content:
                        application/json:
                          schema: %s
            """;

    private static final String BODY = """
                  requestBody:
                    content:
                      application/json:
                        schema: { $ref: "#/components/schemas/Group%d" }
            """;

    private static final String ONE = """
              /groups%1$d/{groupId}:
                parameters:
                  - name: groupId
                    in: path
                    required: true
                    schema: { type: string }
            """;

    private static final String SCHEMA = """
                Group%1$d:
                  type: object
                  properties:
                    id: { type: string }
                    name: { type: string, maxLength: 100 }
                    size%1$d: { type: integer, minimum: 0 }
            """;

    /** Writes the description into the folder. */
    Path write(Path folder) throws IOException {
        return Files.writeString(folder.resolve("pets-" + operations + ".yaml"), text());
    }

    String text() throws IOException {
        String pets = pets();
        int components = pets.indexOf(COMPONENTS) + 1;
        StringBuilder paths = new StringBuilder();
        StringBuilder schemas = new StringBuilder();
        int resource = 1;
        for (int left = operations - LEAST; left > 0; left -= OperationKind.values().length) {
            paths.append("  /groups").append(resource).append(":\n");
            for (OperationKind each : OperationKind.first(left)) {
                paths.append(each == OperationKind.READ ? String.format(Locale.ROOT, ONE, resource) : "");
                paths.append(each.text(resource));
            }
            schemas.append(String.format(Locale.ROOT, SCHEMA, resource++));
        }
        return pets.substring(0, components) + paths + pets.substring(components) + schemas;
    }

    private static String pets() throws IOException {
        try (InputStream pets = GrownDescription.class.getResourceAsStream("/dev/ectype/benchmark/crowd.yaml")) {
            return new String(pets.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The operations on a resource, first those on its collection. */
    private enum OperationKind {
        LIST("get", false, "{ type: array, items: { $ref: \"#/components/schemas/Group%d\" } }"),
        CREATE("post", true, "{ $ref: \"#/components/schemas/Group%d\" }"),
        READ("get", false, "{ $ref: \"#/components/schemas/Group%d\" }"),
        REPLACE("put", true, "{ $ref: \"#/components/schemas/Group%d\" }"),
        UPDATE("patch", true, "{ $ref: \"#/components/schemas/Group%d\" }");

        private final String method;
        private final boolean hasBody;
        private final String schema;

        OperationKind(String method, boolean hasBody, String schema) {
            this.method = method;
            this.hasBody = hasBody;
            this.schema = schema;
        }

        static List<OperationKind> first(int most) {
            return List.of(values()).subList(0, Math.min(most, values().length));
        }

        String text(int resource) {
            return "    " + method + ":\n"
                    + "      operationId: " + method + (ordinal() < READ.ordinal() ? "Groups" : "Group") + resource
                    + "\n"
                    + (hasBody ? String.format(Locale.ROOT, BODY, resource) : "")
                    + String.format(Locale.ROOT, REPLY, String.format(Locale.ROOT, schema, resource));
        }
    }
}
