package dev.ectype.compiler.ingest;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.graphql.GraphQlIngestor;
import dev.ectype.compiler.ingest.openapi.OpenApiIngestor;
import dev.ectype.compiler.ingest.protobuf.ProtobufIngestor;
import dev.ectype.compiler.ingest.traffic.Traffic;
import dev.ectype.compiler.ingest.traffic.TrafficIngestor;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads each description with the ingestor of its format. */
public final class Ingestors {
    /** The ingestors of formats in which each file is a description of its own. */
    private static final Map<SourceFormat, Ingestor> BY_FORMAT = new EnumMap<>(SourceFormat.class);

    static {
        BY_FORMAT.put(SourceFormat.OPENAPI, Ingestors::openApi);
        BY_FORMAT.put(SourceFormat.RECORDING, Ingestors::recording);
        BY_FORMAT.put(SourceFormat.HAR, Ingestors::archive);
    }

    private Ingestors() {}

    /** Returns the supported formats. */
    public static Set<SourceFormat> formats() {
        Set<SourceFormat> formats = EnumSet.of(SourceFormat.GRAPHQL, SourceFormat.PROTOBUF);
        formats.addAll(BY_FORMAT.keySet());
        return formats;
    }

    /** Returns the titles of the supported formats for hints. */
    private static String titles() {
        return formats().stream().map(SourceFormat::title).collect(Collectors.joining(", "));
    }

    /** Reads all descriptions and returns the raw models of the readable ones, in order. */
    public static List<ApiModel> ingest(List<SourceResolver> sources, Diagnostics diagnostics) {
        return ingest(sources, Collections.nCopies(sources.size(), SourceFormat.UNKNOWN), diagnostics, recorded -> {});
    }

    /**
     * Reads all descriptions in given formats and returns the raw models of the readable ones, in order.
     *
     *
     * @param formats the format of each description, {@code UNKNOWN} to detect it
     * @param trafficListener the listener for recorded traffic, called for each recording
     */
    public static List<ApiModel> ingest(
            List<SourceResolver> sources,
            List<SourceFormat> formats,
            Diagnostics diagnostics,
            Consumer<Traffic> trafficListener) {
        List<ApiModel> models = new ArrayList<>();
        List<SourceResolver> schemas = new ArrayList<>();
        List<SourceResolver> protocols = new ArrayList<>();
        for (int at = 0; at < sources.size(); at++) {
            SourceResolver description = sources.get(at);
            SourceFormat format = formats.get(at) == SourceFormat.UNKNOWN ? format(description) : formats.get(at);
            if (format == SourceFormat.GRAPHQL) {
                schemas.add(description);
            } else if (format == SourceFormat.PROTOBUF) {
                protocols.add(description);
            } else {
                add(ingest(description, format, diagnostics, trafficListener), models);
            }
        }
        // A schema may span several files, and several files may import the same ones.
        add(schemas.isEmpty() ? null : GraphQlIngestor.ingest(schemas, diagnostics), models);
        add(protocols.isEmpty() ? null : ProtobufIngestor.ingest(protocols, diagnostics), models);
        return models;
    }

    private static void add(@Nullable ApiModel model, List<ApiModel> models) {
        if (model != null) {
            models.add(model);
        }
    }

    /** Returns the format of a description, or {@code UNKNOWN} after reporting an unreadable file. */
    public static SourceFormat format(SourceResolver sources) {
        SourceFormat named = FormatDetector.byName(sources.name());
        SourceDocument entry = named == SourceFormat.UNKNOWN ? sources.entry() : null;
        return entry == null ? named : FormatDetector.byRoot(entry.root());
    }

    private static @Nullable ApiModel ingest(
            SourceResolver sources, SourceFormat format, Diagnostics diagnostics, Consumer<Traffic> trafficListener) {
        Ingestor ingestor = BY_FORMAT.get(format);
        if (ingestor != null) {
            return ingestor.ingest(sources, diagnostics, trafficListener);
        }
        boolean isNamed = FormatDetector.byName(sources.name()) != SourceFormat.UNKNOWN;
        SourceDocument entry = isNamed ? null : sources.entry();
        if (isNamed) {
            reportUnsupported(format, SourceLocation.startOf(sources.name()), diagnostics);
        } else if (entry != null) {
            reportUnsupported(format, entry.location(entry.root()), diagnostics);
        }
        return null;
    }

    private static @Nullable ApiModel openApi(
            SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> trafficListener) {
        SourceDocument entry = sources.entry();
        return entry == null ? null : OpenApiIngestor.ingest(entry, sources, diagnostics);
    }

    private static @Nullable ApiModel recording(
            SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> trafficListener) {
        String text = sources.entryText();
        Traffic traffic = text == null ? null : TrafficIngestor.lines(sources.name(), text, diagnostics);
        return traffic == null ? null : described(traffic, sources, diagnostics, trafficListener);
    }

    private static @Nullable ApiModel archive(
            SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> trafficListener) {
        SourceDocument entry = sources.entry();
        Traffic traffic = entry == null ? null : TrafficIngestor.archive(entry, diagnostics);
        return traffic == null ? null : described(traffic, sources, diagnostics, trafficListener);
    }

    /** Reads the OpenAPI description that was derived from a recording. */
    private static @Nullable ApiModel described(
            Traffic traffic, SourceResolver sources, Diagnostics diagnostics, Consumer<Traffic> trafficListener) {
        trafficListener.accept(traffic);
        byte[] text = JsonPrinter.compact(traffic.description()).getBytes(StandardCharsets.UTF_8);
        SourceDocument written = SourceDocument.read(sources.name(), text, diagnostics);
        return written == null ? null : OpenApiIngestor.ingest(written, sources, diagnostics);
    }

    private static void reportUnsupported(SourceFormat format, SourceLocation location, Diagnostics diagnostics) {
        switch (format) {
            case UNKNOWN ->
                diagnostics.report(
                        DiagnosticCode.UNKNOWN_FORMAT,
                        location,
                        "the file is not an API description: its root names no format such as `openapi: 3.1.0`",
                        "Use a description in a supported format: " + titles() + ".");
            case SWAGGER ->
                diagnostics.report(
                        DiagnosticCode.UNSUPPORTED_VERSION,
                        location,
                        "the description is written in Swagger 2.0, but OpenAPI 3.0 or newer is needed",
                        "Convert it to OpenAPI 3, for example with `npx swagger2openapi`, and use the result.");
            default ->
                diagnostics.report(
                        DiagnosticCode.UNSUPPORTED_FORMAT,
                        location,
                        "the description is written in " + format.title() + ", which this version does not support yet",
                        "Describe the API in a supported format: " + titles() + ".");
        }
    }
}
