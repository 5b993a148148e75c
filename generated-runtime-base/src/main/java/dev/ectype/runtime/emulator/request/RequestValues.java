package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.FormBody;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.binding.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The named values of one request, each sort parsed when it is first asked for. */
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

    /** Takes what a form says as if the query said it. */
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
