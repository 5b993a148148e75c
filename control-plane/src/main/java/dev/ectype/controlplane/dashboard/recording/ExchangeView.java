package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.recording.RecordedExchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Represents an exchange on its page. */
public record ExchangeView(
        RecordedExchange exchange,
        StatusBadge status,
        List<Header> requestHeaders,
        BodyView requestBody,
        List<Header> responseHeaders,
        BodyView responseBody) {
    private static final String TYPE = "content-type";

    /** Represents a header field. */
    public record Header(String name, String value) {}

    static ExchangeView of(RecordedExchange exchange) {
        List<Header> request = headers(exchange.requestHeaders());
        List<Header> response = headers(exchange.responseHeaders());
        return new ExchangeView(
                exchange,
                StatusBadge.of(exchange.status()),
                request,
                BodyView.of(exchange.requestBody(), type(request)),
                response,
                BodyView.of(exchange.responseBody(), type(response)));
    }

    private static List<Header> headers(JsonNode members) {
        List<Header> headers = new ArrayList<>();
        members.properties().forEach(member -> {
            if (member.getValue().isArray()) {
                member.getValue().forEach(value -> headers.add(new Header(member.getKey(), value.asString(""))));
            } else {
                headers.add(new Header(member.getKey(), member.getValue().asString("")));
            }
        });
        return headers;
    }

    private static @Nullable String type(List<Header> headers) {
        return headers.stream()
                .filter(header -> header.name().toLowerCase(Locale.ROOT).equals(TYPE))
                .map(Header::value)
                .findFirst()
                .orElse(null);
    }
}
