package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.recording.ExchangeTextSearch;
import dev.ectype.controlplane.recording.RecordedExchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Represents an exchange on its page.
 *
 * @param url the URL with marked matches of the search
 */
public record ExchangeView(
        RecordedExchange exchange,
        List<TextPart> url,
        StatusBadge status,
        List<Header> requestHeaders,
        BodyView requestBody,
        List<Header> responseHeaders,
        BodyView responseBody) {
    private static final String TYPE = "content-type";

    /** Represents a header field. */
    public record Header(String name, List<TextPart> value) {}

    /**
     * Converts an exchange.
     *
     * @param search the search whose matches are marked; null if there is none
     */
    static ExchangeView of(RecordedExchange exchange, @Nullable ExchangeTextSearch search) {
        return new ExchangeView(
                exchange,
                TextPart.of(exchange.url(), search),
                StatusBadge.of(exchange.status()),
                headers(exchange.requestHeaders(), search),
                BodyView.of(exchange.requestBody(), type(exchange.requestHeaders()), search),
                headers(exchange.responseHeaders(), search),
                BodyView.of(exchange.responseBody(), type(exchange.responseHeaders()), search));
    }

    private static List<Header> headers(JsonNode members, @Nullable ExchangeTextSearch search) {
        List<Header> headers = new ArrayList<>();
        members.properties()
                .forEach(member -> values(member.getValue())
                        .forEach(value -> headers.add(new Header(member.getKey(), TextPart.of(value, search)))));
        return headers;
    }

    private static List<String> values(JsonNode header) {
        return header.isArray()
                ? header.valueStream().map(value -> value.asString("")).toList()
                : List.of(header.asString(""));
    }

    private static @Nullable String type(JsonNode headers) {
        return headers.propertyStream()
                .filter(member -> member.getKey().toLowerCase(Locale.ROOT).equals(TYPE))
                .flatMap(member -> values(member.getValue()).stream())
                .findFirst()
                .orElse(null);
    }
}
