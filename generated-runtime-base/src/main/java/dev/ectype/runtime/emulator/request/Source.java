package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.route.SentForm;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The named values of one request, each sort parsed when it is first asked for. */
public final class Source {
    private final Request request;
    private @Nullable Pairs query;
    private @Nullable Pairs cookies;

    public Source(Request request) {
        this.request = request;
    }

    public Request request() {
        return request;
    }

    /** Takes what a form says as if the query said it. */
    void takeForm() {
        String form = SentForm.of(request);
        if (!form.isEmpty()) {
            query = Pairs.parse(request.query().isEmpty() ? form : request.query() + "&" + form);
        }
    }

    public Pairs query() {
        Pairs known = query;
        if (known == null) {
            known = Pairs.parse(request.query());
            query = known;
        }
        return known;
    }

    Pairs cookies() {
        Pairs known = cookies;
        if (known == null) {
            known = Pairs.cookies(request.headers("cookie"));
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
