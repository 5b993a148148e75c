package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.FormBody;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.binding.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the query parameters and cookies of a request, each parsed on first use. */
public final class RequestValues {
    private final Request request;
    private @Nullable NameValuePairs query;
    private @Nullable NameValuePairs cookies;

    public RequestValues(Request request) {
        this.request = request;
    }

    public Request request() {
        return request;
    }

    /** Adds the values of a form to the query. */
    void takeForm() {
        String form = FormBody.textOf(request);
        if (!form.isEmpty()) {
            query = NameValuePairs.parse(request.query().isEmpty() ? form : request.query() + "&" + form);
        }
    }

    public NameValuePairs query() {
        NameValuePairs known = query;
        if (known == null) {
            known = NameValuePairs.parse(request.query());
            query = known;
        }
        return known;
    }

    NameValuePairs cookies() {
        NameValuePairs known = cookies;
        if (known == null) {
            known = NameValuePairs.cookies(request.headers("cookie"));
            cookies = known;
        }
        return known;
    }

    List<String> texts(Location in, String name) {
        return switch (in) {
            case QUERY -> query().all(name);
            case COOKIE -> cookies().all(name);
            case HEADER -> request.headers(name);
            case PATH -> List.of();
        };
    }
}
