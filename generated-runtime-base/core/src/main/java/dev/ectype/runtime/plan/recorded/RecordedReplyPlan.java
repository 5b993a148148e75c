package dev.ectype.runtime.plan.recorded;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds a recorded reply of an operation that no write affects, and the request that it belongs to.
 *
 * @param path the values of the path parameters
 * @param query the query parameters in order
 * @param sent the body of the request, or null without a structured one
 * @param location the address in {@code Location}, or null
 * @param mediaType the media type of the body, or null without a body
 * @param text the body, or null if the reply is generated
 */
public record RecordedReplyPlan(
        Map<String, String> path,
        List<Pair> query,
        @Nullable Document sent,
        int status,
        @Nullable String location,
        @Nullable String mediaType,
        @Nullable String text) {
    public RecordedReplyPlan {
        query = List.copyOf(query);
    }

    /** Holds a query parameter. */
    public record Pair(String name, String value) {}

    public static RecordedReplyPlan of(PlanObjectReader fields) {
        Map<String, String> path = new LinkedHashMap<>();
        fields.part("path")
                .object()
                .members()
                .forEach(member -> path.put(member.name(), member.value().text()));
        return new RecordedReplyPlan(
                path,
                fields.list("query", pair -> new Pair(pair.text("name"), pair.text("value"))),
                fields.object().member("sent"),
                fields.number("status"),
                fields.optionalText("location"),
                fields.optionalText("mediaType"),
                fields.optionalText("text"));
    }
}
