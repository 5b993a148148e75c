package dev.ectype.launcher.check;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Validates JSON with a library that shares no code with Ectype's validator. */
final class IndependentValidator {
    private IndependentValidator() {}

    /**
     * Lists the violations of JSON texts, each against the type of the same name.
     *
     * <p>It validates them together as members of one object: the declared types are too many to be read for each text.
     */
    static List<String> faults(ApiModel model, Map<String, TypeRef> types, Map<String, String> texts) {
        JsonObject.Builder declared = JsonObject.builder();
        model.api().types().forEach((name, type) -> declared.put(name.value(), JsonSchemas.of(type)));
        JsonObject.Builder members = JsonObject.builder();
        StringBuilder whole = new StringBuilder("{");
        texts.forEach((name, text) -> {
            members.put(name, JsonSchemas.of(java.util.Objects.requireNonNull(types.get(name))));
            whole.append(whole.length() > 1 ? "," : "")
                    .append(JsonPrinter.compact(new JsonText(name)))
                    .append(':')
                    .append(text);
        });
        JsonObject schema = JsonObject.builder()
                .put("type", "object")
                .put("properties", members.build())
                .put("$defs", declared.build())
                .build();
        Schema judge = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JsonPrinter.compact(schema));
        List<String> faults = new ArrayList<>();
        for (Error error : judge.validate(whole.append('}').toString(), InputFormat.JSON)) {
            faults.add(error.getInstanceLocation() + " " + error.getMessage());
        }
        return faults;
    }
}
