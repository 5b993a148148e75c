package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the members that requests need: every accepted request had them, and a request without them was rejected for it. */
final class RequiredMembers {
    private static final List<Integer> INVALID = List.of(400, 422);

    private RequiredMembers() {}

    /** Returns the names, in the order of the first accepted request. */
    static List<String> of(List<ExchangeSample> samples) {
        Set<String> always = null;
        for (ExchangeSample sample : samples) {
            if (sample.isSuccess()) {
                Set<String> sent = members(sample);
                if (always == null) {
                    always = new LinkedHashSet<>(sent);
                } else {
                    always.retainAll(sent);
                }
            }
        }
        Set<String> required = new LinkedHashSet<>();
        for (ExchangeSample sample : samples) {
            if (always != null && INVALID.contains(sample.status())) {
                Set<String> missing = new LinkedHashSet<>(always);
                missing.removeAll(members(sample));
                missing.removeIf(name -> missing.size() > 1
                        && !isMentioned(name, sample.responseBody().text()));
                required.addAll(missing);
            }
        }
        return List.copyOf(required);
    }

    private static Set<String> members(ExchangeSample sample) {
        BodyContent body = sample.requestBody();
        if (body.shape() instanceof ValueShape.ObjectShape shape) {
            return shape.members().keySet();
        }
        return body.json() instanceof JsonObject object
                ? object.members().keySet()
                : JsonObject.EMPTY.members().keySet();
    }

    private static boolean isMentioned(String name, @Nullable String text) {
        return text != null && text.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT));
    }

    /** Returns the schema of a request body with its required members. */
    static JsonObject in(JsonObject schema, List<String> required) {
        return required.isEmpty() ? schema : schema.with("required", JsonArray.ofTexts(required));
    }
}
