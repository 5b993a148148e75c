package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads the fields of a form. The servlet container would read the body without the limits of this service, and would mix the fields with
 * those of the query.
 */
public final class FormFields {
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final int MOST = 50;

    private FormFields() {}

    /** Returns the fields of a form by name; a repeated field is rejected. */
    public static SortedMap<String, String> of(HttpServletRequest request) throws IOException {
        String type = String.valueOf(request.getContentType()).toLowerCase(Locale.ROOT);
        if (!type.equals(FORM) && !type.startsWith(FORM + ";")) {
            throw new ServiceException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE, "Send the form as " + FORM + ", not " + Excerpt.of(type) + ".");
        }
        SortedMap<String, String> fields = new TreeMap<>();
        String body = new String(request.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        for (String field : body.split("&")) {
            int end = field.indexOf('=');
            String name = decode(end < 0 ? field : field.substring(0, end));
            if (!name.isEmpty() && fields.put(name, end < 0 ? "" : decode(field.substring(end + 1))) != null) {
                throw InvalidRequest.of(Excerpt.of(name), "unique", "is repeated; send it once");
            } else if (fields.size() > MOST) {
                throw new InvalidRequest("The form has more than " + MOST + " fields.");
            }
        }
        return fields;
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new InvalidRequest("The form has broken percent-encoding.");
        }
    }
}
