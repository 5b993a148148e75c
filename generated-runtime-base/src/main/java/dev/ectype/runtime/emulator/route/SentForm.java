package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.http.Request;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a form says, which many clients send where others write a query. */
public final class SentForm {
    private static final String FORM = "application/x-www-form-urlencoded";

    private SentForm() {}

    /** The form that a request carries, as it was sent, or the empty text. */
    public static String of(Request request) {
        @Nullable String type = request.header("content-type");
        boolean form = type != null && type.strip().toLowerCase(Locale.ROOT).startsWith(FORM);
        return form ? request.body().text() : "";
    }
}
