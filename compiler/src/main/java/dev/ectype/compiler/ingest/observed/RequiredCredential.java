package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Infers the header that the server requires. It needs a recorded rejection as evidence, since an emulator with an
 * unneeded scheme would reject valid requests.
 */
record RequiredCredential(@Nullable String field, boolean isBasic) {
    private static final Pattern FIELD = Pattern.compile("authorization|.*(api-?key|token).*");
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;

    static RequiredCredential of(List<ExchangeSample> samples) {
        List<ExchangeSample> answered = samples.stream()
                .filter(sample -> sample.isSuccess() && !sample.isOptions())
                .toList();
        for (ExchangeSample sample : answered) {
            for (String field : sample.requestHeaders().keySet()) {
                if (FIELD.matcher(field).matches()
                        && answered.stream()
                                .allMatch(each -> each.requestHeaders().containsKey(field))
                        && samples.stream().anyMatch(each -> isRefusedWithout(field, each))) {
                    String value = sample.requestHeaders().get(field).toLowerCase(Locale.ROOT);
                    return new RequiredCredential(field, value.startsWith("basic"));
                }
            }
        }
        return new RequiredCredential(null, false);
    }

    private static boolean isRefusedWithout(String field, ExchangeSample sample) {
        return (sample.status() == UNAUTHORIZED || sample.status() == FORBIDDEN)
                && !sample.requestHeaders().containsKey(field);
    }

    /** Adds the security scheme to a description and requires it for all operations. */
    void require(JsonObject.Builder description) {
        if (field == null) {
            return;
        }
        JsonObject.Builder scheme = JsonObject.builder();
        if (field.equals("authorization")) {
            scheme.put("type", "http").put("scheme", isBasic ? "basic" : "bearer");
        } else {
            scheme.put("type", "apiKey").put("in", "header").put("name", field);
        }
        description.put(
                "components",
                JsonObject.builder()
                        .put(
                                "securitySchemes",
                                JsonObject.builder()
                                        .put("credential", scheme.build())
                                        .build())
                        .build());
        description.put(
                "security",
                JsonArray.of(
                        JsonObject.builder().put("credential", JsonArray.EMPTY).build()));
    }
}
