package dev.ectype.compiler.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the reply of a successful operation.
 *
 * @param response the declared response, or null without one
 * @param media the media type of the body, or null without a body
 */
public record SuccessReply(
        int status, @Nullable Response response, @Nullable Media media) {
    /**
     * Chooses 201 for an operation that creates, else the lowest declared 2xx, else 3xx, else {@code default} as 200.
     */
    public static SuccessReply of(Endpoint endpoint, boolean creates) {
        Response chosen = creates ? withStatus(endpoint.responses(), "201") : null;
        chosen = chosen == null ? lowest(endpoint.responses(), '2') : chosen;
        chosen = chosen == null ? lowest(endpoint.responses(), '3') : chosen;
        chosen = chosen == null ? withStatus(endpoint.responses(), "default") : chosen;
        return chosen == null ? new SuccessReply(200, null, null) : of(chosen, creates);
    }

    /**
     * Chooses the reply of an operation without effect: the response marked as usual, even an error, else the success.
     */
    public static SuccessReply ofNothingDone(Endpoint endpoint) {
        for (Response response : endpoint.responses()) {
            if (response.usual() && response.status().matches("[2-5]\\d\\d")) {
                return of(response, false);
            }
        }
        return of(endpoint, false);
    }

    /** Chooses the reply of a replacement without a creation: not 201, unless there is no other. */
    public static SuccessReply ofReplacement(Endpoint endpoint) {
        List<Response> others = endpoint.responses().stream()
                .filter(response -> !response.status().equals("201"))
                .toList();
        Response chosen = lowest(others, '2');
        return chosen == null ? of(endpoint, false) : of(chosen, false);
    }

    /** Returns the JSON media type, else the first. */
    public static @Nullable Media preferred(List<Media> media) {
        for (Media candidate : media) {
            if (candidate.isJson()) {
                return candidate;
            }
        }
        return media.isEmpty() ? null : media.get(0);
    }

    private static SuccessReply of(Response response, boolean creates) {
        int status = number(response.status(), creates);
        boolean bodiless = status == 204 || status == 205 || status == 304;
        return new SuccessReply(status, response, bodiless ? null : preferred(response.media()));
    }

    private static int number(String status, boolean creates) {
        if (status.equals("default")) {
            return 200;
        }
        String digits = status.replace('X', '0').replace('x', '0');
        boolean any = creates && digits.equals("200") && !digits.equals(status);
        return any ? 201 : Integer.parseInt(digits);
    }

    private static @Nullable Response lowest(List<Response> responses, char hundred) {
        Response lowest = null;
        for (Response response : responses) {
            boolean fits = response.status().length() == 3 && response.status().charAt(0) == hundred;
            if (fits && (lowest == null || response.status().compareTo(lowest.status()) < 0)) {
                lowest = response;
            }
        }
        return lowest;
    }

    private static @Nullable Response withStatus(List<Response> responses, String status) {
        for (Response response : responses) {
            if (response.status().equalsIgnoreCase(status)) {
                return response;
            }
        }
        return null;
    }
}
