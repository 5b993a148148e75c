package dev.ectype.launcher.judge.description;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Describes one operation as its description declares it.
 *
 * @param method the HTTP method, or the label of another protocol
 * @param segments the segments of the path with parameters in braces; empty in other protocols
 */
public record DescribedOperation(Endpoint endpoint, String method, List<String> segments) {
    private static final Pattern PARAMETER = Pattern.compile("\\{([^}]*)}");

    public DescribedOperation {
        segments = List.copyOf(segments);
    }

    static DescribedOperation of(Endpoint endpoint) {
        List<String> segments = new ArrayList<>();
        String path = endpoint.binding().path();
        if (path != null && endpoint.binding().isHttp()) {
            for (String segment : path.split("/")) {
                if (!segment.isEmpty()) {
                    segments.add(segment);
                }
            }
        }
        return new DescribedOperation(endpoint, endpoint.binding().label(), segments);
    }

    public EndpointId id() {
        return endpoint.id();
    }

    public SourceLocation location() {
        return endpoint.location();
    }

    public boolean isHttp() {
        return endpoint.binding().isHttp() && !segments.isEmpty();
    }

    public String path() {
        return "/" + String.join("/", segments);
    }

    /** Returns the path with empty braces, which is equal for operations of the same path. */
    public String shape() {
        return shape(segments.size());
    }

    /** Returns the shape of the first segments. */
    public String shape(int length) {
        return PARAMETER
                .matcher("/" + String.join("/", segments.subList(0, length)))
                .replaceAll("{}");
    }

    /** Returns whether the path ends with a parameter. */
    public boolean endsWithParameter() {
        return !segments.isEmpty() && isParameter(segments.size() - 1);
    }

    /** Returns whether a segment is one parameter and nothing else. */
    public boolean isParameter(int index) {
        return segments.get(index).matches("\\{[^{}]*}");
    }

    /** Returns the parameter of a segment, or null for a literal. */
    public @Nullable String parameter(int index) {
        Matcher matcher = PARAMETER.matcher(segments.get(index));
        return matcher.find() ? matcher.group(1) : null;
    }

    /** Returns the last parameter of the path, or null. */
    public @Nullable String lastParameter() {
        int index = lastParameterIndex();
        return index < 0 ? null : parameter(index);
    }

    public int lastParameterIndex() {
        for (int index = segments.size() - 1; index >= 0; index--) {
            if (parameter(index) != null) {
                return index;
            }
        }
        return -1;
    }

    /** Returns the last literal of the path without a parameter, or an empty text. */
    public String lastLiteral() {
        for (int index = segments.size() - 1; index >= 0; index--) {
            if (parameter(index) == null) {
                return segments.get(index);
            }
        }
        return "";
    }

    /** Returns the literal after the last parameter: {@code cancel} of {@code /events/{id}/cancel} or {@code /events/{id}:cancel}; else empty. */
    public String suffix() {
        if (segments.isEmpty()) {
            return "";
        }
        String last = segments.get(segments.size() - 1);
        int colon = last.lastIndexOf(':');
        if (colon > 0) {
            return last.substring(colon + 1);
        }
        int index = lastParameterIndex();
        return index >= 0 && index == segments.size() - 2 ? last : "";
    }

    public @Nullable TypeRef replyType() {
        Media media = SuccessReply.of(endpoint, method.equals("POST")).media();
        return media == null ? null : media.type();
    }

    public @Nullable TypeRef bodyType() {
        Media media = endpoint.body() == null
                ? null
                : SuccessReply.preferred(endpoint.body().media());
        return media == null ? null : media.type();
    }

    /** Returns the summary, the description and the identifier as one text. */
    public String text() {
        String summary = endpoint.text().summary();
        String description = endpoint.text().description();
        return (summary == null ? "" : summary) + ". " + (description == null ? "" : description);
    }
}
