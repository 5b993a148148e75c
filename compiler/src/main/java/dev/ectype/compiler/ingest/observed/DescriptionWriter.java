package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Writes recorded traffic as an OpenAPI 3.1 description. */
public final class DescriptionWriter {
    /** Prefixes of paths that name no resource. */
    private static final Pattern PREFIX =
            Pattern.compile("(?i)api|apis|rest|services?|public|v\\d+(\\.\\d+)*|\\d+\\.\\d+|\\d{4}-\\d\\d-\\d\\d");

    private static final List<String> HOST_WORDS = List.of("www", "api", "apis", "rest");

    private final List<ExchangeSample> samples;
    private final ObservedApi api;
    private final int prefix;
    private final Map<String, Map<String, ObservedOperation>> operations = new LinkedHashMap<>();
    private final String server;
    private final List<Traffic.ObservedExchange> exchanges = new ArrayList<>();

    private DescriptionWriter(List<ExchangeSample> samples, ObservedApi api) {
        this.samples = samples;
        this.api = api;
        List<ObservedPath> templates = PathTemplateFinder.of(samples);
        this.prefix = prefix(templates, samples);
        String path = String.join(
                "",
                templates.get(0).parts().subList(0, prefix).stream()
                        .map(part -> "/" + part)
                        .toList());
        String url = samples.get(0).origin() + path;
        this.server = url.isEmpty() ? "/" : url;
        List<Supplier<ExchangeSample>> completed = new ArrayList<>();
        for (int at = 0; at < samples.size(); at++) {
            ExchangeSample sample = samples.get(at);
            ObservedPath template = templates.get(at).without(prefix);
            List<ExchangeSample> ofOperation = operations
                    .computeIfAbsent(template.path(), first -> new LinkedHashMap<>())
                    .computeIfAbsent(
                            sample.method().toLowerCase(Locale.ROOT),
                            method -> new ObservedOperation(method, template, new ArrayList<>()))
                    .samples();
            int index = ofOperation.size();
            ofOperation.add(sample);
            completed.add(() -> ofOperation.get(index));
        }
        UnansweredOperations.complete(operations);
        for (int at = 0; at < samples.size(); at++) {
            ExchangeSample sample = completed.get(at).get();
            ObservedPath template = templates.get(at).without(prefix);
            if (sample.notes().provesInstances()) {
                exchanges.add(new Traffic.ObservedExchange(
                        sample.method(), template.path(), template.values(sample, prefix), sample.withElements()));
            }
        }
    }

    /**
     * Describes the API that exchanges were observed of.
     *
     * @param samples the exchanges, at least one, all of the same origin
     */
    public static Traffic of(List<ExchangeSample> samples) {
        return of(samples, ObservedApi.RECORDED);
    }

    /**
     * Describes an API of which more is known than its exchanges.
     *
     * @param samples the exchanges, at least one
     */
    public static Traffic of(List<ExchangeSample> samples, ObservedApi api) {
        DescriptionWriter description = new DescriptionWriter(samples, api);
        return new Traffic(description.exchanges, description.document(), true);
    }

    /** Returns the number of the first path segments that all samples share and that name no resource. */
    private static int prefix(List<ObservedPath> templates, List<ExchangeSample> samples) {
        List<String> first = templates.get(0).parts();
        int base =
                samples.stream().mapToInt(sample -> sample.notes().base()).min().orElse(0);
        int length = 0;
        while (length < first.size()
                && (length < base
                        ? isShared(first, length, 0, templates)
                        : isShared(first, length, 1, templates)
                                && PREFIX.matcher(first.get(length)).matches())) {
            length++;
        }
        return length;
    }

    /** @param rest the number of parts that every path has after the shared one */
    private static boolean isShared(List<String> first, int at, int rest, List<ObservedPath> templates) {
        return templates.stream()
                .allMatch(template -> template.parts().size() > at + rest
                        && !template.isVariable(at)
                        && template.parts().get(at).equals(first.get(at)));
    }

    private JsonObject document() {
        JsonObject.Builder document =
                JsonObject.builder().put("openapi", "3.1.0").put("x-ectype-recorded", isRecorded());
        document.put("info", info());
        document.put(
                "servers", JsonArray.of(JsonObject.builder().put("url", server).build()));
        if (!StatedSecurity.declare(samples, document)) {
            RequiredCredential.of(samples).require(document);
        }
        SharedTypes shared = SharedTypes.of(operations.values().stream()
                .flatMap(methods -> methods.values().stream())
                .flatMap(operation -> operation.samples().stream())
                .toList());
        Set<String> documents = ObservedDocuments.of(exchanges);
        StatedNames names = StatedNames.of(operations.values());
        JsonObject.Builder paths = JsonObject.builder();
        operations.forEach((path, methods) -> {
            JsonObject.Builder item = JsonObject.builder();
            methods.forEach((method, operation) -> item.put(
                    method,
                    names.name(
                            operation,
                            new OperationDescriptionWriter(operation, prefix, documents.contains(path) ? null : shared)
                                    .write())));
            paths.put(path, item.build());
        });
        JsonObject described = document.put("paths", paths.build()).build();
        return isRecorded() ? described : SharedSchemas.name(described);
    }

    private boolean isRecorded() {
        return exchanges.stream()
                .anyMatch(exchange -> exchange.sample().notes().evidence() == OperationNotes.Evidence.RESPONSE);
    }

    private JsonObject info() {
        String title = api.title();
        JsonObject.Builder info = JsonObject.builder()
                .put("title", title == null ? title(samples.get(0).origin()) : title)
                .put("version", api.version());
        if (!api.description().isEmpty()) {
            info.put("description", api.description());
        }
        return info.build();
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
