package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.asyncapi.AsyncApiIngestor;
import dev.ectype.compiler.ingest.graphql.GraphQlIngestor;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.openapi.OpenApiIngestor;
import dev.ectype.compiler.ingest.postman.PostmanEnvironment;
import dev.ectype.compiler.ingest.postman.PostmanIngestor;
import dev.ectype.compiler.ingest.protobuf.ProtobufIngestor;
import dev.ectype.compiler.ingest.swagger.SwaggerIngestor;
import dev.ectype.compiler.ingest.traffic.TrafficIngestor;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads each description with the ingestor of its format. */
public final class Ingestors {
    private static final Map<SourceFormat, Ingestor> BY_FORMAT = new EnumMap<>(SourceFormat.class);

    /** Formats of which several files form one description: they may import each other. */
    private static final Set<SourceFormat> SPANNING = EnumSet.of(SourceFormat.GRAPHQL, SourceFormat.PROTOBUF);

    static {
        BY_FORMAT.put(SourceFormat.OPENAPI, document(OpenApiIngestor::ingest));
        BY_FORMAT.put(SourceFormat.SWAGGER, document(SwaggerIngestor::ingest));
        BY_FORMAT.put(SourceFormat.ASYNCAPI, document(AsyncApiIngestor::ingest));
        BY_FORMAT.put(
                SourceFormat.GRAPHQL,
                (sources, environment, diagnostics) -> IngestResult.of(GraphQlIngestor.ingest(sources, diagnostics)));
        BY_FORMAT.put(
                SourceFormat.PROTOBUF,
                (sources, environment, diagnostics) -> IngestResult.of(ProtobufIngestor.ingest(sources, diagnostics)));
        BY_FORMAT.put(SourceFormat.RECORDING, each(Ingestors::recording));
        BY_FORMAT.put(SourceFormat.HAR, each(Ingestors::archive));
        BY_FORMAT.put(
                SourceFormat.POSTMAN,
                (sources, environment, diagnostics) -> IngestResult.all(sources.stream()
                        .map(description -> collection(description, environment, diagnostics))
                        .toList()));
    }

    private Ingestors() {}

    /** Returns the supported formats. */
    public static Set<SourceFormat> formats() {
        return BY_FORMAT.keySet();
    }

    /** Returns the titles of the supported formats for hints. */
    private static String titles() {
        return formats().stream().map(SourceFormat::title).collect(Collectors.joining(", "));
    }

    /** Reads all descriptions and returns the raw models of the readable ones, in order. */
    public static List<ApiModel> ingest(List<SourceResolver> sources, Diagnostics diagnostics) {
        List<SourceFormat> formats = Collections.nCopies(sources.size(), SourceFormat.UNKNOWN);
        return ingest(sources, formats, List.of(), diagnostics).models();
    }

    /**
     * Reads all descriptions in given formats. The models of descriptions that may span several files come last.
     *
     * @param formats the format of each description, {@code UNKNOWN} to detect it
     * @param environments the files with the values of variables of Postman collections
     */
    public static IngestResult ingest(
            List<SourceResolver> sources,
            List<SourceFormat> formats,
            List<SourceResolver> environments,
            Diagnostics diagnostics) {
        JsonArray environment = PostmanEnvironment.read(environments, diagnostics);
        List<IngestResult> results = new ArrayList<>();
        Map<SourceFormat, List<SourceResolver>> spanning = new EnumMap<>(SourceFormat.class);
        for (int at = 0; at < sources.size(); at++) {
            SourceResolver description = sources.get(at);
            SourceFormat format = formats.get(at) == SourceFormat.UNKNOWN ? format(description) : formats.get(at);
            if (SPANNING.contains(format)) {
                spanning.computeIfAbsent(format, first -> new ArrayList<>()).add(description);
            } else {
                results.add(ingest(description, format, environment, diagnostics));
            }
        }
        spanning.forEach((format, files) ->
                results.add(Objects.requireNonNull(BY_FORMAT.get(format)).ingest(files, environment, diagnostics)));
        return IngestResult.all(results);
    }

    /** Returns the format of a description, or {@code UNKNOWN} after reporting an unreadable file. */
    public static SourceFormat format(SourceResolver sources) {
        SourceFormat named = FormatDetector.byName(sources.name());
        SourceDocument entry = named == SourceFormat.UNKNOWN ? sources.entry() : null;
        return entry == null ? named : FormatDetector.byRoot(entry.root());
    }

