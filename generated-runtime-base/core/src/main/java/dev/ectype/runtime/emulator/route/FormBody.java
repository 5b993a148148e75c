package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.http.Request;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the text of a form, which many clients send instead of a query. */
public final class FormBody {
    private static final String FORM = "application/x-www-form-urlencoded";

    private FormBody() {}

    /** Returns the encoded form of a request, or the empty text. */
    public static String textOf(Request request) {
        @Nullable String type = request.header("content-type");
        boolean form = type != null && type.strip().toLowerCase(Locale.ROOT).startsWith(FORM);
        return form ? request.body().text() : "";
    }
}
