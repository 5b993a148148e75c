package dev.ectype.compiler.normalize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.SourceDocument;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Normalizes types that are written in their JSON form. */
final class NormalizedTypes {
    private final Diagnostics diagnostics = new Diagnostics();

    List<Diagnostic> diagnostics() {
        return diagnostics.sorted();
    }

    static String own(String member) {
        return "{kind: object, additional: {kind: any}, members: [{name: " + member + ", type: {kind: text}}]}";
    }

    /** Returns the canonical types by name, and checks that normalization is idempotent. */
    Map<String, String> forms(Map<String, String> raw) {
        ApiModel model = model(raw);
        assertThat(Normalizer.normalize(model, diagnostics)).isEqualTo(model);
        Map<String, String> forms = new LinkedHashMap<>();
        model.api()
                .types()
                .forEach((name, type) ->
                        forms.put(name.value(), JsonPrinter.canonical(IrJson.writePart((Record) type))));
        return forms;
    }

    ApiModel model(Map<String, String> raw) {
        Map<TypeName, TypeRef> types = new LinkedHashMap<>();
        raw.forEach((name, type) -> types.put(new TypeName(name), IrJson.readPart(json(type), TypeRef.class)));
        Api api = new Api("A", "1", null, List.of(), new LinkedHashMap<>(), types);
        return Normalizer.normalize(new ApiModel(api, List.of(), List.of(), List.of()), diagnostics);
    }

    static String form(String yaml) {
        return JsonPrinter.canonical(json(yaml));
    }

    private static JsonValue json(String yaml) {
        Diagnostics problems = new Diagnostics();
        SourceDocument document = SourceDocument.read("type.yaml", yaml.getBytes(StandardCharsets.UTF_8), problems);
        JsonValue value = Objects.requireNonNull(
                        document, () -> problems.sorted().toString())
                .root()
                .toJson();
        return value instanceof JsonObject ? value : JsonObject.EMPTY;
    }
}
