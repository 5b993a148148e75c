package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Holds a description written in a test, and its ingested model. */
final class DescribedApi {
    private final Diagnostics diagnostics = new Diagnostics();
    private final Map<String, String> files = new LinkedHashMap<>();

    static DescribedApi by(String text) {
        return new DescribedApi().with("api.yaml", text);
    }

    /** Creates a description without operations, with these schemas. */
    static DescribedApi schemas(String version, String schemas) {
        return by("openapi: " + version + "\npaths: {}\ncomponents:\n  schemas:\n" + schemas.indent(4));
    }

    /** Creates a description of one path. */
    static DescribedApi path(String key, String item) {
        return by("openapi: 3.1.0\npaths:\n  '" + key + "':\n" + item.indent(4));
    }

    DescribedApi with(String file, String text) {
        files.put(file, text);
        return this;
    }

    ApiModel model() {
        SourceResolver sources = SourceResolver.of(SourceRoot.texts("api.yaml", files), diagnostics);
        SourceDocument entry = Objects.requireNonNull(sources.entry(), "unreadable: " + diagnostics.sorted());
        return Objects.requireNonNull(OpenApiIngestor.ingest(entry, sources, hint -> {}, diagnostics));
    }

    Endpoint endpoint() {
        return model().endpoints().get(0);
    }

    String type(String name) {
        return form(Objects.requireNonNull(model().api().types().get(new TypeName(name)), name));
    }

    List<String> findings() {
        model();
        return diagnostics.sorted().stream().map(Diagnostic::line).toList();
    }

    static String form(Object part) {
        return JsonPrinter.canonical(IrJson.writePart((Record) part));
    }
}
