package dev.ectype.runtime.emulator.route;

import dev.ectype.runtime.http.Request;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a form says, which many clients send where others write a query. */
public final class FormBody {
    private static final String FORM = "application/x-www-form-urlencoded";

    private FormBody() {}

    /** The form that a request carries, as it was sent, or the empty text. */
    public static String textOf(Request request) {
        @Nullable String type = request.header("content-type");
        boolean form = type != null && type.strip().toLowerCase(Locale.ROOT).startsWith(FORM);
        return form ? request.body().text() : "";
    }
}