    /**
     * Returns the descriptions that are trees of JSON or YAML values, before any is read.
     *
     * @param formats the format of each description, {@code UNKNOWN} to detect it
     */
    public static List<SourceResolver> trees(List<SourceResolver> sources, List<SourceFormat> formats) {
        List<SourceResolver> trees = new ArrayList<>();
        for (int at = 0; at < sources.size(); at++) {
            SourceResolver description = sources.get(at);
            SourceFormat format = formats.get(at) == SourceFormat.UNKNOWN
                    ? FormatDetector.byName(description.name())
                    : formats.get(at);
            // An introspection result is a GraphQL schema in JSON.
            boolean isText = format == SourceFormat.RECORDING
                    || format == SourceFormat.PROTOBUF
                    || format == SourceFormat.GRAPHQL && !description.name().endsWith(".json");
            if (!isText) {
                trees.add(description);
            }
        }
        return trees;
    }

    private static IngestResult ingest(
            SourceResolver description, SourceFormat format, JsonArray environment, Diagnostics diagnostics) {
        Ingestor ingestor = BY_FORMAT.get(format);
        if (ingestor != null) {
            return ingestor.ingest(List.of(description), environment, diagnostics);
        }
        SourceDocument entry = description.entry();
        if (entry != null) {
            reportUnknown(entry, diagnostics);
        }
        return IngestResult.NOTHING;
    }

    /** Returns the ingestor of a format whose descriptions do not depend on each other. */
    private static Ingestor each(BiFunction<SourceResolver, Diagnostics, IngestResult> reader) {
        return (sources, environment, diagnostics) -> IngestResult.all(sources.stream()
                .map(description -> reader.apply(description, diagnostics))
                .toList());
    }

    /** Reads the entry of a description, with what it states about conclusions. */
    @FunctionalInterface
    private interface DocumentReader {
        @Nullable
        ApiModel ingest(
                SourceDocument entry, SourceResolver sources, Consumer<Statement> hints, Diagnostics diagnostics);
    }

    private static Ingestor document(DocumentReader reader) {
        return each((description, diagnostics) -> {
            SourceDocument entry = description.entry();
            List<Statement> hints = new ArrayList<>();
            return IngestResult.of(entry == null ? null : reader.ingest(entry, description, hints::add, diagnostics))
                    .withHints(hints);
        });
    }

    private static IngestResult recording(SourceResolver description, Diagnostics diagnostics) {
        String text = description.entryText();
        return described(
                text == null ? null : TrafficIngestor.lines(description.name(), text, diagnostics),
                description,
                diagnostics);
    }

    private static IngestResult archive(SourceResolver description, Diagnostics diagnostics) {
        SourceDocument entry = description.entry();
        return described(entry == null ? null : TrafficIngestor.archive(entry, diagnostics), description, diagnostics);
    }

    private static IngestResult collection(SourceResolver description, JsonArray environment, Diagnostics diagnostics) {
        SourceDocument entry = description.entry();
        return described(
                entry == null ? null : PostmanIngestor.collection(entry, environment, diagnostics),
                description,
                diagnostics);
    }

    /** Reads the OpenAPI description that was derived from observed exchanges. */
    private static IngestResult described(@Nullable Traffic traffic, SourceResolver sources, Diagnostics diagnostics) {
        if (traffic == null) {
            return IngestResult.NOTHING;
        }
        byte[] text = JsonPrinter.compact(traffic.description()).getBytes(StandardCharsets.UTF_8);
        SourceDocument written = SourceDocument.read(sources.name(), text, diagnostics);
        ApiModel model = written == null ? null : OpenApiIngestor.ingest(written, sources, hint -> {}, diagnostics);
        return new IngestResult(model == null ? List.of() : List.of(model), List.of(traffic), List.of());
    }

    private static void reportUnknown(SourceDocument entry, Diagnostics diagnostics) {
        String problem = "the file is not an API description: its root names no format such as `openapi: 3.1.0`";
        String hint = "Use a description in a supported format: " + titles() + ".";
        if (entry.root() instanceof ObjectNode root && root.has("overlay")) {
            problem = "the file is an OpenAPI Overlay, which changes a description";
            hint = "Give the description, and this file with --overlay.";
        } else if (entry.root() instanceof ObjectNode root && root.has("_postman_variable_scope")) {
            problem = "the file is a Postman environment, which has values for the variables of a collection";
            hint = "Give the collection, and this file with --env.";
        }
        diagnostics.report(DiagnosticCode.UNKNOWN_FORMAT, entry.location(entry.root()), problem, hint);
    }
}
