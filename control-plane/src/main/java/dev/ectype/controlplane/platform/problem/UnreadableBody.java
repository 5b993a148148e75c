package dev.ectype.controlplane.platform.problem;

import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.text.RejectedText;
import java.util.stream.Collectors;
import org.springframework.http.converter.HttpMessageNotReadableException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Describes the error of an unreadable body and its location. */
final class UnreadableBody {
    private UnreadableBody() {}

    static ServiceException of(HttpMessageNotReadableException unreadable) {
        Throwable cause = unreadable.getCause();
        for (Throwable at = cause; at != null; at = at.getCause()) {
            if (at instanceof ServiceException known) {
                return known;
            }
        }
        return cause instanceof JacksonException unread ? of(unread) : missing();
    }

    /** Describes a JSON syntax error. */
    static ServiceException of(JacksonException cause) {
        if (cause instanceof UnrecognizedPropertyException unknown) {
            return InvalidRequest.of(path(unknown), "unknown", "is an unknown member; remove it");
        } else if (cause instanceof RejectedText text) {
            return InvalidRequest.of(path(text), "text", RejectedText.MESSAGE);
        } else if (cause instanceof InvalidFormatException format) {
            return InvalidRequest.of(
                    path(format),
                    "type",
                    "\"" + Excerpt.of(String.valueOf(format.getValue())) + "\" is not an allowed value or format");
        } else if (cause instanceof DatabindException databind
                && !databind.getPath().isEmpty()) {
            return InvalidRequest.of(path(databind), "type", "has the wrong type");
        }
        TokenStreamLocation location = cause.getLocation();
        return new InvalidRequest("The body is not a JSON object as described"
                + (location == null
                        ? "."
                        : ": line " + location.getLineNr() + ", column " + location.getColumnNr() + "."));
    }

    private static ServiceException missing() {
        return new InvalidRequest("The request needs a body: a JSON object as described in /openapi.json.");
    }

    private static String path(DatabindException exception) {
        return exception.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining("."))
                .replace(".[", "[");
    }
}
