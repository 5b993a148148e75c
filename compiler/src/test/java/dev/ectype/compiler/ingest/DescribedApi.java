package dev.ectype.compiler.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds a description written in a test, and its ingested model. */
public final class DescribedApi {
    private final Diagnostics diagnostics = new Diagnostics();
    private final Map<String, String> files = new LinkedHashMap<>();
    private @Nullable ApiModel ingested;

    public static DescribedApi by(String text) {
        return new DescribedApi().with("api.yaml", text);
    }

    /** Creates a description without operations, with these schemas. */
    public static DescribedApi schemas(String version, String schemas) {
        return by("openapi: " + version + "\npaths: {}\ncomponents:\n  schemas:\n" + schemas.indent(4));
    }

    /** Creates a description of one path. */
    public static DescribedApi path(String key, String item) {
        return by("openapi: 3.1.0\npaths:\n  '" + key + "':\n" + item.indent(4));
    }

    public DescribedApi with(String file, String text) {
        files.put(file, text);
        return this;
    }

    /** Returns the model, or none of an unreadable description. */
    public List<ApiModel> models() {
        SourceResolver sources = SourceResolver.of(SourceRoot.texts("api.yaml", files), diagnostics);
        return Ingestors.ingest(List.of(sources), diagnostics);
    }

    public ApiModel model() {
        ApiModel known = ingested;
        if (known == null) {
            List<ApiModel> models = models();
            assertThat(models).as(() -> "models, with " + diagnostics.sorted()).hasSize(1);
            known = models.get(0);
            ingested = known;
        }
        return known;
    }

    public List<Endpoint> endpoints() {
        return model().endpoints();
    }

    public Endpoint endpoint() {
        return model().endpoints().get(0);
    }

    public String type(String name) {
        return form(Objects.requireNonNull(model().api().types().get(new TypeName(name)), name));
    }

    /** Returns the lines of all diagnostics, after the model was read. */
    public List<String> findings() {
        if (diagnostics.isEmpty()) {
            model();
        }
        return diagnostics.sorted().stream().map(Diagnostic::line).toList();
    }

    public static String form(Object part) {
        return JsonPrinter.canonical(IrJson.writePart((Record) part));
    }
}
