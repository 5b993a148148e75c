package dev.ectype.cli.settings;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import java.util.List;

/** Formats the content of a new {@code service.yaml}. */
public record ServiceYamlTemplate(String name, String slug, int port, List<String> specs) {
    public ServiceYamlTemplate {
        specs = List.copyOf(specs);
    }

    /** Returns the file as YAML, with strings quoted as in JSON. */
    public String text() {
        StringBuilder text = new StringBuilder()
                .append("name: ")
                .append(quoted(name))
                .append("\nslug: ")
                .append(quoted(slug))
                .append("\nruntime:\n  port: ")
                .append(port)
                .append('\n');
        if (!specs.isEmpty()) {
            text.append("specs:\n");
            specs.forEach(spec -> text.append("  - ").append(quoted(spec)).append('\n'));
        }
        return text.toString();
    }

    private static String quoted(String text) {
        return JsonPrinter.compact(new JsonText(text));
    }
}
