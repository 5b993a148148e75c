package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes recorded traffic as an OpenAPI 3.1 description. */
public final class DescriptionWriter {
    /** Prefixes of paths that name no resource. */
    private static final Pattern PREFIX =
            Pattern.compile("(?i)api|apis|rest|services?|public|v\\d+(\\.\\d+)*|\\d+\\.\\d+|\\d{4}-\\d\\d-\\d\\d");

    private static final List<String> HOST_WORDS = List.of("www", "api", "apis", "rest");

    private final List<ExchangeSample> samples;
    private final int prefix;
    private final Map<String, Map<String, ObservedOperation>> operations = new LinkedHashMap<>();
    private final String server;
    private final List<Traffic.ObservedExchange> exchanges = new ArrayList<>();

    private DescriptionWriter(List<ExchangeSample> samples) {
        this.samples = samples;
        List<ObservedPath> templates = PathTemplateFinder.of(samples);
        this.prefix = prefix(templates);
        this.server = samples.get(0).origin()
                + String.join(
                        "",
                        templates.get(0).parts().subList(0, prefix).stream()
                                .map(part -> "/" + part)
                                .toList());
        for (int at = 0; at < samples.size(); at++) {
            ExchangeSample sample = samples.get(at);
            ObservedPath template = templates.get(at).without(prefix);
            operations
                    .computeIfAbsent(template.path(), first -> new LinkedHashMap<>())
                    .computeIfAbsent(
                            sample.method().toLowerCase(Locale.ROOT),
                            method -> new ObservedOperation(method, template, new ArrayList<>()))
                    .samples()
                    .add(sample);
            exchanges.add(new Traffic.ObservedExchange(
                    sample.method(), template.path(), template.values(sample, prefix), sample));
        }
    }

    /**
     * Describes the API that exchanges were observed of.
     *
     * @param samples the exchanges, at least one, all of the same origin
     */
    public static Traffic of(List<ExchangeSample> samples) {
        DescriptionWriter description = new DescriptionWriter(samples);
        return new Traffic(description.exchanges, description.document());
    }

    private static int prefix(List<ObservedPath> templates) {
        List<String> first = templates.get(0).parts();
        int length = 0;
        while (isPrefix(first, length, templates)) {
            length++;
        }
        return length;
    }

    private static boolean isPrefix(List<String> first, int at, List<ObservedPath> templates) {
        return at < first.size()
                && PREFIX.matcher(first.get(at)).matches()
                && templates.stream()
                        .allMatch(template -> template.parts().size() > at + 1
                                && template.parts().get(at).equals(first.get(at)));
    }

    private JsonObject document() {
        JsonObject.Builder document =
                JsonObject.builder().put("openapi", "3.1.0").put("x-ectype-recorded", true);
        document.put(
                "info",
                JsonObject.builder()
                        .put("title", title(samples.get(0).origin()))
                        .put("version", "recorded")
                        .build());
        document.put(
                "servers", JsonArray.of(JsonObject.builder().put("url", server).build()));
        RequiredCredential credentials = RequiredCredential.of(samples);
        credentials.require(document);
        SharedTypes shared = SharedTypes.of(samples);
        Set<String> documents = ObservedDocuments.of(exchanges);
        JsonObject.Builder paths = JsonObject.builder();
        operations.forEach((path, methods) -> {
            JsonObject.Builder item = JsonObject.builder();
            methods.forEach((method, operation) -> item.put(
                    method,
                    new OperationDescriptionWriter(operation, prefix, documents.contains(path) ? null : shared)
                            .write()));
            paths.put(path, item.build());
        });
        return document.put("paths", paths.build()).build();
    }

    /** Returns a title for the API: the host name without common labels. */
    private static String title(String origin) {
        String host = origin.replaceFirst("^https?://", "").replaceFirst(":\\d+$", "");
        if (host.matches("[0-9.]+|\\[.*")) {
            return host;
        }
        List<String> labels = new ArrayList<>(List.of(host.split("\\.")));
        if (labels.size() > 1) {
            labels.remove(labels.size() - 1);
        }
        if (labels.size() > 1) {
            labels.removeIf(HOST_WORDS::contains);
        }
        return labels.isEmpty() ? host : String.join(" ", labels);
    }
}
